import { expect, test } from "vitest";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { openedClass } from "#app/lib/smtp/worker-mailer.server.ts";
import { requireSettings, SettingsError } from "#app/lib/settings.ts";
import { newMail, openHonestServer, openScriptedServer } from "../support/smtp.ts";

const login = { user: "studio", password: "Ծածկագիր £1" };
const credentials = { SMTP_USER: login.user, SMTP_PASSWORD: login.password };

test.each(["tls", "starttls"] as const)(
  "mail is sent over %s to a trusted server, with a password of any characters",
  async (security) => {
    const server = await openHonestServer({ security, login });
    expect(await sendMail({ ...server.settings, ...credentials }, newMail())).toEqual({
      state: "sent",
    });
    expect((await server.heard()).mails).toHaveLength(1);
  },
);

test.each(["tls", "starttls"] as const)(
  "over %s a server with an untrusted certificate gets neither mail nor password",
  async (security) => {
    const server = await openHonestServer({ security, login, certificate: "unknown" });
    expect(await sendMail({ ...server.settings, ...credentials }, newMail())).toMatchObject({
      state: "retry",
    });
    expect((await server.heard()).mails).toEqual([]);
  },
);

test("where STARTTLS is required and not offered, nothing is sent in clear text", async () => {
  const server = await openScriptedServer({ capabilities: ["AUTH PLAIN"] });
  const outcome = await sendMail(
    { ...server.settings, ...credentials, SMTP_SECURITY: "starttls" },
    newMail(),
  );
  expect(outcome).toEqual({
    state: "retry",
    error: "starttls: the server offers no STARTTLS",
    alarm: true,
  });
  expect((await server.heard()).lines).toEqual(["EHLO hraver.example"]);
});

test("a host name that resembles a capability is none", async () => {
  const server = await openScriptedServer({
    answers: {
      EHLO: {
        say: "250-STARTTLS\r\n250-smtp STARTTLS AUTH PLAIN DSN\r\n250-mx-dsn.example.com\r\n250 SIZE",
      },
    },
  });
  const outcome = await sendMail({ ...server.settings, SMTP_SECURITY: "starttls" }, newMail());
  expect(outcome).toMatchObject({ error: "starttls: the server offers no STARTTLS" });
});

test("responses injected before TLS are not taken for responses under TLS", async () => {
  const server = await openScriptedServer({
    capabilities: ["STARTTLS"],
    answers: { STARTTLS: { say: "220 go ahead\r\n250 hello" } },
  });
  const outcome = await sendMail({ ...server.settings, SMTP_SECURITY: "starttls" }, newMail());
  expect(outcome).toMatchObject({
    state: "retry",
    error: "starttls: the server spoke before TLS began",
  });
});

test.each([[[]], [["AUTH CRAM-MD5 XOAUTH2"]]])(
  "where a password is set and the server offers %j, no mail is sent without it",
  async (capabilities) => {
    const server = await openScriptedServer({ capabilities });
    const outcome = await sendMail({ ...server.settings, ...credentials }, newMail());
    expect(outcome).toEqual({
      state: "retry",
      error: "auth: the server offers neither AUTH PLAIN nor AUTH LOGIN",
      alarm: true,
    });
    expect((await server.heard()).mails).toEqual([]);
  },
);

test("a server that knows LOGIN alone gets user and password in its way", async () => {
  const server = await openScriptedServer({
    capabilities: ["AUTH=LOGIN"],
    answers: { AUTH: { say: "334 VXNlcm5hbWU6" } },
  });
  await sendMail({ ...server.settings, ...credentials }, newMail(), {
    responseMs: 3_000,
    handOverMs: 20_000,
    confirmMs: 500,
  });
  expect((await server.heard()).lines).toEqual([
    "EHLO hraver.example",
    "AUTH LOGIN",
    btoa(login.user),
  ]);
});

test("a remote server is never used in clear text", () => {
  const far = { SMTP_HOST: "mail.example.com", SMTP_PORT: "587", SMTP_SECURITY: "none" };
  expect(() => requireSettings(far, ["SMTP_HOST", "SMTP_PORT", "SMTP_SECURITY"])).toThrow(
    SettingsError,
  );
});

test("a worker-mailer without the methods that we replace stops the Worker at its start", () => {
  expect(() => openedClass(Map)).toThrow(/not the version/);
});
