import * as v from "valibot";
import { eventSummary, findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import type { ChatMessage, OutboxRow } from "#app/features/outbox/schema.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";
import studio from "#content/studio.json";

/** The reference of an outbox row of kind `bot`: `{unique part}:{text}:{the user's language}`. */
const referenceSchema = v.pipe(
  v.string(),
  v.transform((reference) => reference.split(":")),
  v.tuple([
    v.string(),
    v.picklist(["bound", "hello", "refused", "stopped"]),
    v.picklist(languages),
  ]),
);

/**
 * Writes the bot's answer, in the invitation's first language, else in the user's own.
 * @throws Error when the row is not of kind `bot`.
 */
export async function composeBotMessage(kv: KVNamespace, row: OutboxRow): Promise<ChatMessage> {
  if (row.kind !== "bot") throw new Error(`outbox row ${row.id} is not the bot's`);
  const [, what, own] = v.parse(referenceSchema, row.reference);
  const path = row.invitation;
  const invitation = path === null ? null : await findInvitationOfReplies(kv, path);
  const language = invitation?.languages[0] ?? own;
  const t = await translatorFor(kv, language);
  const names = path === null ? [] : eventSummary(invitation, path, language, t).names;
  const text = t(`telegram:${what}`, {
    names: names.join(` ${t("words:and")} `),
    phone: studio.phone,
  });
  return { chat: row.recipient, text: escapeHtml(text) };
}
