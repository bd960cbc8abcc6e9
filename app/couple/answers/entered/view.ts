import type { EnterAnswerView } from "#app/couple/answers/components/enter-answer-page.tsx";
import { personAt } from "#app/couple/answers/entered/schema.ts";
import { askedParts, type AskedParts } from "#app/couple/answers/entered/parts.ts";
import type { AnswerRows, FoundAnswer } from "#app/couple/answers/data.server.ts";
import { namesAmong, silentOf } from "#app/couple/answers/rules.ts";
import { inNameOrder } from "#app/couple/guest-list/order.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { isAttended } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import { formerAnswers } from "#app/domain/reply/people/fields.ts";
import { notFound } from "#app/lib/http.ts";

/**
 * The form for one guest, or for whoever hosts choose.
 * @param about.id the id of a household or an answer; empty where hosts choose.
 * @param answer the one with that id; null where it is none.
 * @throws a 404 response for a guest that this invitation does not have.
 */
export function enterAnswerView(
  frame: DashboardFrame,
  about: { id: string; invitation: PublishedInvitation | null },
  rows: Pick<AnswerRows, "replies" | "households">,
  answer: FoundAnswer | null,
): EnterAnswerView {
  const { id, invitation } = about;
  const formKey = crypto.randomUUID();
  const parts = askedParts(invitation, null, null);
  const selection = { at: [], numbers: {} };
  const empty = {
    frame,
    formKey,
    response: undefined,
    guestsNumber: null,
    choices: [],
    parts,
    ...selection,
  };
  if (answer) {
    const [revision] = answer.history;
    const { name, response, guestsNumber } = revision;
    const answerParts = askedParts(invitation, answer.household, revision);
    const values = { response, guestsNumber, numbers: revision.parts ?? {} };
    const guest = { id, name };
    return { ...empty, ...values, guest, parts: answerParts, at: namedAt(answerParts, revision) };
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
  const household = rows.households.find((invited) => invited.id === id) ?? null;
  const householdParts = askedParts(invitation, household, null);
  return {
    ...empty,
    guest,
    guestsNumber: guest.seats,
    parts: householdParts,
    at: namedAt(householdParts, null),
  };
}

/** The boxes that are ticked: those of the answer, or each person at each part. */
function namedAt(
  { places, people }: AskedParts,
  answer: Pick<GivenAnswer, "people" | "attending"> | null,
): string[] {
  const all = answer?.attending ?? places.filter(isAttended);
  const former = formerAnswers(people, answer?.people ?? null, all);
  return people.flatMap((person) => {
    const { comes = answer ? "no" : "yes", parts = all } = former[person.field] ?? {};
    return comes === "yes" ? parts.map((place) => personAt(person, place)) : [];
  });
}
