import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { findPack, refreshWords } from "#app/i18n/packs.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";
import { formErrorIn, valueOf } from "../support/html.ts";

/** A KV that fails at every read. */
const downKv = new Proxy(env.CONTENT, {
  get: () => () => Promise.reject(new Error("KV is down")),
});

test("while D1 fails, a guest gets no thanks, keeps what was typed, and may send the same form again", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const fields = { key: crypto.randomUUID(), name: "Կարեն", response: "Yes", guestsNumber: "2" };
  await env.DB.prepare("ALTER TABLE replies RENAME TO replies_away").run();
  try {
    const refused = await post(`/${invitation.path}/reply`, fields);
    expect(refused.status).toBe(503);
    expect(refused.headers.has("Set-Cookie")).toBe(false);
    const html = await refused.text();
    expect(html).not.toContain("data-reply-sent");
    expect(valueOf(html, "name")).toBe("Կարեն");
    expect(valueOf(html, "key")).toBe(fields.key);
    expect(formErrorIn(html)).toMatch(/^\*/);
  } finally {
    await env.DB.prepare("ALTER TABLE replies_away RENAME TO replies").run();
  }
  expect((await post(`/${invitation.path}/reply`, fields)).status).toBe(303);
});

test("an invitation that was read once survives a failing KV, whatever happens to others", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  await findInvitation(env.CONTENT, invitation.path);
  expect(await findInvitation(downKv, invitation.path)).toMatchObject({ path: invitation.path });
  await expect(findInvitation(downKv, "wedding/never-read")).rejects.toThrow("KV is down");
});

test("language packs survive a failing KV, from the last good copy or the built one", async () => {
  expect(await findPack(downKv, "ru", "form")).toHaveProperty("send");
});

test("the interface's texts follow KV within a minute and survive its failure", async () => {
  await env.CONTENT.put("locale:en:form", JSON.stringify({ send: "Send it off" }));
  advanceClock();
  await refreshWords(env.CONTENT);
  advanceClock();
  await refreshWords(downKv);
  const t = await translatorFor(downKv, "en");
  expect(t("form:send")).toBe("Send it off");
  // A key that the published pack lacks comes from the built one.
  expect(t("form:fields.name")).toBe("Full name");
});

test("a reply is taken while its mail waits, and the page still opens with the couple's pages down", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  expect((await open(`/${invitation.path}`)).status).toBe(200);
  const sent = await post(`/${invitation.path}/reply`, {
    key: crypto.randomUUID(),
    name: "Նարե",
    response: "No",
  });
  expect(sent.status).toBe(303);
  const row = await env.DB.prepare("SELECT state FROM outbox WHERE invitation = ?")
    .bind(invitation.path)
    .first<{ state: string }>();
  expect(["pending", "sending"]).toContain(row?.state);
});
