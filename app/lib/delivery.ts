/**
 * How an attempt ended. `retry` with `alarm`: the fault is our own and someone has to mend it;
 * such a row waits as long as that takes. `unconfirmed`: the other side had the whole message and gave
 * no answer, so that it was perhaps delivered. `afterMs` is how long the other side asked us to wait.
 * `lost`: the chat takes no word from us any more. `settled`: nobody has to mend what is dead.
 * `error` names no person and begins with the stage of the attempt, as in `rcpt: 550 5.1.1`.
 */
export type DeliveryOutcome =
  | { state: "sent" }
  | { state: "retry"; error: string; alarm?: boolean; unconfirmed?: boolean; afterMs?: number }
  | { state: "dead"; error: string; lost?: boolean; settled?: boolean };
