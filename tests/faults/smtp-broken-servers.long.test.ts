import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { leaseMs } from "#app/platform/outbox/mutations.server.ts";
import { composeMs } from "#app/platform/outbox/send.server.ts";
import { patientLimits, sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { newMail, openScriptedServer, openServerThat, settingsFor } from "../support/smtp.ts";
import type { SmtpStep } from "../support/smtp-script.ts";
import { eventually } from "../support/eventually.ts";

/**
 * Long enough for a busy machine to reach the stage in question, short enough to wait for the
 * timeout.
 */
const short = { responseMs: 3_000, handOverMs: 20_000, confirmMs: 500 };
/** For mails that are sent: a busy machine may answer slowly. */
const brisk = { responseMs: 4_000, handOverMs: 20_000, confirmMs: 60_000 };

/** Settings with which every step occurs that can occur without a certificate. */
const login = { SMTP_USER: "studio", SMTP_PASSWORD: "secret" };
const capabilities = ["8BITMIME", "AUTH LOGIN PLAIN", "DSN"];

const steps = [
  ["connect", "greet"],
  ["EHLO", "ehlo"],
  ["AUTH", "auth"],
  ["MAIL", "mail"],
  ["RCPT", "rcpt"],
  ["DATA", "data"],
  ["body", "body"],
] as const satisfies [SmtpStep, string][];

// Concurrent, because most of them only wait, each for its own server.
test.concurrent.each(steps)(
  "a server that is silent at %s delays the mail and nothing else",
  async (step, stage) => {
    const server = await openScriptedServer({ capabilities, answers: { [step]: {} } });
    const outcome = await sendMail({ ...server.settings, ...login }, newMail(), short);
    expect(outcome).toMatchObject({ state: "retry", error: `${stage}: no answer in time` });
    expect("unconfirmed" in outcome, "perhaps delivered").toBe(step === "body");
    await eventually(async () =>
      expect(await server.heard()).toMatchObject({ connections: 1, open: 0, mails: [] }),
    );
  },
);

test.concurrent.each(steps)(
  "a server that closes the connection at %s ends the attempt at once",
  async (step, stage) => {
    const server = await openScriptedServer({ capabilities, answers: { [step]: { close: true } } });
    const outcome = await sendMail({ ...server.settings, ...login }, newMail());
    expect(outcome).toMatchObject({
      state: "retry",
      error: `${stage}: the server closed the connection`,
    });
    expect(await env.DB.prepare("SELECT 1 AS one").first("one")).toBe(1);
  },
);

test.concurrent.each(steps)(
  "a server that goes away with 421 at %s is tried again",
  async (step, stage) => {
    const server = await openScriptedServer({
      capabilities,
      answers: { [step]: { say: "421 4.3.2 closing", close: true } },
    });
    expect(await sendMail({ ...server.settings, ...login }, newMail())).toEqual({
      state: "retry",
      error: `${stage}: 421 4.3.2`,
    });
  },
);

test.concurrent("a server that closes the connection instead of beginning TLS ends the attempt at once", async () => {
  const server = await openScriptedServer({
    capabilities: ["STARTTLS"],
    answers: { STARTTLS: { close: true } },
  });
  const outcome = await sendMail({ ...server.settings, SMTP_SECURITY: "starttls" }, newMail());
  expect(outcome).toMatchObject({
    state: "retry",
    error: "starttls: the server closed the connection",
  });
});

test.concurrent("other work goes on while a server is silent", async () => {
  const server = await openServerThat("connect", {});
  let over = false;
  const sending = sendMail(server.settings, newMail(), short).finally(() => (over = true));
  expect(await env.DB.prepare("SELECT 1 AS one").first("one")).toBe(1);
  expect(over).toBe(false);
  expect(await sending).toMatchObject({ state: "retry" });
});

test.concurrent("the way to the whole mail has one deadline, however long each answer may take", async () => {
  const server = await openServerThat("RCPT", {});
  const limits = { responseMs: 60_000, handOverMs: 3_000, confirmMs: 60_000 };
  const outcome = await sendMail(server.settings, newMail(), limits);
  expect(outcome).toMatchObject({ state: "retry", error: "rcpt: no answer in time" });
  await eventually(async () => expect(await server.heard()).toMatchObject({ open: 0 }));
});

test.concurrent("a server that answers 250 and never says goodbye has the mail once, and it counts as sent", async () => {
  const server = await openServerThat("QUIT", {});
  expect(await sendMail(server.settings, newMail(), brisk)).toEqual({ state: "sent" });
  await eventually(async () => expect((await server.heard()).lines).toContain("QUIT"));
  expect((await server.heard()).mails).toHaveLength(1);
  await eventually(async () => expect(await server.heard()).toMatchObject({ open: 0 }));
});

test.concurrent("a server that goes away right after its 250 has the mail, and it counts as sent", async () => {
  const server = await openServerThat("body", {
    say: "250 2.0.0 taken\r\n421 4.3.2 closing",
    close: true,
  });
  expect(await sendMail(server.settings, newMail())).toEqual({ state: "sent" });
});

test.concurrent("a server that takes longer over the whole mail than over any command has it once, and it counts as sent", async () => {
  const server = await openServerThat("body", {
    say: "250 2.0.0 taken",
    afterMs: brisk.responseMs + 500,
  });
  expect(await sendMail(server.settings, newMail(), brisk)).toEqual({ state: "sent" });
  expect((await server.heard()).mails).toHaveLength(1);
});

test.concurrent.each([
  ["is silent", {}],
  ["closes the connection", { close: true }],
] as const)(
  "a server that has the whole mail and %s has perhaps delivered it",
  async (_, answer) => {
    const server = await openServerThat("body", { ...answer, takes: true });
    const outcome = await sendMail(server.settings, newMail(), short);
    expect(outcome).toMatchObject({ state: "retry", unconfirmed: true });
    expect((await server.heard()).mails).toHaveLength(1);
  },
);

test.concurrent("the whole mail's answer has the ten minutes of RFC 5321, within the lease and a Worker's life", () => {
  const { responseMs, handOverMs, confirmMs } = patientLimits;
  expect(confirmMs).toBeGreaterThanOrEqual(10 * 60_000);
  expect(responseMs).toBeLessThan(handOverMs);
  expect(handOverMs).toBeLessThanOrEqual(45_000);
  expect(leaseMs).toBeGreaterThan(composeMs + handOverMs + confirmMs);
  // Queue consumers and crons may run for 15 minutes; a sweep starts its last message in its 55th
  // second.
  expect(55_000 + leaseMs).toBeLessThan(15 * 60_000);
});

test.concurrent("a closed port is tried again", async () => {
  const server = await openScriptedServer();
  await server.close();
  expect(await sendMail(server.settings, newMail())).toMatchObject({
    state: "retry",
    error: expect.stringMatching(/^connect: /),
  });
});

test.concurrent("a host that DNS does not know is tried again", async () => {
  const outcome = await sendMail(
    { ...settingsFor(2525), SMTP_HOST: "no-such-host.invalid" },
    newMail(),
    short,
  );
  expect(outcome).toMatchObject({ state: "retry", error: expect.stringMatching(/^connect: /) });
});

test.concurrent.each([
  ["one endless line", "2".repeat(200_000)],
  ["endless lines", "220-hello\r\n".repeat(20_000)],
])("an answer of %s is not read to its end", async (_, say) => {
  const server = await openServerThat("connect", { say, endless: true });
  expect(await sendMail(server.settings, newMail())).toMatchObject({
    state: "retry",
    error: "greet: the server's answer has no end",
  });
});

test.concurrent("an answer that breaks off in the middle is waited for no longer than another", async () => {
  const server = await openServerThat("EHLO", { say: "250-localhost\r\n250-SIZE" });
  expect(await sendMail(server.settings, newMail(), short)).toMatchObject({
    state: "retry",
    error: "ehlo: no answer in time",
  });
});

test.concurrent("an answer never passes for the answer to the next command", async () => {
  const server = await openServerThat("MAIL", {
    say: "250 ok\r\n250 ok\r\n354 go on\r\n250 taken",
  });
  expect(await sendMail(server.settings, newMail())).toMatchObject({
    state: "retry",
    error: "rcpt: the server spoke out of turn",
  });
  expect((await server.heard()).mails).toEqual([]);
});

test.concurrent("a server that speaks something else is tried again", async () => {
  const server = await openServerThat("connect", { say: "HTTP/1.1 400 Bad Request", close: true });
  expect(await sendMail(server.settings, newMail())).toMatchObject({
    state: "retry",
    error: "greet: the server does not speak SMTP",
  });
});
