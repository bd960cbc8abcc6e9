import { expect } from "@playwright/test";
import { named } from "./mail-server.ts";

export type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  replyTo?: { address: string; name: string }[];
  headers: Record<string, string>;
};

export type Inbox = {
  /** All mails to an address with `words` in subject or text, the oldest first. */
  list: (to: string, words?: string) => Promise<Mail[]>;
  /** Waits for the first of them. @param milliseconds 20,000 by default. */
  waitFor: (to: string, words?: string, milliseconds?: number) => Promise<Mail>;
};

export const inbox: Inbox = { list, waitFor };

async function list(to: string, words = ""): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${named("INBOX_PORT")}/api/email`);
  const mails: Mail[] = await response.json();
  return mails.filter(
    (mail) =>
      mail.to.some(({ address }) => address === to) &&
      `${mail.subject}\n${mail.text}`.includes(words),
  );
}

async function waitFor(to: string, words = "", milliseconds = 20_000): Promise<Mail> {
  const found: Mail[] = [];
  await expect
    .poll(async () => found.push(...(await list(to, words))), {
      message: `a mail to ${to} that says "${words}"`,
      timeout: milliseconds,
    })
    .toBeGreaterThan(0);
  const [first] = found;
  if (first === undefined) throw new Error("a poll that passed found nothing");
  return first;
}
