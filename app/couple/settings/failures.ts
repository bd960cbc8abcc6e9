/** Why messages to a recipient failed, in the words of `dashboard-settings:page.failed.reasons`. */
export type FailureReason = "mailbox" | "full" | "refused" | "away" | "perhaps" | "chat";

/** Reasons for which the same address may be tried again. */
export const temporary: readonly FailureReason[] = ["full", "away", "perhaps"];

/**
 * The reason of a message that was given up.
 * @param error as the outbox stores it, `rcpt: 550 5.1.1`. RFC 3463 section 3: X.2.2 is a full
 * mailbox; RFC 5321 section 4.2.3: so is 552.
 * @param unconfirmed attempts after which it may have been delivered.
 */
export function reasonOf({
  channel,
  error,
  unconfirmed,
}: {
  channel: "mail" | "telegram";
  error: string | null;
  unconfirmed: number;
}): FailureReason {
  if (channel === "telegram") return "chat";
  if (unconfirmed > 0) return "perhaps";
  const [, stage, code = "", enhanced = ""] = /^(\w+): (\d{3})\b ?([\d.]*)/.exec(error ?? "") ?? [];
  if (enhanced.endsWith(".2.2") || code === "552" || code === "452") return "full";
  if (stage === "rcpt" && code.startsWith("5")) return "mailbox";
  return code.startsWith("5") ? "refused" : "away";
}
