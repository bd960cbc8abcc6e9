import type { OrderEvent } from "#app/shop/order/event/kinds.ts";

/** Rounds of changes that the price includes. */
export const includedRounds = 3;

/** A request of a customer after publication. */
export type Addition = {
  asked: string;
  /** Replies of staff to it, the oldest first. */
  answers: string[];
};

/** A change that a customer asked for, and what was done about it. */
export type Round = Addition & {
  /** Null until it is shown; empty where staff wrote nothing. */
  done: string | null;
};

/** Requests of a customer, and what became of them. */
type Requests = {
  rounds: Round[];
  additions: Addition[];
  /** The last request: one of these; null before any. */
  last: { kind: "change-request"; request: Round } | { kind: "addition"; request: Addition } | null;
};

/**
 * The requests in an order's history. A change request that replaces one which was not shown yet belongs
 * to the same round; every further preview of a round is the later word on it. An answer is to what was
 * asked last.
 * @param events the oldest first.
 */
export function requestsOf(events: readonly OrderEvent[]): Requests {
  const rounds: Round[] = [];
  const additions: Addition[] = [];
  let last: Requests["last"] = null;
  for (const { kind, text } of events) {
    const round = rounds.at(-1);
    if (kind === "change-request") {
      const isSame = round !== undefined && round.done === null;
      const request = isSame ? round : { asked: "", done: null, answers: [] };
      request.asked = text ?? "";
      if (!isSame) rounds.push(request);
      last = { kind, request };
    } else if (kind === "addition") {
      const request = { asked: text ?? "", answers: [] };
      additions.push(request);
      last = { kind, request };
    } else if (kind === "answer") last?.request.answers.push(text ?? "");
    else if (kind === "preview" && round) round.done = text ?? round.done ?? "";
  }
  return { rounds, additions, last };
}

/**
 * Staff's words to the customer when they last cancelled an order; null for none.
 * @param events the oldest first.
 */
export function farewellOf(events: readonly OrderEvent[]): string | null {
  const instant = events.findLast(({ kind }) => kind === "cancelled")?.at;
  return instant === undefined ? null : answerAt(events, instant);
}

/** Staff's words to the customer at a moment, in milliseconds since 1970 in UTC; null for none. */
export function answerAt(events: readonly OrderEvent[], instant: number): string | null {
  return events.find((event) => event.kind === "answer" && event.at === instant)?.text ?? null;
}
