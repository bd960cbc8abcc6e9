import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, post } from "../support/site.ts";
import { errorBeside, valueOf } from "../support/html.ts";

type Stored = {
  id: string;
  name: string;
  response: string;
  guests_number: number | null;
  email_to: string | null;
  revision: number;
  suspect: number;
};

async function repliesOf(invitation: PublishedInvitation): Promise<Stored[]> {
  const found = await env.DB.prepare(
    "SELECT id, name, response, guests_number, email_to, revision, suspect FROM replies WHERE invitation = ?",
  )
    .bind(invitation.path)
    .all<Stored>();
  return found.results;
}

async function recipientsOf(invitation: PublishedInvitation): Promise<string[]> {
  const found = await env.DB.prepare(
    "SELECT recipient, reference FROM outbox WHERE invitation = ? ORDER BY reference, recipient",
  )
    .bind(invitation.path)
    .all<{ recipient: string; reference: string }>();
  return found.results.map((row) => `${row.recipient} ${row.reference.split(":")[1]}`);
}

function answer(changes: Record<string, string> = {}): Record<string, string> {
  return {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Անի Պետրոսյան",
    response: "Yes",
    guestsNumber: "2",
    ...changes,
  };
}

test("a guest's reply is stored, mailed to the couple and confirmed", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const page = await (await open(`/${invitation.path}`)).text();
  const sent = await post(
    `/${invitation.path}`,
    answer({ key: valueOf(page, "key"), stamp: valueOf(page, "stamp") }),
  );
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toMatch(
    new RegExp(`^/${invitation.path}\\?sent=[\\w.-]+#reply$`),
  );
  expect(await repliesOf(invitation)).toMatchObject([
    { name: "Անի Պետրոսյան", response: "Yes", guests_number: 2, revision: 1 },
  ]);
  expect(await recipientsOf(invitation)).toEqual([`${invitation.reply?.defaultEmail} 1`]);

  const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const confirmation = await (await open(`/${invitation.path}`, { Cookie: cookie })).text();
  expect(confirmation).toContain("data-reply-sent");
  expect(confirmation).toContain("Անի Պետրոսյան");
  expect(confirmation).not.toContain('id="reply-form"');
});

test("twenty parallel posts of one form are one reply and one mail", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const fields = answer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(`/${invitation.path}`, fields)),
  );
  expect(answers.map((response) => response.status)).toEqual(Array(20).fill(303));
  expect(await repliesOf(invitation)).toHaveLength(1);
  expect(await recipientsOf(invitation)).toHaveLength(1);
});

test("the same form with other content is a correction, and the earlier answer is kept", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const fields = answer();
  await post(`/${invitation.path}`, fields);
  await post(`/${invitation.path}`, { ...fields, response: "No" });
  const [reply] = await repliesOf(invitation);
  expect(reply).toMatchObject({ response: "No", guests_number: null, revision: 2 });
  const revisions = await env.DB.prepare(
    "SELECT revision, response FROM reply_revisions WHERE reply_id = ? ORDER BY revision",
  )
    .bind(reply?.id)
    .all();
  expect(revisions.results).toEqual([
    { revision: 1, response: "Yes" },
    { revision: 2, response: "No" },
  ]);
  expect(await recipientsOf(invitation)).toEqual([
    `${invitation.reply?.defaultEmail} 1`,
    `${invitation.reply?.defaultEmail} 2`,
  ]);
});

test("the guest picks the recipient, and a changed pick notifies both", async () => {
  const wedding = weddingOf();
  if (wedding.reply) wedding.reply.recipients = "choose";
  const invitation = await publish(env.CONTENT, wedding);
  const fields = answer({ emailTo: "groom" });
  await post(`/${invitation.path}`, fields);
  expect(await recipientsOf(invitation)).toEqual([`${invitation.hosts.groom?.email} 1`]);
  await post(`/${invitation.path}`, { ...fields, emailTo: "bride" });
  expect(await recipientsOf(invitation)).toEqual([
    `${invitation.hosts.groom?.email} 1`,
    `${invitation.hosts.bride?.email} 2`,
    `${invitation.hosts.groom?.email} 2`,
  ]);
  const missing = await post(`/${invitation.path}`, answer());
  expect(missing.status).toBe(400);
});

