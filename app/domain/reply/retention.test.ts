import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeExportMail } from "#app/domain/reply/export/mail.server.ts";
import { deleteExpiredReplies } from "#app/domain/reply/retention.server.ts";
import { deletionsAtEnd } from "#app/studio/rights/rows.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { origin } from "../../../tests/support/site.ts";
import { firstReplyAt, reply, weddingWithDashboard } from "../../../tests/support/dashboard.ts";

const day = 24 * 60 * 60 * 1000;
const event = { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" };
const end = Date.UTC(2027, 11, 12, 11);
const guest = "Սևակ Այվազյան";

const { DASHBOARD_SECRET: dashboardSecret } = requireSettings(env, ["DASHBOARD_SECRET"]);
const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret, now: () => end };

function purgeAt(moment: number): Promise<void> {
  return deleteExpiredReplies({
    db: env.DB,
    kv: env.CONTENT,
    now: () => moment,
    deletions: deletionsAtEnd,
  });
}

async function exportsOf(invitation: string) {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ? AND kind = 'export'",
  )
    .bind(invitation)
    .all<OutboxRow>();
  return results;
}

async function markExports(invitation: string, state: "sent" | "dead"): Promise<void> {
  await env.DB.prepare("UPDATE outbox SET state = ?2 WHERE invitation = ?1 AND kind = 'export'")
    .bind(invitation, state)
    .run();
}

/** Number of rows of each table about an invitation. */
async function rowsOf(invitation: string) {
  const tables = ["replies", "outbox", "couple_links"];
  const counts = await Promise.all(
    tables.map((table) =>
      env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE invitation = ?`)
        .bind(invitation)
        .first<number>("n"),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]]));
}

function revisionsOf(name: string): Promise<number | null> {
  return env.DB.prepare("SELECT count(*) AS n FROM reply_revisions WHERE name = ?")
    .bind(name)
    .first<number>("n");
}

test("when an invitation ends its hosts get all replies once, as a table", async () => {
  const { invitation } = await weddingWithDashboard({ event });
  await reply(invitation.path, { name: guest, guestsNumber: 3 });
  await reply(invitation.path, { name: "Ivan Petrov", response: "No", guestsNumber: null });
  await purgeAt(end - 1);
  expect(await exportsOf(invitation.path)).toEqual([]);
  await purgeAt(end);
  await purgeAt(end + day);
  const rows = await exportsOf(invitation.path);
  expect(rows.map((row) => row.recipient)).toEqual([invitation.reply?.defaultEmail]);
  const mails = await Promise.all(rows.map((row) => composeExportMail(sources, row)));
  expect(mails[0]?.text).toContain(`${origin}/replies/`);
  expect(mails[0]?.attachment?.name).toBe(`replies-${invitation.path.replace("/", "-")}.csv`);
  for (const said of [guest, "Ivan Petrov", ",3,"])
    expect(mails[0]?.attachment?.text).toContain(said);
  for (const part of [mails[0]?.text, mails[0]?.html])
    expect(part).toContain("2028 թ. հունվարի 11-ին");
});

test("thirty days after the end all data of an invitation whose replies were exported are deleted", async () => {
  const { invitation } = await weddingWithDashboard({ event });
  const { invitation: later } = await weddingWithDashboard({
    event: { ...event, start: "2029-06-12T15:00" },
  });
  const name = `Guest ${invitation.slug}`;
  await reply(invitation.path, { name, recipients: ["couple@example.com"] });
  await reply(later.path, { recipients: ["couple@example.com"] });
  await purgeAt(end);
  await markExports(invitation.path, "sent");
  await purgeAt(end + 30 * day - 1);
  expect(await rowsOf(invitation.path)).toEqual({ replies: 1, outbox: 2, couple_links: 1 });
  await purgeAt(end + 30 * day);
  expect(await rowsOf(invitation.path)).toEqual({ replies: 0, outbox: 0, couple_links: 0 });
  expect(await revisionsOf(name)).toBe(0);
  expect(await rowsOf(later.path)).toEqual({ replies: 1, outbox: 1, couple_links: 1 });
});

test.each(["waits", "failed for good"])("replies whose export %s are kept", async (what) => {
  const { invitation } = await weddingWithDashboard({ event });
  await reply(invitation.path);
  await purgeAt(end);
  if (what === "failed for good") await markExports(invitation.path, "dead");
  await purgeAt(end + 300 * day);
  expect((await rowsOf(invitation.path)).replies).toBe(1);
});

test("an event that was moved after its export is exported again before anything is deleted", async () => {
  const { invitation } = await weddingWithDashboard({ event });
  await reply(invitation.path);
  await purgeAt(end);
  await markExports(invitation.path, "sent");
  const moved = { ...invitation, until: "2028-06-30" };
  await env.CONTENT.put(`invitation:${invitation.path}`, JSON.stringify(moved));
  await purgeAt(end + 60 * day);
  expect(await exportsOf(invitation.path)).toHaveLength(1);
  await purgeAt(Date.UTC(2028, 7, 15));
  expect(await exportsOf(invitation.path)).toHaveLength(2);
  expect((await rowsOf(invitation.path)).replies).toBe(1);
});

test("replies of an invitation that is taken down or unreadable are kept, and those of others are still deleted", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { invitation: gone } = await weddingWithDashboard({ event });
  const { invitation: broken } = await weddingWithDashboard({ event });
  const { invitation: ended } = await weddingWithDashboard({ event });
  for (const { path } of [gone, broken, ended]) await reply(path);
  await env.CONTENT.delete(`invitation:${gone.path}`);
  await env.CONTENT.put(`invitation:${broken.path}`, "{ broken");
  await purgeAt(end + 40 * day);
  expect((await rowsOf(gone.path)).replies).toBe(1);
  expect((await rowsOf(broken.path)).replies).toBe(1);
  expect(await exportsOf(ended.path)).toHaveLength(1);
  expect(log).toHaveBeenCalledWith("not purged", broken.path, expect.any(String));
});

test("the link of an ended invitation that nobody answered is deleted without a mail", async () => {
  const { invitation } = await weddingWithDashboard({ event });
  await purgeAt(end + 30 * day);
  expect(await rowsOf(invitation.path)).toEqual({ replies: 0, outbox: 0, couple_links: 0 });
});

test("replies from before a page was a demo are deleted a month later, without a mail", async () => {
  const name = "Տիգրան Սահակյան";
  const { invitation } = await weddingWithDashboard({ event, demo: true });
  await reply(invitation.path, { name, recipients: ["demo@example.com"] });
  await purgeAt(firstReplyAt + 30 * day);
  expect(await rowsOf(invitation.path)).toEqual({ replies: 1, outbox: 0, couple_links: 1 });
  await purgeAt(firstReplyAt + 30 * day + 1);
  expect(await rowsOf(invitation.path)).toEqual({ replies: 0, outbox: 0, couple_links: 1 });
  expect(await revisionsOf(name)).toBe(0);
  expect(await exportsOf(invitation.path)).toEqual([]);
});
