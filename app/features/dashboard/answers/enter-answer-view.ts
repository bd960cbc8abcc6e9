import type { EnterAnswerView } from "#app/features/dashboard/answers/components/enter-answer-page.tsx";
import { readAnswer, readAnswers } from "#app/features/dashboard/answers/data.server.ts";
import { namesAmong, silentOf } from "#app/features/dashboard/answers/entries.ts";
import { inNameOrder } from "#app/features/dashboard/guest-list/name-order.ts";
import type { DashboardFrame } from "#app/features/dashboard/frame.ts";
import { notFound } from "#app/lib/http.ts";

/**
 * The form for one guest, or for whoever hosts choose.
 * @param id the id of a household or an answer; empty where hosts choose.
 * @param lists results of `answersOf`.
 * @param one results of `answerOfId`.
 * @throws a 404 response for a guest that this invitation does not have.
 */
export function enterAnswerView(
  frame: DashboardFrame,
  id: string,
  lists: readonly D1Result[],
  one: readonly D1Result[],
): EnterAnswerView {
  const rows = readAnswers(lists);
  const formKey = crypto.randomUUID();
  const empty = { frame, formKey, response: undefined, guestsNumber: null, choices: [] };
  const answer = readAnswer(one);
  if (answer) {
    const [{ name, response, guestsNumber }] = answer.history;
    return { ...empty, guest: { id, name }, response, guestsNumber };
  }
  const nameAmong = namesAmong(rows.households);
  const silent = silentOf(rows).map((household) => ({
    id: household.id,
    name: nameAmong(household),
    seats: household.adults + household.children,
  }));
  if (id === "") return { ...empty, guest: null, choices: inNameOrder(silent) };
  const guest = silent.find((household) => household.id === id);
  if (!guest) throw notFound();
  return { ...empty, guest, guestsNumber: guest.seats };
}
