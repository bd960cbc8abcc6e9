import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { composeExportMail } from "#app/domain/reply/export/mail.server.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { rememberReply } from "#app/domain/reply/session.server.ts";
import { composeReplyMessage } from "#app/domain/reply/message.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard, programOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { open, origin } from "../support/site.ts";
import { attributesOf, textsOf } from "../support/html.ts";

const { DASHBOARD_SECRET, REPLY_SECRET } = requireSettings(env, [
  "DASHBOARD_SECRET",
  "REPLY_SECRET",
]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  dashboardSecret: DASHBOARD_SECRET,
  now: Date.now,
};

let wedding: PublishedInvitation;
let token = "";
let brokenKey = "";

/** Three replies; the middle one has values that another release may have stored. */
beforeAll(async () => {
  const published = await weddingWithDashboard({
    sections: [
      { type: "venue", programmeItem: "church-ceremony", name: { am: "Եկեղեցի" } },
      { type: "reply" },
    ],
    reply: {
      recipients: "default",
      defaultEmail: "couple@example.com",
      fields: ["guestsNumber", "children", "attending"],
      guests: { max: 5 },
      response: "yes-or-no",
      letters: "any",
    },
  });
  ({ invitation: wedding, token } = published);
  const recipients = ["couple@example.com"];
  const at = Date.now() - 3_600_000;
  await reply(wedding.path, { name: "Գոհար", attending: ["church"], recipients }, at);
  brokenKey = await reply(
    wedding.path,
    { name: "Կարեն", attending: ["church"], recipients },
    at + 1,
  );
  await reply(wedding.path, { name: "Վարդուհի", children: 1, recipients }, at + 2);
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE replies SET attending = 'church moon', children = 'many', language = 'xx', updated_at = 1e300 WHERE key = ?`,
    ).bind(brokenKey),
    env.DB.prepare(
      `UPDATE reply_revisions SET attending = 'church moon', children = 'many', language = 'xx'
       WHERE reply_id = (SELECT id FROM replies WHERE key = ?)`,
    ).bind(brokenKey),
  ]);
});

async function rowsOf(): Promise<OutboxRow[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE invitation = ? AND kind = 'reply' ORDER BY created_at`,
  )
    .bind(wedding.path)
    .all<OutboxRow>();
  return results;
}

test("the dashboard lists each reply, and its page says which fields cannot be read", async () => {
  const couple = await enterDashboard(token);
  const list = await open("/replies?lng=en", couple);
  expect(list.status).toBe(200);
  const html = await list.text();
  expect(textsOf(html, ".entries bdi")).toEqual(["Վարդուհի", "Կարեն", "Գոհար"]);
  const [, broken = ""] = attributesOf(html, ".entries a", "href");
  const page = await (await open(`${broken}?lng=en`, couple)).text();
  expect(textsOf(page, ".note")[0]).toContain("Can’t be shown here: Children, Where.");
});

test("the table has each answer, and a question mark where one cannot be read", async () => {
  const table = await open("/replies.csv?lng=en", await enterDashboard(token));
  expect(table.status).toBe(200);
  const lines = (await table.text()).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^"Կարեն","Yes",2,"\?","\?"/);
  expect(lines[3]).toContain('"at the church"');
});

test("the API returns each reply, and which fields of one cannot be read", async () => {
  const answer = await open("/api/replies", await programOf(wedding.path));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    totals: { answers: 3, yes: 3 },
    replies: [
      { name: "Վարդուհի", children: 1 },
      { name: "Կարեն", attending: null, unreadable: ["children", "attending"] },
      { name: "Գոհար", attending: ["church"] },
    ],
  });
});

test("each answer's mail and message are composed, and the export with all of them", async () => {
  const rows = await rowsOf();
  expect(rows).toHaveLength(3);
  const mails = await Promise.all(rows.map((row) => composeReplyMail(sources, row)));
  for (const [index, name] of ["Գոհար", "Կարեն", "Վարդուհի"].entries())
    expect(mails[index]?.text).toContain(name);
  expect(mails[1]?.text).toMatch(/\?$/m);
  expect(mails[0]?.text).not.toMatch(/\?$/m);
  for (const row of rows)
    expect((await composeReplyMessage(sources, { ...row, channel: "telegram" })).text).toBeTruthy();
  const [row] = rows;
  if (!row) throw new Error("no row");
  const exported = await composeExportMail(sources, { ...row, kind: "export" });
  for (const name of ["Գոհար", "Կարեն", "Վարդուհի"])
    expect(exported.attachment?.text).toContain(name);
});

test("the guest's own page opens", async () => {
  const request = new Request(origin);
  const set = await rememberReply(request, REPLY_SECRET, wedding.path, brokenKey, Date.now());
  const page = await open(`/${wedding.path}`, { Cookie: set.split(";")[0] ?? "" });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Կարեն");
});
