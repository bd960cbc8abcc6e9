import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, languageOf, parse, textOf } from "../support/html.ts";
import { open } from "../support/site.ts";

test("the page to keep is whole without script, without a form, and has the wishes", async () => {
  const { invitation, token } = await weddingWithDashboard({
    music: { src: `media/${"b".repeat(32)}/whole.mp3` },
  });
  const { path } = invitation;
  const key = await reply(path, { name: "Mariam", message: "Be happy" });
  await env.DB.prepare(
    `INSERT INTO wishes (reply_id, invitation, text, language, created_at, updated_at)
     SELECT id, invitation, 'What a day', 'en', 1, 1 FROM replies WHERE key = ?1`,
  )
    .bind(key)
    .run();
  const couple = await enterDashboard(token);
  for (const [language, tag] of [
    ["am", "hy"],
    ["ru", "ru"],
  ]) {
    const response = await open(`/replies/keepsake?language=${language}`, couple);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(languageOf(html)).toBe(tag);
    expect(countOf(html, "script, form, [data-opening], .countdown")).toBe(0);
    expect(parse(html).querySelector(".wall-of-wishes")?.textContent).toContain("What a day");
    expect(html).toContain("@font-face");
  }
  expect((await open("/replies/keepsake?language=nl", couple)).status).toBe(404);
  expect((await open("/replies/keepsake?language=am")).status).toBe(404);

  const archive = await (await open("/replies/archive?lng=en", couple)).text();
  expect(attributesOf(archive, ".archive-parts a", "href")).toEqual([
    "/replies/keepsake?language=am",
    "/replies/keepsake?language=en",
    "/replies/keepsake?language=ru",
    "/replies.xlsx",
    "/replies.csv",
    `/media/${"b".repeat(32)}/whole.mp3`,
  ]);
  expect(textOf(archive)).toContain("We keep this data until");
});
