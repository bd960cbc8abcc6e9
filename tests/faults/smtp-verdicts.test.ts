import { expect, test, vi } from "vitest";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { newMail, openHonestServer, openScriptedServer, openServerThat } from "../support/smtp.ts";
import type { SmtpStep } from "../support/smtp-script.ts";

test.each([
  ["RCPT", "550 5.1.1 no such user", "rcpt: 550 5.1.1"],
  ["DATA", "554 5.7.1 not from you", "data: 554 5.7.1"],
  ["body", "552 too large", "body: 552"],
] as const)("a final no at %s gives the mail up", async (step, say, error) => {
  const server = await openServerThat(step, { say });
  expect(await sendMail(server.settings, newMail())).toEqual({ state: "dead", error });
});

test.each([
  ["connect", "554 5.7.1 we do not like your address", "greet: 554 5.7.1"],
  ["EHLO", "550 go away", "ehlo: 550"],
  ["MAIL", "553 5.7.1 not your sender", "mail: 553 5.7.1"],
  ["RCPT", "530 5.7.0 log in first", "rcpt: 530 5.7.0"],
] as const)(
  "a permanent refusal at %s is a fault of our settings: the mail waits and an alarm is raised",
  async (step, say, error) => {
    const server = await openServerThat(step, { say });
    expect(await sendMail(server.settings, newMail())).toEqual({
      state: "retry",
      error,
      alarm: true,
    });
  },
);

test.each(["connect", "EHLO", "MAIL", "RCPT", "DATA", "body"] as const satisfies SmtpStep[])(
  "a transient refusal at %s is retried without an alarm",
  async (step) => {
    const server = await openServerThat(step, { say: "451 4.7.1 come back later" });
    const outcome = await sendMail(server.settings, newMail());
    expect(outcome).toEqual({
      state: "retry",
      error: expect.stringMatching(/^[a-z]+: 451 4\.7\.1$/),
    });
  },
);

test("a wrong password raises an alarm and gives up no mail", async () => {
  const server = await openHonestServer({ login: { user: "studio", password: "right" } });
  const settings = { ...server.settings, SMTP_USER: "studio", SMTP_PASSWORD: "wrong" };
  expect(await sendMail(settings, newMail())).toMatchObject({
    state: "retry",
    error: expect.stringMatching(/^auth: 535/),
    alarm: true,
  });
  expect(await sendMail({ ...settings, SMTP_PASSWORD: "right" }, newMail())).toEqual({
    state: "sent",
  });
});

test.each(["550@example.com", "x-550-5.1.1@535.example.com"])(
  "%s is an address and not a reply code",
  async (to) => {
    const server = await openServerThat("RCPT", { say: `450 4.2.1 <${to}> is busy` });
    expect(await sendMail(server.settings, newMail({ to }))).toEqual({
      state: "retry",
      error: "rcpt: 450 4.2.1",
    });
  },
);

test.each([
  "անի@example.com",
  "anna@localhost",
  "anna@example.com, eve@example.com",
  "anna@example.com>\r\nRCPT TO:<eve@example.com",
  `${"a".repeat(244)}@example.com`,
  "",
])("no server is contacted for %j", async (to) => {
  const server = await openScriptedServer();
  expect(await sendMail(server.settings, newMail({ to }))).toMatchObject({ state: "dead" });
  expect((await server.heard()).connections).toBe(0);
});

test.each([
  { replyTo: "x\r\nBcc: eve@example.com" },
  { messageId: "<a>\r\nBcc: <eve@example.com>" },
  { text: "", html: "" },
])("the mail %j raises an alarm before a server is contacted", async (changes) => {
  const server = await openScriptedServer();
  expect(await sendMail(server.settings, newMail(changes))).toMatchObject({
    state: "retry",
    alarm: true,
  });
  expect((await server.heard()).connections).toBe(0);
});

test("the log line names the mail, the stage and the code, and no person", async () => {
  const log = vi.spyOn(console, "info");
  const server = await openServerThat("RCPT", { say: "550 5.1.1 <anna@example.com> is unknown" });
  const mail = newMail();
  await sendMail({ ...server.settings, SMTP_PASSWORD: "geheim" }, mail);
  const lines = log.mock.calls.flat().filter((line) => line.mail === mail.messageId);
  expect(lines).toEqual([
    { mail: mail.messageId, state: "dead", stage: "rcpt", code: 550, ms: expect.any(Number) },
  ]);
});
