import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requireSettings } from "#app/lib/settings.ts";
import { mailsTo } from "../support/smtp.ts";
import { open, origin } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

const [mailKey] = requireSettings(env, ["MAIL_API_KEY"]).MAIL_API_KEY;
const key = { Authorization: `Bearer ${mailKey}` };

/** The site's mail server answers by the first part of the address (smtp-servers.ts). */
function addressThatIs(what: "taken" | "refused" | "closed" | "later" | "unsure"): string {
  return `${what}.${crypto.randomUUID()}@example.com`;
}

function mailTo(to: unknown, changes: object = {}): object {
  return { to, subject: "Նոր պատասխան", text: "Կգանք։", html: "<p>Կգանք։</p>", ...changes };
}

async function call(body: unknown, headers: Record<string, string> = key) {
  const response = await fetchSite(
    new Request(`${origin}/send-email`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    }),
  );
  return { response, status: response.status, body: await response.json() };
}

function rowsTo(recipient: string) {
  return env.DB.prepare(
    "SELECT kind, state, attempts, settled_at IS NOT NULL AS settled FROM outbox WHERE recipient = ?1",
  )
    .bind(recipient)
    .all()
    .then(({ results }) => results);
}

test("200 comes when the mail server has taken the mail", async () => {
  const to = addressThatIs("taken");
  expect(await call(mailTo(to))).toMatchObject({ status: 200, body: { status: "sent" } });
  const [mail = "", ...more] = await mailsTo(to);
  expect(more).toEqual([]);
  expect(mail).toContain(`To: <${to}>`);
  expect(await rowsTo(to)).toEqual([{ kind: "call", state: "sent", attempts: 1, settled: 0 }]);
});

test.each(["refused", "closed", "later"] as const)(
  "a mail that is %s at once is a failure, and is never sent later",
  async (what) => {
    const to = addressThatIs(what);
    expect(await call(mailTo(to))).toMatchObject({
      status: 502,
      body: { error: "Failed to send email" },
    });
    // Dead and settled: no sweep sends it, and no alarm is raised about it.
    expect(await rowsTo(to)).toEqual([{ kind: "call", state: "dead", attempts: 1, settled: 1 }]);
  },
);

test.each([
  ["no key", {}],
  ["a wrong key", { Authorization: `Bearer ${"x".repeat(64)}` }],
  ["the key's beginning", { Authorization: `Bearer ${mailKey.slice(0, -1)}` }],
  ["another scheme", { Authorization: `Basic ${mailKey}` }],
  ["an empty key", { Authorization: "Bearer " }],
])("with %s nothing is sent", async (_what, headers) => {
  const to = addressThatIs("taken");
  const answered = await call(mailTo(to), headers);
  expect(answered).toMatchObject({ status: 401, body: { error: "wrong key" } });
  expect(answered.response.headers.get("WWW-Authenticate")).toContain("Bearer");
  expect(await mailsTo(to)).toEqual([]);
  expect(await rowsTo(to)).toEqual([]);
});

test.each([
  ["no address", mailTo(undefined), { to: "is missing" }],
  ["two addresses", mailTo("anna@example.com,eve@example.com"), { to: "expected exactly one" }],
  ["a list", mailTo(["anna@example.com"]), { to: "expected a text" }],
  [
    "a second header in the address",
    mailTo("anna@example.com\r\nBcc: eve@example.com"),
    { to: "expected exactly one" },
  ],
  ["an empty subject", mailTo("anna@example.com", { subject: " " }), { subject: "some text" }],
  ["no text", mailTo("anna@example.com", { text: undefined }), { text: "is missing" }],
  [
    "neither text nor html",
    mailTo("anna@example.com", { text: 1, html: null }),
    { text: "a text", html: "a text" },
  ],
  [
    "a list instead of an object",
    [],
    { to: "is missing", subject: "is missing", text: "is missing", html: "is missing" },
  ],
  ["what is no JSON", "{ broken", {}],
])("%s is refused with its fields named", async (_what, body, fields) => {
  const answered = await call(body);
  expect(answered.status).toBe(400);
  expect(answered.body).toEqual({
    error: expect.any(String),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, said]) => [name, expect.stringContaining(said)]),
    ),
  });
});

test("a body over 64 kB is refused before it is read as JSON", async () => {
  const to = addressThatIs("taken");
  const answered = await call(mailTo(to, { text: "x".repeat(65 * 1024) }));
  expect(answered).toMatchObject({ status: 413, body: { error: expect.any(String) } });
  expect(await mailsTo(to)).toEqual([]);
});

test("a subject cannot add a header", async () => {
  const to = addressThatIs("taken");
  await call(mailTo(to, { subject: "Hello\r\nBcc: eve@example.com" }));
  const [mail = ""] = await mailsTo(to);
  expect(mail).toContain("Subject:");
  expect(mail).not.toMatch(/^Bcc:/m);
});

test("the same idempotency key sends one mail, also when both calls come at once", async () => {
  const to = addressThatIs("taken");
  const headers = { ...key, "Idempotency-Key": crypto.randomUUID() };
  const statuses = (await Promise.all([call(mailTo(to), headers), call(mailTo(to), headers)])).map(
    ({ status }) => status,
  );
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 409]).toContain(status);
  expect((await call(mailTo(to), headers)).status).toBe(200);
  expect(await mailsTo(to)).toHaveLength(1);
});

test("an idempotency key cannot stand for another mail or another recipient", async () => {
  const [to, other] = [addressThatIs("taken"), addressThatIs("taken")];
  const headers = { ...key, "Idempotency-Key": crypto.randomUUID() };
  expect((await call(mailTo(to), headers)).status).toBe(200);
  expect((await call(mailTo(to, { text: "Այլ" }), headers)).status).toBe(422);
  expect((await call(mailTo(other), headers)).status).toBe(422);
  expect(await mailsTo(other)).toEqual([]);
});

test("a failed call may be tried again with its key", async () => {
  const to = addressThatIs("later");
  const headers = { ...key, "Idempotency-Key": crypto.randomUUID() };
  expect((await call(mailTo(to), headers)).status).toBe(502);
  expect((await call(mailTo(to), headers)).status).toBe(502);
  expect(await rowsTo(to)).toMatchObject([{ state: "dead", attempts: 2 }]);
});

test("a mail that was perhaps delivered answers 504, and its key sends three copies with one Message-ID at most", async () => {
  const to = addressThatIs("unsure");
  const headers = { ...key, "Idempotency-Key": crypto.randomUUID() };
  for (let calls = 0; calls < 5; calls += 1)
    expect(await call(mailTo(to), headers)).toMatchObject({
      status: 504,
      body: { error: expect.stringContaining("perhaps delivered") },
    });
  const names = (await mailsTo(to)).map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
  expect(await rowsTo(to)).toMatchObject([{ state: "dead", settled: 1 }]);
});

test("an unforeseen failure is a 500 with the catalogue's sentence", async () => {
  await env.DB.exec("ALTER TABLE outbox RENAME TO outbox_away");
  try {
    expect(await call(mailTo(addressThatIs("taken")))).toMatchObject({
      status: 500,
      body: { error: "An unknown error occurred" },
    });
  } finally {
    await env.DB.exec("ALTER TABLE outbox_away RENAME TO outbox");
  }
});

test("only POST is answered", async () => {
  const response = await open("/send-email");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
  const put = await fetchSite(
    new Request(`${origin}/send-email`, { method: "PUT", headers: key, body: "{}" }),
  );
  expect(put.status).toBe(405);
});
