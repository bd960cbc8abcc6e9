/** A message's columns that decide whether it is sent. */
type Sendable = Readonly<Record<string, string | number | null>>;

/**
 * A message from a backup. One that waited there may have been sent since: it comes back as given
 * up, so that staff decide (`studio outbox list`, `retry`, `settle`).
 */
export function restoredMessage<Message extends Sendable>(message: Message): Sendable {
  if (message.state !== "pending" && message.state !== "sending") return message;
  return { ...message, state: "dead", last_error: "restored from a backup, perhaps sent since" };
}
