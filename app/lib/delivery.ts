/**
 * How a delivery attempt ended.
 * - `retry`: to be tried again; `afterMs` is the wait that the server asked for. With `alarm` the
 *   fault is on our side and staff must correct it; such a row is retried without end.
 * - `unconfirmed`: the message was sent completely but not acknowledged, so it may have been
 *   delivered.
 * - `lost`: the chat accepts no further messages. `settled`: a dead row that needs nobody's
 *   attention.
 *
 * `error` contains no personal data and begins with the stage of the attempt, as in `rcpt: 550
 * 5.1.1`.
 */
export type DeliveryOutcome =
  | { state: "sent" }
  | { state: "retry"; error: string; alarm?: boolean; unconfirmed?: boolean; afterMs?: number }
  | { state: "dead"; error: string; lost?: boolean; settled?: boolean };
