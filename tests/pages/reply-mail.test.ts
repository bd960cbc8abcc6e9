import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { revokeLinks } from "#app/domain/couple-link/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { firstReplyAt, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { storedPassword } from "../support/gate.ts";
import { publish } from "../support/invitations.ts";
import { origin, open } from "../support/site.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
const recipients = ["couple@example.com"];
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  dashboardSecret: DASHBOARD_SECRET,
  now: Date.now,
};

/** The waiting mails to an invitation's couple, the earliest revision first. */
async function mailsOf(invitation: string) {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ? ORDER BY reference",
  )
    .bind(invitation)
    .all<OutboxRow>();
  return Promise.all(results.map((row) => composeReplyMail(sources, row)));
}

test("the couple's mail is in Armenian, whatever the guest's language", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { guestsNumber: 4, response: "Yes" });
  await reply(invitation.path, {
    name: "Ivan Petrov",
    language: "ru",
    guestsNumber: 3,
    emailTo: "bride",
    recipients,
  });
  const [mail] = await mailsOf(invitation.path);
  expect(mail?.to).toBe("couple@example.com");
  expect(mail?.subject).toBe("Մասնակցության հաստատում՝ Ivan Petrov");
  for (const part of [mail?.text, mail?.html]) {
    for (const said of [
      "Արման և Աննա",
      "Ivan Petrov",
      "Այո",
      "3",
      "Հարսի",
      "Русский",
      "2027 թ. հունվարի 15-ին",
      "12:00",
      "7",
    ])
      expect(part).toContain(said);
  }
  expect(mail?.html).toContain('<html lang="hy">');
});

test("the mail says that a guest cannot come", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { response: "No", guestsNumber: null, recipients });
  const [mail] = await mailsOf(invitation.path);
  expect(mail?.text).toMatch(/ – Ոչ$/m);
  expect(mail?.html).toContain(">Ոչ<");
  expect(mail?.html).not.toContain("Այո");
});

test("a changed reply is marked as such, with the former values", async () => {
  const { invitation } = await weddingWithDashboard();
  const key = await reply(invitation.path, { guestsNumber: 3, recipients });
  await reply(invitation.path, { key, response: "No", guestsNumber: null, recipients });
  const [first, changed] = await mailsOf(invitation.path);
  expect(first?.subject).not.toContain("փոփոխված");
  expect(first?.text).toMatch(/ – Այո$/m);
  expect(first?.text).not.toContain("նախկինում");
  expect(changed?.subject).toContain("փոփոխված");
  expect(changed?.text).toMatch(/ – Ոչ \(նախկինում՝ Այո\)$/m);
  expect(changed?.text).toMatch(/ – նշված չէ \(նախկինում՝ 3\)$/m);
  expect(changed?.html).toContain("նախկինում՝ Այո");
  expect(changed?.text).not.toContain("նախկինում՝ Անի");
});

test("the mail leads to the replies, as long as the couple's link stands", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients });
  const [mail] = await mailsOf(invitation.path);
  const link = new RegExp(`${origin}(/replies/\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.html).toContain(`href="${origin}${link}"`);
  expect((await open(link)).status).toBe(303);

  await revokeLinks(env.DB, invitation.path, firstReplyAt);
  expect((await open(link)).status).toBe(404);
  const [later] = await mailsOf(invitation.path);
  expect(later?.text).not.toContain("/replies/");
  expect(later?.html).not.toContain("<a ");
});

test("what a guest wrote stays text in the mail", async () => {
  const { invitation } = await weddingWithDashboard();
  const name = `<img src=x onerror="alert('1')"> \${7*7} & =HYPERLINK("http://x")`;
  await reply(invitation.path, { name, recipients });
  const [mail] = await mailsOf(invitation.path);
  expect(mail?.text).toContain(name);
  expect(mail?.html).not.toContain("<img");
  expect(mail?.html).toContain(
    "&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt; ${7*7} &amp; =HYPERLINK(&quot;http://x&quot;)",
  );
});

test("the mail wears the invitation's colours, initials and picture; behind a password no picture", async () => {
  const hash = "0".repeat(32);
  const { invitation } = await weddingWithDashboard();
  const picture = `og/${invitation.path}/${hash}/am.png`;
  await publish(env.CONTENT, { ...invitation, preview: { am: picture } });
  await reply(invitation.path, { recipients });
  const [mail] = await mailsOf(invitation.path);
  expect(mail?.html).toContain(`src="${origin}/${picture}"`);
  expect(mail?.html).toContain("Ա · Ա");
  expect(mail?.html).toContain(paletteOf(invitation.theme).paper.accent);
  const gated = { ...invitation, preview: { am: picture }, access: { password: storedPassword } };
  await publish(env.CONTENT, gated);
  expect((await mailsOf(invitation.path))[0]?.html).not.toContain("src=");
});

test("the mail loads nothing but that picture", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients });
  const [mail] = await mailsOf(invitation.path);
  expect(mail?.html).not.toMatch(/\bsrc=|url\(|<link|<script|@import/);
});

test("a reply is mailed also when its invitation is no longer published, or cannot be read", async () => {
  const { invitation } = await weddingWithDashboard();
  await reply(invitation.path, { recipients });
  await env.CONTENT.delete(`invitation:${invitation.path}`);
  expect((await mailsOf(invitation.path))[0]?.text).toContain(invitation.path);
  await env.CONTENT.put(`invitation:${invitation.path}`, "{ broken");
  expect((await mailsOf(invitation.path))[0]?.text).toContain("Անի Պետրոսյան");
});

test("a row without a subject is an error, not an empty mail", async () => {
  const row: OutboxRow = {
    id: "1",
    channel: "mail",
    kind: "reply",
    reference: `${crypto.randomUUID()}:1`,
    invitation: "wedding/none",
    recipient: "x@example.com",
    attempts: 1,
  };
  await expect(composeReplyMail(sources, row)).rejects.toThrow("gone");
  await expect(composeReplyMail(sources, { ...row, kind: "order" })).rejects.toThrow(
    "not about a reply",
  );
});
