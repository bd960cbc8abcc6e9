import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findInvitation } from "#app/features/invitation/data.server.ts";
import { listMissing } from "#app/i18n/missing-data.server.ts";
import { saveMissing } from "#app/i18n/missing-mutations.server.ts";
import { findPack, refreshWords } from "#app/i18n/packs.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { retryWhileLocked, withLockRetry } from "../../cli/lock-retry.ts";
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
    const refused = await post(`/${invitation.path}`, fields);
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
  expect((await post(`/${invitation.path}`, fields)).status).toBe(303);
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
  const sent = await post(`/${invitation.path}`, {
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

/** The database with batches that first fail with the given errors and then work. */
function failing(errors: string[]): D1Database {
  return new Proxy(env.DB, {
    get: (db, key) => {
      if (key !== "batch") return Reflect.get(db, key, db).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        const error = errors.shift();
        if (error) throw new Error(error);
        return db.batch(statements);
      };
    },
  });
}

test("a staff command waits for a file that the site has locked, and does its work once", async () => {
  const locked = ["D1_ERROR: database is locked: SQLITE_BUSY", "internal error; reference = a1"];
  const pack = { language: "ru", namespace: "form" } as const;
  await saveMissing(withLockRetry(failing(locked)), pack, [["a.key", "A text"]], 1);
  expect(await listMissing(env.DB)).toMatchObject([{ key: "a.key", count: 1 }]);

  const opening = ["The Workers runtime failed to start: database is locked: SQLITE_BUSY"];
  const opened = retryWhileLocked(async () => {
    const fault = opening.pop();
    if (fault) throw new Error(fault);
    return "open";
  });
  expect(await opened).toBe("open");

  const faults = ["D1_ERROR: UNIQUE constraint failed", "not asked again"];
  const refused = saveMissing(withLockRetry(failing(faults)), pack, [["a.key", "A text"]], 1);
  await expect(refused).rejects.toThrow("UNIQUE");
  expect(faults).toEqual(["not asked again"]);
});