test.each([
  ["name", "", "Լրացրեք այս դաշտը"],
  ["name", "  \u200B ", "Լրացրեք այս դաշտը"],
  ["name", ".", "2"],
  ["name", "Ա".repeat(10_000), "100"],
  ["guestsNumber", "-1", "թ"],
  ["guestsNumber", "0", "թ"],
  ["guestsNumber", "1e9", "թ"],
  ["guestsNumber", "2.5", "թ"],
  ["guestsNumber", "NaN", "թ"],
  ["guestsNumber", "6", "5"],
  ["response", "", "ընտր"],
  ["response", "Perhaps", "ընտր"],
])(
  "%s %j is answered beside its field, keeps what was typed and stores nothing",
  async (field, value, words) => {
    const invitation = await publish(env.CONTENT, weddingOf());
    const response = await post(`/${invitation.path}`, answer({ name: "Կարեն", [field]: value }));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(errorBeside(html, field)).toContain(words);
    expect(valueOf(html, field === "name" ? "guestsNumber" : "name")).toBe(
      field === "name" ? "2" : "Կարեն",
    );
    expect(await repliesOf(invitation)).toEqual([]);
    expect(await recipientsOf(invitation)).toEqual([]);
  },
);

test.each([
  ["missing", undefined],
  ["no UUID", "abc"],
  ["ten kilobytes", "a".repeat(10_000)],
])("a key that is %s stores nothing", async (_, key) => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const { key: _own, ...rest } = answer();
  const response = await post(`/${invitation.path}`, key === undefined ? rest : { ...rest, key });
  expect(response.status).toBe(400);
  expect(await repliesOf(invitation)).toEqual([]);
});

test("what a guest types is stored in NFC, without unseen characters, and shown literally", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const name =
    "Zoe\u0308 \u202E<script>alert(1)</script>\r\nBcc: x@example.com ${1}'; DROP TABLE replies; --";
  const sent = await post(`/${invitation.path}`, answer({ name, ["__proto__"]: "polluted" }));
  const stored = "Zoë <script>alert(1)</script> Bcc: x@example.com ${1}'; DROP TABLE replies; --";
  expect(await repliesOf(invitation)).toMatchObject([{ name: stored }]);
  const page = await (
    await open(`/${invitation.path}`, {
      Cookie: sent.headers.get("Set-Cookie")?.split(";")[0] ?? "",
    })
  ).text();
  expect(page).toContain("Zoë &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
});

test("after the deadline the page says so and a post is refused with 410", async () => {
  const wedding = weddingOf();
  if (wedding.reply) wedding.reply.deadline = dayFromNow(-3);
  const invitation = await publish(env.CONTENT, wedding);
  const page = await (await open(`/${invitation.path}`)).text();
  expect(page).toContain("reply-closed");
  expect(page).not.toContain('id="reply-form"');
  const response = await post(`/${invitation.path}`, answer());
  expect(response.status).toBe(410);
  expect(await response.text()).toContain("reply-closed");
  expect(await repliesOf(invitation)).toEqual([]);
});

test("a filled trap or an answer faster than a person's is kept and marked", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  expect(
    (await post(`/${invitation.path}`, answer({ website: "https://spam.example" }))).status,
  ).toBe(303);
  expect(await repliesOf(invitation)).toMatchObject([{ suspect: 1 }]);
});

test("another site's form is refused", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const response = await post(`/${invitation.path}`, answer(), headers);
    // React Router refuses some of these itself, with 400.
    expect([400, 403]).toContain(response.status);
  }
  expect(await repliesOf(invitation)).toEqual([]);
});

test("more than thirty posts a minute from one address are asked to wait and keep their form", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const visitor = { "CF-Connecting-IP": "192.0.2.7" };
  const { refused, passed } = await exceedRateLimit(env.REPLY_LIMIT, () =>
    post(`/${invitation.path}`, answer({ name: "Կարեն" }), visitor),
  );
  expect(passed).toBeGreaterThanOrEqual(30);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(valueOf(await refused.text(), "name")).toBe("Կարեն");
});

test("the cookie of one invitation opens no other, and a changed one opens nothing", async () => {
  const first = await publish(env.CONTENT, weddingOf());
  const second = await publish(env.CONTENT, weddingOf());
  const sent = await post(`/${first.path}`, answer());
  const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const moved = cookie.replace(first.slug, second.slug);
  expect(await (await open(`/${second.path}`, { Cookie: moved })).text()).toContain(
    'id="reply-form"',
  );
  const value = cookie.slice(cookie.indexOf("=") + 1);
  const forged = cookie.replace(value, `x${value.slice(1)}`);
  expect(await (await open(`/${first.path}`, { Cookie: forged })).text()).toContain(
    'id="reply-form"',
  );
});

test("a body of more than 64 kB is refused unread", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const response = await post(`/${invitation.path}`, answer({ name: "x".repeat(70_000) }));
  expect(response.status).toBe(413);
});
