import type { Doubt } from "#app/domain/guests/import/doubts.ts";
import type { Field } from "#app/domain/guests/import/fields.ts";
import type { People } from "#app/domain/guests/import/cells/people.ts";
import { isAffirmation, readCount } from "#app/domain/guests/import/cells/counts.ts";
import type { FieldName } from "#app/domain/guests/fields.ts";
import { householdLimits } from "#app/domain/guests/schema.ts";

/** A row while it is read: its cells by field, and what was noticed. */
export type Read = {
  cell: (field: Field) => string;
  doubts: Doubt[];
  given: Set<FieldName>;
};

/** Seats that the row gives; without numbers, one for each person. */
export function seatsOf(
  { people, isFamily, count: behindNames }: People,
  { cell, doubts, given: filledFields }: Read,
): { adults: number; children: number } {
  const childrenNamed = people.filter(({ child }) => child).length;
  const adultsNamed = people.length - childrenNamed;
  const number = (field: "adults" | "children" | "seats") => {
    const text = cell(field);
    const count = text ? readCount(text) : null;
    // The children's column may have names.
    if (text && count === null && !(field === "children" && childrenNamed > 0))
      doubts.push({
        kind: isAffirmation(text) ? "yes-without-number" : "unreadable-number",
        text,
      });
    return count;
  };
  const [adultsRead, childrenRead, seatsRead] = [
    number("adults"),
    number("children"),
    number("seats"),
  ];
  const seats = seatsRead ?? (adultsRead ? null : behindNames);
  const kids = childrenRead
    ? childrenRead.adults + childrenRead.children
    : seats?.children || adultsRead?.children || childrenNamed;
  const adults = adultsRead
    ? adultsRead.adults + (adultsRead.isAddition ? adultsNamed : 0)
    : seats
      ? Math.max(0, seatsOfAdults(seats, kids, adultsNamed))
      : adultsNamed;
  const isValid = adults + kids > 0 && Math.max(adults, kids) <= householdLimits.seats;
  if (!isValid) {
    doubts.push({ kind: "unreadable-number", text: String(adults + kids) });
    return { adults: adultsNamed, children: childrenNamed };
  }
  if (adultsRead || seats) filledFields.add("adults");
  if (childrenRead || seats || childrenNamed > 0) filledFields.add("children");
  if (isFamily && !adultsRead && !seats)
    doubts.push({ kind: "seats-unknown", text: people[0]?.name ?? "" });
  if (people.length > adults + kids)
    doubts.push({
      kind: "more-people-than-seats",
      text: `${people.length} > ${adults + kids}`,
    });
  return { adults, children: kids };
}

/** "4" are all people, "2+1" two adults and a child, "+1" one more than are named. */
function seatsOfAdults(
  seats: { adults: number; children: number; isAddition: boolean },
  children: number,
  namedAdults: number,
): number {
  if (seats.isAddition) return namedAdults + seats.adults;
  return seats.children > 0 ? seats.adults : seats.adults - children;
}
