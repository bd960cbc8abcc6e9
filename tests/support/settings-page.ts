import { env, exports } from "cloudflare:workers";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { senderOf } from "../../workers/outbox.ts";
import { enterDashboard, weddingWithDashboard } from "./dashboard.ts";
import { attributesOf, valueOf } from "./html.ts";
import { open, post } from "./site.ts";

type Visitor = { Cookie: string };

export const settingsPath = "/replies/settings?lng=en";

/** A dashboard's settings as its visitor sees them. */
export async function readSettingsPage(visitor: Visitor, query = ""): Promise<string> {
  return (await open(`${settingsPath}${query}`, visitor)).text();
}

/** Posts a form of the settings. */
export function change(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  return post(settingsPath, fields, visitor);
}

/** The cookie that a response sets. */
export function cookieOf(response: Response): Visitor {
  return { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

/** The link that a page shows once, as a path; empty where it shows none. */
export function shownLinkIn(html: string): string {
  return (attributesOf(html, ".shown-link input", "value")[0] ?? "").replace(
    "http://localhost",
    "",
  );
}

/** A couple that has opened its dashboard. */
export async function coupleOfWedding(changes: Parameters<typeof weddingWithDashboard>[0] = {}) {
  const wedding = await weddingWithDashboard(changes);
  return { ...wedding, couple: await enterDashboard(wedding.token) };
}

/** Shares a link as the couple does. Returns its path, and the cookie of a browser that opened it. */
export async function shareLinkOf(couple: Visitor, name: string, access: "read" | "edit" = "read") {
  const key = valueOf(await readSettingsPage(couple), "key");
  const html = await (await change(couple, { intent: "share", key, name, access })).text();
  const path = shownLinkIn(html);
  return { path, html, visitor: cookieOf(await open(path)) };
}

const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

/** Runs the job that makes reports, which production runs each quarter of an hour. */
export async function runReports(): Promise<void> {
  await worker.scheduled({ cron: "*/15 * * * *" });
}

/** A row of the outbox as composers take it, with its state. */
type Message = OutboxRow & { state: string };

/** The messages about an invitation of some kinds, the oldest first. */
export async function messagesOf(invitation: string, ...kinds: string[]): Promise<Message[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts, state FROM outbox
     WHERE invitation = ? ORDER BY rowid`,
  )
    .bind(invitation)
    .all<Message>();
  return results.filter(({ kind }) => kinds.includes(kind));
}

/** A message's mail, as the sender composes it. */
export function mailOf(message: OutboxRow | undefined): Promise<MailMessage> {
  if (!message) throw new Error("no message");
  return senderOf(env).compose(message);
}

/** The path of the link in a mail that asks for a confirmation. */
export async function confirmationIn(message: OutboxRow | undefined): Promise<string> {
  const { text = "" } = await mailOf(message);
  return /\/replies\/confirm\/[\w.-]+/.exec(text)?.[0] ?? "";
}
