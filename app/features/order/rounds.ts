import type { OrderEvent } from "#app/features/order/events.ts";

/** Rounds of changes that the price includes. */
export const includedRounds = 3;

/** What a customer asked to have changed, and what was done about it. */
export type Round = {
  asked: string;
  /** Null until it is shown; empty where staff wrote nothing. */
  done: string | null;
  /** What staff said to it before it was done, the oldest first. */
  answers: string[];
};

/**
 * The rounds of changes in an order's history. A request that replaces one which was not shown yet
 * belongs to the same round; every further preview of a round is the later word on it.
 * @param events the oldest first.
 */
export function roundsOf(events: readonly OrderEvent[]): Round[] {
  const rounds: Round[] = [];
  for (const { kind, text } of events) {
    const last = rounds.at(-1);
    if (kind === "wish" && last?.done === null) last.asked = text ?? "";
    else if (kind === "wish") rounds.push({ asked: text ?? "", done: null, answers: [] });
    else if (kind === "answer") last?.answers.push(text ?? "");
    else if (kind === "preview" && last) last.done = text ?? last.done ?? "";
  }
  return rounds;
}
