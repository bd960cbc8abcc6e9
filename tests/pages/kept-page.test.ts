import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  formKeyHeader,
  keptNote,
  keptPageOf,
  withoutNetwork,
} from "#app/guest/script/kept-pages.ts";
import { attributesOf, valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, post } from "../support/site.ts";

test("without a network a kept page says that it was kept, and its form has a key of its own", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const page = await open(`/${path}`);
  const html = await page.text();
  const key = page.headers.get(formKeyHeader);
  expect(keptPageOf(page.headers)?.path).toBe(`/${path}`);
  expect([valueOf(html, "key"), attributesOf(html, "p", "data-kept")]).toEqual([
    key,
    [keptNote.sent],
  ]);

  const kept = withoutNetwork(html, key, "another-key");
  expect(valueOf(kept, "key")).toBe("another-key");
  expect(attributesOf(kept, "p", "data-kept")).toEqual([keptNote.kept]);
  const changed = [keptNote.sent, keptNote.kept, String(key), "another-key"];
  const rest = (text: string) => changed.reduce((left, part) => left.replaceAll(part, ""), text);
  expect(rest(kept)).toBe(rest(html));
});

test("a page with a guest's own answer keeps its form's key without a network", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const sent = await post(`/${path}`, goodReply());
  const Cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const page = await open(`/${path}`, { Cookie });
  expect(keptPageOf(page.headers)).not.toBeNull();
  expect(page.headers.get(formKeyHeader)).toBeNull();
});

test("no phone keeps a design's page", async () => {
  const slug = "4010";
  await publish(env.CONTENT, weddingOf({ kind: "templates", slug, path: `templates/${slug}` }));
  const page = await open(`/templates/${slug}`);
  expect([page.status, keptPageOf(page.headers)]).toEqual([200, null]);
});
