import { countedParty, partiesAt, sumOf, type Party } from "#app/couple/lists/parties.ts";
import { nameKeyOf } from "#app/domain/guests/names/spelling.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { comingOf } from "#app/domain/reply/people/format.ts";
import { partTotals } from "#app/domain/reply/parts/totals.ts";
import { capitals } from "#app/i18n/capitals.ts";
import { bcp47, scriptOf, type Language } from "#app/i18n/languages.ts";
import { scriptOfText } from "#app/i18n/scripts.ts";

/** A person of a party; children of households are known as such. */
type Guest = { name: string; isChild: boolean };

/** A party on the list: the guest by whose name it is found, and those named with them. */
export type DoorEntry = {
  id: string;
  name: string;
  others: Guest[];
  heads: number;
  children: number;
  /** The name of its table; null without one. */
  table: string | null;
};

/** The guests who come, by name. */
export type DoorView = {
  heads: number;
  children: number;
  /** Somebody is seated. */
  hasTables: boolean;
  /** Entries by the first letter of their names. */
  groups: { letter: string; entries: DoorEntry[] }[];
  /** The part of the day whose door it is; null for all who come. */
  place: Place | null;
  /** Parts of which there is a list each, with the people there; empty where all are at all. */
  parts: { place: Place; heads: number }[];
  /** People who come, to whatever part. */
  all: number;
};

/**
 * @param coming all parties that come.
 * @param about.invitation null when it is no longer published.
 * @param about.tables the names of tables by the ids of their households and replies.
 * @param about.language whose alphabet orders the list; names in other scripts follow.
 * @param about.at the part of the day whose list is asked for, as the address has it.
 */
export function doorView(
  coming: readonly Party[],
  {
    invitation,
    tables,
    language,
    at: choice,
  }: {
    invitation: PublishedInvitation | null;
    tables: ReadonlyMap<string, string>;
    language: Language;
    at: string | null;
  },
): DoorView {
  const totals = partTotals(coming.map(countedParty), invitation);
  const parts = (totals?.parts ?? []).map(({ place, heads }) => ({ place, heads }));
  const place = parts.find((part) => part.place === choice)?.place ?? null;
  const parties = place ? partiesAt(coming, place) : coming;
  const { compare } = new Intl.Collator(bcp47(language));
  const isForeign = (name: string) => Number(scriptOfText(firstOf(name)) !== scriptOf(language));
  const entries = parties
    .map((party) => entryOf(party, tables))
    .toSorted(
      (item, other) =>
        isForeign(item.name) - isForeign(other.name) ||
        compare(fromLetter(item.name), fromLetter(other.name)) ||
        compare(item.id, other.id),
    );
  const groups: DoorView["groups"] = [];
  for (const entry of entries) {
    const letter = firstLetter(entry.name, language);
    const last = groups.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  const hasTables = entries.some(({ table }) => table !== null);
  return { ...sumOf(parties), hasTables, groups, place, parts, all: sumOf(coming).heads };
}

/**
 * A household is found by its first person; others who replied for it are named too. Where it
 * answered by name, those who do not come are left out.
 */
function entryOf(
  { reply, household, heads, children }: Party,
  tables: ReadonlyMap<string, string>,
): DoorEntry {
  const invited = namedIn(reply.people ?? household?.people ?? []);
  const guests = reply.people ? namedIn(comingOf(reply.people)) : [...invited];
  for (const name of [reply.name, reply.otherGuest])
    if (name && !isNamed(name, [...invited, ...guests])) guests.push({ name, isChild: false });
  const [first, ...others] = guests;
  const table = tables.get(reply.household ?? reply.id) ?? tables.get(reply.id) ?? null;
  return { id: reply.id, name: first?.name ?? reply.name, others, heads, children, table };
}

function namedIn(people: readonly { name: string | null; child: boolean }[]): Guest[] {
  return people.flatMap(({ name, child }) => (name === null ? [] : [{ name, isChild: child }]));
}

/** True if each word of a name is among those of the guests, in whatever script. */
function isNamed(name: string, guests: readonly Guest[]): boolean {
  const words = new Set(guests.flatMap((guest) => nameKeyOf(guest.name).split(" ")));
  return nameKeyOf(name)
    .split(" ")
    .every((word) => words.has(word));
}

/** A name without the quotation marks and emoji before it. */
function fromLetter(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+/u, "");
}

/** The first sign of a name; empty for one without a letter or a digit. */
function firstOf(name: string): string {
  return Array.from(fromLetter(name))[0] ?? "";
}

/** The first letter as a capital without its marks; empty for a name that begins with a digit. */
function firstLetter(name: string, language: Language): string {
  const [letter = ""] = /^\p{L}/u.exec(fromLetter(name)) ?? [];
  const [capital = ""] = capitals(letter.normalize("NFD"), language);
  return capital;
}
