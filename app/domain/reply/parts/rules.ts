import type { TFunction } from "i18next";
import {
  isAttended,
  places,
  type JoinPlace,
  type Place,
} from "#app/domain/invitation/reply/fields.ts";
import { comingOf, type GivenPerson } from "#app/domain/reply/people/format.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";

/** An answer as its parts of the day are counted. */
export type CountedAnswer = {
  /** Number of people who come; 0 after a "no". */
  heads: number;
  /** Children among them. */
  children: number;
  people: readonly GivenPerson[] | null;
  attending: readonly Place[] | null;
  parts: PartNumbers | null;
  joinFrom: JoinPlace | null;
};

/** People at a part of the day, children included. */
export type PeopleAt = { heads: number; children: number };

/**
 * Attendance of an answer's people. All at the same parts: `attending` says it alone. Otherwise
 * each person who comes keeps their parts, and `parts` has the numbers.
 * @param given.people with the parts of each who comes, where the form asked for them.
 * @param given.numbers of people at parts, where guests wrote others than all who come.
 * @param given.heads number of people who come.
 */
export function attendanceOf({
  people,
  attending,
  numbers,
  heads,
}: {
  people: GivenPerson[] | null;
  attending: readonly Place[] | null;
  numbers: PartNumbers;
  heads: number;
}): { people: GivenPerson[] | null; attending: Place[] | null; parts: PartNumbers | null } {
  const coming = people && comingOf(people);
  const isByPerson = coming?.some(({ parts }) => parts) ?? false;
  const numberAt = (place: Place): number => {
    if (isByPerson) return coming?.filter(({ parts }) => parts?.includes(place)).length ?? 0;
    const all = attending?.includes(place) ? heads : 0;
    return Math.min(numbers[place] ?? all, heads);
  };
  if (!isByPerson && !attending?.length) return { people, attending: null, parts: null };
  const counts = places.map((place) => [place, numberAt(place)] as const);
  const attended = counts.filter(([, number]) => number > 0);
  const isWhole = attended.every(([, number]) => number === heads);
  return {
    people: isWhole ? (people?.map(({ parts: _, ...person }) => person) ?? null) : people,
    attending: attended.map(([place]) => place),
    parts: isWhole ? null : Object.fromEntries(attended),
  };
}

/**
 * The people of an answer at a part of the day. One that names no part counts at all to which its
 * household is invited, but not in the bus, which nobody takes unasked.
 * @param invited the parts to which its household is invited, or the general link.
 */
export function peopleAt(answer: CountedAnswer, place: Place, invited: readonly Place[]): PeopleAt {
  const { heads, children, people, parts } = answer;
  if (parts === null)
    return partsNamed(answer, invited).includes(place)
      ? { heads, children }
      : { heads: 0, children: 0 };
  const partHeads = Math.min(parts[place] ?? 0, heads);
  const attendees = comingOf(people ?? []).filter((person) => person.parts?.includes(place));
  return {
    heads: partHeads,
    // Without names the children may be any of them.
    children: people?.some((person) => person.parts)
      ? attendees.filter(({ child }) => child).length
      : Math.min(children, partHeads),
  };
}

/** How many people are at each part, in one line. */
export function partsText(numbers: PartNumbers, t: TFunction): string {
  return places
    .filter((place) => numbers[place])
    .map((place) =>
      t("dashboard:people-at", { place: t(`dashboard:place.${place}`), number: numbers[place] }),
    )
    .join(", ");
}

/** True if an answer names no part of the day. */
export function isUnsaid({ attending, joinFrom }: CountedAnswer): boolean {
  return attending === null && joinFrom === null;
}

/**
 * The parts at which the people of an answer count. Guests who join at the church go on to the
 * restaurant.
 */
export function partsNamed(
  answer: Pick<CountedAnswer, "attending" | "joinFrom">,
  invited: readonly Place[],
): readonly Place[] {
  const { attending, joinFrom } = answer;
  if (attending) return attending;
  if (joinFrom !== null) return joinFrom === "church" ? ["church", "restaurant"] : ["restaurant"];
  return invited.filter(isAttended);
}
