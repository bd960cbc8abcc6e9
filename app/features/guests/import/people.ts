import { quoteItem, splitItems } from "#app/features/guests/import/list-cell.ts";
import {
  feminine,
  isPluralSurname,
  isSurname,
  singularOf,
} from "#app/features/guests/import/surname.ts";
import { householdLimits, type NewHousehold } from "#app/features/guests/schema.ts";
import { cleanLine } from "#app/lib/clean.ts";

type NewPerson = NewHousehold["people"][number];

/** The people that a cell names. */
export type People = {
  people: NewPerson[];
  /** A family is named as one: how many people it has is not known. */
  isFamily: boolean;
};

/** Words between two names, and those that come before a companion: «Արամ ընկերուհու հետ». */
const between = /\s*[,&+/|]\s*|\s+(?:և|եւ|ու|и|с|со|and|with|plus|et|avec|en|met|und|mit)\s+/giu;
const companion =
  /^(?:(?:իր |իրենց |his |her |their |its |a |an |one |the |мой |моя |его |её |ее )?(?:ընկեր|զույգ|կին|կնոջ|ամուսն|կողակ|ուղեկ|հյուր|guest|partner|wife|husband|spouse|companion|friend|girlfriend|boyfriend|date|гост|спутни|супруг|жен[аоы]|муж|подруг|друг|пар[аоы]|партн|девушк|парн|invité|gast|begleitung))[\p{L}-]*(?:\s+հետ)?$/iu;
const children =
  /^(?:(\d{1,2}|two|three|երկու|երեք|двое|два|трое|три)\s+)?(?:իրենց |their )?(?:երեխա|children|child|kids?|дет[иь]|ребен|ребён|kind|enfant)\p{L}*$/iu;
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  երկու: 2,
  двое: 2,
  два: 2,
  three: 3,
  երեք: 3,
  трое: 3,
  три: 3,
};
const childMark = /\s*\((?:երեխա|մանուկ|child|kid|реб[её]нок|дети|enfant|kind)[^)]*\)\s*$/iu;
const family = /(?:^|[^\p{L}])(?:ընտանի|գերդաստան|family|famille|familie|семь|семей)\p{L}*/iu;
const theFamily = /^the \p{Lu}\p{L}+s$/u;

/**
 * Reads the people that a cell names: «Արամ և Նարե Սարգսյաններ», "Aram Sargsyan +1", "Арам с
 * супругой". A companion without a name is a person without a name. Items between semicolons do not
 * share a surname, and one in quotes is taken as it is.
 * @param surname of all that have none, from a column of its own.
 */
export function readPeople(cell: string, surname = ""): People {
  const items = splitItems(cell);
  if (items.length < 2 && !items[0]?.isLiteral) return readOne(cell, surname);
  const all = items.map(({ text, isLiteral, mark }) =>
    isLiteral
      ? {
          people: [{ name: cleanLine(text) || null, child: childMark.test(mark) }],
          isFamily: false,
        }
      : readOne(text, surname),
  );
  return {
    people: all.flatMap(({ people }) => people),
    isFamily: all.some(({ isFamily }) => isFamily),
  };
}

/** Writes people into a cell from which `readPeople` reads the same. */
export function writePeople(given: readonly NewPerson[]): string {
  // Stored people have ids.
  const people = given.map(({ name, child }) => ({ name, child }));
  const plain = people
    .map(({ name, child }) => `${name ?? "+1"}${child ? " (child)" : ""}`)
    .join("; ");
  if (JSON.stringify(readPeople(plain).people) === JSON.stringify(people)) return plain;
  return people
    .map(({ name, child }) =>
      name === null ? `+1${child ? " (child)" : ""}` : quoteItem(name) + (child ? " (child)" : ""),
    )
    .map((item) => `${item};`)
    .join(" ");
}

