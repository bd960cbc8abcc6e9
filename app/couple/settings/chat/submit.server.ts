import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import type { SettingsAnswer } from "#app/couple/settings/state.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { endChats } from "#app/platform/outbox/chat/mutations.server.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import type { Change } from "#app/couple/settings/notification/submit.server.ts";

/**
 * The bot with which hosts may connect chats; null where the studio has none, or the invitation
 * reports replies by mail alone.
 * @param bot the setting TELEGRAM_BOT_NAME.
 */
export function botFor(
  invitation: Pick<PublishedInvitation, "reply"> | null,
  bot: string | null,
): string | null {
  return invitation?.reply?.telegram && bot ? bot : null;
}

/**
 * Makes a one-time code by which a chat is bound.
 * @param bot as `botFor` says.
 * @param now milliseconds since 1970 in UTC.
 * @throws a 404 response without a bot.
 */
export async function offerChat(
  db: D1Database,
  invitation: string,
  bot: string | null,
  now: number,
): Promise<SettingsAnswer> {
  if (bot === null) throw notFound();
  const code = await requireStored(() => createTelegramCode(db, invitation, now));
  return { state: "chat", bot, code };
}

/** Ends all chats of an invitation; what waits for them goes by mail. */
export async function disconnectChats(
  db: D1Database,
  invitation: string,
  now: number,
): Promise<Change> {
  const record = recordChange(db, { invitation, person: "", now }, "chats-ended");
  const messageIds = await requireStored(() => endChats(db, invitation, now, [record]));
  return { answer: null, messageIds };
}
