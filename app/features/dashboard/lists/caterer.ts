import { partiesAtTable, sumOf, type Party } from "#app/features/dashboard/lists/parties.ts";
import { spellingOf } from "#app/features/guests/spelling.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { places, type Place } from "#app/features/invitation/reply-fields.ts";
import type { GivenAnswer } from "#app/features/reply/answer.ts";

/** People at a place, children included; `null` is of the guests who named none. */
export type Attendance = { place: Place | null; heads: number; children: number };

/** A dietary need, in its most frequent spelling, with the guests who named it. */
export type Diet = { text: string; names: string[] };

/** What a restaurant needs to know about the guests: no phone numbers, notes or wishes. */
export type CatererView = {
  heads: number;
  children: number;
  /** Empty where no guest was asked for places. */
  attendance: Attendance[];
  /** The most frequent first. */
  diets: Diet[];
};

/** @param invitation decides who is invited to the restaurant; of the places each guest names all. */
export function catererView(
  parties: readonly Party[],
  invitation: PublishedInvitation | null,
): CatererView {
  const atTable = partiesAtTable(parties, invitation);
  return { ...sumOf(atTable), attendance: attendanceOf(parties), diets: dietsOf(atTable) };
}

function attendanceOf(parties: readonly Party[]): Attendance[] {
  const rows = [...places, null].map((place): Attendance => {
    const there = parties.filter(({ reply }) => {
      const named = placesOf(reply);
      return place === null ? named.length === 0 : named.includes(place);
    });
    return { place, ...sumOf(there) };
  });
  const found = rows.filter(({ heads }) => heads > 0);
  return found.some(({ place }) => place !== null) ? found : [];
}

/** Guests who join at the church go on to the restaurant. */
function placesOf({ attending, joinFrom }: GivenAnswer): readonly Place[] {
  if (attending) return attending;
  if (joinFrom === null) return [];
  return joinFrom === "church" ? ["church", "restaurant"] : ["restaurant"];
}

/** Texts that sound alike are one diet: «Բուսակեր», "busaker". */
function dietsOf(parties: readonly Party[]): Diet[] {
  const groups = new Map<string, { texts: string[]; names: string[] }>();
  for (const { reply } of parties) {
    const text = reply.diet ?? "";
    // A dash is no diet.
    if (!/[^\p{P}\s]/u.test(text)) continue;
    const key = spellingOf(text) || text;
    const group = groups.get(key) ?? { texts: [], names: [] };
    groups.set(key, group);
    group.texts.push(text);
    group.names.push(reply.name);
  }
  return [...groups.values()]
    .map(({ texts, names }) => ({ text: mostFrequent(texts), names }))
    .toSorted((one, other) => other.names.length - one.names.length);
}

function mostFrequent(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const [[most = ""] = []] = [...times].toSorted(([, one], [, other]) => other - one);
  return most;
}
