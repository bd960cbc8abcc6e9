import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";

/**
 * Enqueues a mail that only tries the way out: from the Worker, which reaches neither port 25 nor a
 * server at Cloudflare's own addresses, whatever the owner's computer reaches.
 * @returns the id of its outbox row.
 */
export async function enqueueTestMail(
  db: D1Database,
  recipient: string,
  clock: Clock,
): Promise<string> {
  const message = { kind: "test", reference: crypto.randomUUID(), recipient } as const;
  const [id] = enqueuedIds(await db.batch(enqueue(db, message, clock())));
  if (id === undefined) throw new Error("D1 answered no id for the mail that it took");
  return id;
}

/**
 * Composes that mail, for whoever set the site up: in English, as the commands are.
 * @param origin of the site, without a slash at its end.
 */
export function composeTestMail(origin: string, { recipient }: OutboxRow): MailMessage {
  const lines = [
    `This is a test of the mail settings of ${origin}, sent by the site itself.`,
    "Open this mail's source and look for spf=pass, dkim=pass and dmarc=pass in the line Authentication-Results. A mail without them lands in many guests' spam folders.",
  ];
  return {
    to: recipient,
    subject: `Mail of ${new URL(origin).host} works`,
    text: `${lines.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
  };
}
