import type { TFunction } from "i18next";
import { sideLabel } from "#app/domain/guests/texts.ts";
import type { Household } from "#app/domain/guests/schema.ts";

/** How far the invitation of a household has come, each further than the one before. */
export const sendingStates = ["unsent", "sent", "opened", "answered"] as const;
export type SendingState = (typeof sendingStates)[number];

/**
 * A link that a chat's robot fetched is not taken for sent: WhatsApp fetches it while a message is
 * still being written.
 */
export function sendingStateOf(
  household: Pick<Household, "openedAt" | "sentAt" | "remindedAt">,
  hasReplied: boolean,
): SendingState {
  if (hasReplied) return "answered";
  if (household.openedAt !== null) return "opened";
  return lastSentAt(household) === null ? "unsent" : "sent";
}

/**
 * When an invitation or a reminder was last marked as sent, in milliseconds since 1970 in UTC; null
 * where none was.
 */
export function lastSentAt({
  sentAt,
  remindedAt,
}: Pick<Household, "sentAt" | "remindedAt">): number | null {
  if (sentAt === null || remindedAt === null) return sentAt ?? remindedAt;
  return Math.max(sentAt, remindedAt);
}

/** The sender to a household: its own, else that of its side; null where neither is known. */
export function senderOf({ sender, side }: Pick<Household, "sender" | "side">): string | null {
  return sender ?? side;
}

/** A sender in the reader's language, as `senderOf` names it. */
export function senderLabel(sender: string, t: TFunction): string {
  return sideLabel(sender, t);
}

/** Equal for the same sender however it was typed in different rows. */
export function senderKeyOf(sender: string): string {
  return sender.normalize("NFKC").toLowerCase();
}
