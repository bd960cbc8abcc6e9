import studio from "#content/studio.json";
import { inject } from "vitest";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import type { SmtpSettings } from "#app/lib/smtp/send-mail.server.ts";
import type { HeardBySmtp, HonestServer, SmtpAnswer, SmtpScript, SmtpStep } from "./smtp-script.ts";

export type TestMailServer = {
  settings: SmtpSettings;
  heard: () => Promise<HeardBySmtp>;
  /** Changes the server's behaviour from its next answer on. */
  behave: (script: SmtpScript) => Promise<void>;
  close: () => Promise<void>;
};

/** A server by script, which is correct where the script says nothing. */
export function openScriptedServer(script: SmtpScript = {}): Promise<TestMailServer> {
  return open({ script }, "none");
}

/** A server that differs at one step. */
export function openServerThat(step: SmtpStep, answer: SmtpAnswer): Promise<TestMailServer> {
  return openScriptedServer({ answers: { [step]: answer } });
}

/** A real mail server. */
export function openHonestServer(honest: HonestServer = {}): Promise<TestMailServer> {
  return open({ honest }, honest.security ?? "none");
}

/** Settings for a server on this machine. */
export function settingsFor(
  port: number,
  security: SmtpSettings["SMTP_SECURITY"] = "none",
): SmtpSettings {
  return {
    SMTP_HOST: "localhost",
    SMTP_PORT: port,
    SMTP_SECURITY: security,
    SMTP_USER: "",
    SMTP_PASSWORD: "",
    MAIL_FROM: "invitations@hraver.example",
    senderName: studio.name.am,
  };
}

/** A mail with a unique Message-ID. */
export function newMail(changes: Partial<NamedMail> = {}): NamedMail {
  return {
    to: "anna@example.com",
    subject: "Նոր պատասխան",
    text: "Կգանք երկուսով։",
    html: "<p>Կգանք երկուսով։</p>",
    messageId: `<${crypto.randomUUID()}@hraver.example>`,
    ...changes,
  };
}

/** The mails that the site's own server accepted for a recipient. */
export async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await heardBySite();
  return mails.filter(({ to }) => to.includes(recipient)).map(({ raw }) => raw);
}

/** All mails that the site's own server accepted. */
export async function heardBySite(): Promise<HeardBySmtp["mails"]> {
  return (await ask<HeardBySmtp>("GET", inject("siteSmtpPort"))).mails;
}

async function open(
  wanted: object,
  security: SmtpSettings["SMTP_SECURITY"],
): Promise<TestMailServer> {
  const { port } = await ask<{ port: number }>("POST", "", wanted);
  return {
    settings: settingsFor(port, security),
    heard: () => ask("GET", port),
    behave: async (script) => void (await ask("PUT", port, { script })),
    close: async () => void (await ask("DELETE", port)),
  };
}

async function ask<Answer>(method: string, port: number | "", body?: object): Promise<Answer> {
  const response = await fetch(`${inject("smtpControl")}/${port}`, {
    method,
    body: body && JSON.stringify(body),
  });
  return response.json();
}
