import { isAttended, places, type Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formFields, placesOf } from "#app/domain/reply/fields.ts";
import {
  isUnsaid,
  peopleAt,
  type CountedAnswer,
  type PeopleAt,
} from "#app/domain/reply/parts/rules.ts";

/** An answer that counts, with the parts of the day to which its household is invited. */
export type InvitedAnswer = { answer: CountedAnswer; invited: readonly Place[] };

/** People at each part of the day. */
export type PartTotals = {
  /** In the order of the day. */
  parts: (PeopleAt & { place: Place })[];
  /** People of answers that name no part; they count at each to which they are invited. */
  unsaid: PeopleAt;
};

/**
 * How many people come to each part of the day; null where the parts say nothing beside the total:
 * there is one, or guests were not asked and all are invited to all.
 * @param answers those that count in the total.
 * @param invitation null when it is no longer published: the parts are those that guests named.
 */
export function partTotals(
  answers: readonly InvitedAnswer[],
  invitation: PublishedInvitation | null,
): PartTotals | null {
  const visiblePlaces = invitation ? placesOf(invitation) : [];
  const others = places.filter((place) => !visiblePlaces.includes(place));
  const parts = [...visiblePlaces, ...others]
    .map((place) => ({
      place,
      ...sumOf(answers.map(({ answer, invited }) => peopleAt(answer, place, invited))),
    }))
    .filter(({ place, heads }) => heads > 0 || visiblePlaces.includes(place));
  const total = sumOf(answers.map(({ answer }) => answer));
  const isSaid = answers.some(({ answer }) => answer.heads > 0 && !isUnsaid(answer));
  const isAsked =
    invitation !== null &&
    formFields(invitation).some((field) => field === "attending" || field === "joinFrom");
  const differ = parts.some(({ place, heads }) => isAttended(place) && heads !== total.heads);
  if (parts.length === 0 || (parts.length === 1 && !differ)) return null;
  if (!isSaid && !isAsked && !differ) return null;
  const silent = answers.filter(({ answer }) => isUnsaid(answer));
  return { parts, unsaid: sumOf(silent.map(({ answer }) => answer)) };
}

function sumOf(people: readonly PeopleAt[]): PeopleAt {
  let [heads, children] = [0, 0];
  for (const group of people) {
    heads += group.heads;
    children += group.children;
  }
  return { heads, children };
}
