import { personAt, type EnteredAnswer } from "#app/couple/answers/entered/schema.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { isAttended, partField, type Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import { formFields } from "#app/domain/reply/fields.ts";
import { comingOf } from "#app/domain/reply/people/format.ts";
import { invitedParts } from "#app/domain/reply/parts/invited.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";
import { attendanceOf } from "#app/domain/reply/parts/rules.ts";
import { askedPeople } from "#app/domain/reply/people/fields.ts";
import type { AskedPerson } from "#app/domain/reply/schema.ts";

/** The parts of the day that hosts are asked for; none where guests are not asked either. */
export type AskedParts = { places: readonly Place[]; people: readonly AskedPerson[] };

/**
 * What hosts are asked of a guest, as the guest is: each person where a household is named, else a
 * number at each part.
 * @param earlierAnswer what was answered before; null for nothing. A number without names stays one.
 */
export function askedParts(
  invitation: PublishedInvitation | null,
  household: Household | null,
  earlierAnswer: Pick<GivenAnswer, "people"> | null,
): AskedParts {
  const isAsked = invitation && formFields(invitation).includes("attending");
  const places = isAsked ? invitedParts(invitation)(household) : [];
  if (places.length < 2) return { places: [], people: [] };
  const isByName = household && (earlierAnswer === null || earlierAnswer.people !== null);
  return { places, people: isByName ? askedPeople(household) : [] };
}

type Attendance = Pick<GivenAnswer, "guestsNumber" | "people" | "attending" | "parts">;

/**
 * The parts at which the guests of an entered "yes" are. Names of those who come are lost where
 * hosts enter another number, and parts that hosts do not name stay those that the guest named.
 */
export function enteredAttendance(
  earlierAnswer: GivenAnswer,
  entered: EnteredAnswer,
  { places, people: guests }: AskedParts,
): Attendance & Pick<GivenAnswer, "children"> {
  if (entered.parts && guests.length > 0) {
    const people = guests.map((person) => {
      const parts = places.filter((place) => entered.at.includes(personAt(person, place)));
      const { name, child } = person;
      const comes = parts.some(isAttended);
      return comes ? { name, child, comes, parts } : { name, child, comes };
    });
    const coming = comingOf(people);
    const heads = Math.max(1, coming.length);
    const children = coming.filter(({ child }) => child).length || null;
    const numbers = {};
    return {
      guestsNumber: heads,
      children,
      ...attendanceOf({ people, attending: null, numbers, heads }),
    };
  }
  const heads = entered.guestsNumber ?? 1;
  const isSameNumber =
    earlierAnswer.people !== null && comingOf(earlierAnswer.people).length === heads;
  const people = isSameNumber ? earlierAnswer.people : null;
  const numbers: PartNumbers = {};
  for (const place of places) numbers[place] = entered[partField(place)];
  const isNumbered = Object.values(numbers).some((number) => number !== undefined);
  const { children } = earlierAnswer;
  if (!isNumbered) {
    const parts = isSameNumber ? earlierAnswer.parts : null;
    return { guestsNumber: heads, children, people, attending: earlierAnswer.attending, parts };
  }
  const attending = places.filter((place) => isAttended(place) || numbers[place]);
  return {
    guestsNumber: heads,
    children,
    ...attendanceOf({ people: null, attending, numbers, heads }),
  };
}