function readOne(cell: string, surname: string): People {
  const text = cleanLine(cell);
  if (!text) return { people: [], isFamily: false };
  const people: NewPerson[] = [];
  const parts = partsOf(text);
  for (const part of parts) people.push(...unnamed(part));
  const named = parts.filter((part) => unnamed(part).length === 0);
  const own = cleanLine(surname);
  const isFamily =
    named.some(({ text: name }) => family.test(name) || theFamily.test(name)) ||
    (named.length === 1 && isPluralSurname(named[0]?.text ?? ""));
  const names = isFamily ? named.map((part) => part.text) : withSurnames(named, own);
  return {
    people: [
      ...names.map((name, index) => ({ name, child: named[index]?.isChild ?? false })),
      ...people,
    ],
    isFamily,
  };
}

type Part = { text: string; isChild: boolean; isAdded: boolean };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isAdded = false;
  let start = 0;
  const add = (end: number) => {
    const part = text.slice(start, end).trim();
    // A mark may stand at the start: "& Co", "+1".
    if (part)
      parts.push({
        text: part.replace(childMark, "") || part,
        isChild: childMark.test(part),
        isAdded,
      });
  };
  for (const match of text.matchAll(between)) {
    add(match.index);
    start = match.index + match[0].length;
    isAdded = match[0].includes("+");
  }
  add(text.length);
  // «Արամ ընկերուհու հետ» and "Aram (+1)" have no word between.
  return parts.flatMap((part) => splitEnd(part));
}

/** A companion behind a name: «Արամ Սարգսյան կնոջ հետ», "Aram Sargsyan (". */
function splitEnd(part: Part): Part[] {
  const text = part.text.replaceAll(/^[()[\]]+|[([\]]+$/g, "").trim();
  const closed = text.includes("(") ? text : text.replaceAll(")", "").trim();
  const [match, name, added] = /^(.+?)\s+(\p{L}+ հետ)$/u.exec(closed) ?? [];
  if (match !== undefined && name && added && companion.test(added))
    return [
      { ...part, text: name },
      { text: added, isChild: false, isAdded: true },
    ];
  return closed ? [{ ...part, text: closed }] : [];
}

/** People without names that a part stands for; none for a name. */
function unnamed({ text, isChild, isAdded }: Part): NewPerson[] {
  const some = (count: number, child: boolean) =>
    Array.from({ length: Math.min(count, householdLimits.people) }, () => ({ name: null, child }));
  if (isAdded && /^\d{1,2}$/.test(text)) return some(Number(text), isChild);
  const [match, count] = children.exec(text) ?? [];
  if (match !== undefined) {
    const number = numbers[count?.toLowerCase() ?? ""] ?? Number(count ?? 1);
    return some(Math.max(1, number), true);
  }
  return companion.test(text) ? some(1, isChild) : [];
}

/** Gives a shared surname to each first name: at the end, as a rule, or before the first. */
function withSurnames(parts: readonly Part[], own: string): string[] {
  const names = parts.map(({ text }) => text);
  const last = names.at(-1)?.split(" ") ?? [];
  const first = names[0]?.split(" ") ?? [];
  if (own) return names.map((name) => fullName(name, own));
  if (names.length < 2) return names;
  const [end = ""] = last.slice(-1);
  if (
    last.length === 2 &&
    names.slice(0, -1).every((name) => !name.includes(" ")) &&
    isCapital(end)
  )
    return names.map((name, index) =>
      index === names.length - 1
        ? `${last[0]} ${genderedOf(last[0] ?? "", end)}`
        : `${name} ${genderedOf(name, end)}`,
    );
  const [start = ""] = first;
  if (first.length === 2 && isSurname(start) && !isSurname(first[1] ?? ""))
    return names.map((name) => (name.includes(" ") ? name : `${name} ${genderedOf(name, start)}`));
  return names;
}

/** A name of one word with its surname; a name that has one already stays as it is. */
function fullName(name: string, surname: string): string {
  if (name.toLowerCase().includes(surname.toLowerCase())) return name;
  return name.split(" ").some(isSurname) ? name : `${name} ${genderedOf(name, surname)}`;
}

function genderedOf(name: string, surname: string): string {
  const one = singularOf(surname);
  return one === surname ? surname : feminine(name, surname, one);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{L}/u.test(word);
}
