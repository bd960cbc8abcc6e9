import {
  countedParty,
  partiesAt,
  partiesAtDinner,
  sumOf,
  type Party,
} from "#app/couple/lists/parties.ts";
import { spellingOf } from "#app/domain/guests/names/spelling.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { placesOf } from "#app/domain/reply/fields.ts";
import { partTotals, type PartTotals } from "#app/domain/reply/parts/totals.ts";

/**
 * People at a place, children included; `null` is of the guests who named none, and are counted at
 * each to which they are invited.
 */
export type Attendance = { place: Place | null; heads: number; children: number };

/** A dietary need, in its most frequent spelling, with the guests who named it. */
export type Diet = { text: string; names: string[] };

/** Facts about the guests that a restaurant needs: no phone numbers, notes or wishes. */
export type CatererView = {
  heads: number;
  children: number;
  /** Empty where no guest was asked for places. */
  attendance: Attendance[];
  /** The most frequent first. */
  diets: Diet[];
};

/**
 * A restaurant lays the table for those who come to it, and not for who is at the church alone.
 * @param invitation null when it is no longer published.
 */
export function catererView(
  parties: readonly Party[],
  invitation: PublishedInvitation | null,
): CatererView {
  const totals = partTotals(parties.map(countedParty), invitation);
  // Without its venue on the page nobody is known to be invited to it.
  const hasRestaurant = invitation !== null && placesOf(invitation).includes("restaurant");
  const served = hasRestaurant
    ? partiesAt(parties, "restaurant")
    : partiesAtDinner(parties, invitation);
  return { ...sumOf(served), attendance: attendanceOf(totals), diets: dietsOf(served) };
}

function attendanceOf(totals: PartTotals | null): Attendance[] {
  if (!totals) return [];
  const rows = [...totals.parts, { place: null, ...totals.unsaid }];
  return rows.filter(({ heads }) => heads > 0);
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
    .toSorted((item, other) => other.names.length - item.names.length);
}

function mostFrequent(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const [[most = ""] = []] = [...times].toSorted(([, count], [, other]) => other - count);
  return most;
}
