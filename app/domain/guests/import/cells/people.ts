import { isFamilyOf } from "#app/domain/guests/import/cells/family.ts";
import { cellOf } from "#app/domain/guests/import/sheet.ts";
import { quoteItem, splitItems } from "#app/domain/guests/import/cells/list.ts";
import {
  feminine,
  isSurname,
  isSurnameBeforeComma,
  singularOf,
} from "#app/domain/guests/import/cells/surname.ts";
import { anyOf, wordsIn } from "#app/domain/guests/import/words.ts";
import { isDenial, readCount, type Count } from "#app/domain/guests/import/cells/counts.ts";
import { householdLimits, type NewHousehold } from "#app/domain/guests/schema.ts";
import { cleanLine, cleanName } from "#app/lib/clean.ts";

type NewPerson = NewHousehold["people"][number];

/** The people that a cell names. */
export type People = {
  people: NewPerson[];
  /** A family is named as one: how many people it has is not known. */
  isFamily: boolean;
  /** A number in brackets behind the names: "The Smith Family (4)". */
  count: Count | null;
  /** Two names that may be one person's, the surname first: "Smith, John". */
  isOrderDoubtful: boolean;
};

const nobody: People = { people: [], isFamily: false, count: null, isOrderDoubtful: false };

/** Words between two names, and those that come before a companion: «Արամ ընկերուհու հետ». */
const and = anyOf((words) => words.and);
const their = anyOf((words) => words.their);
const between = new RegExp(String.raw`\s*[,&+/|]\s*|\s+${and}\s+`, "giu");
const companion = new RegExp(
  String.raw`^(?:${their} )?${anyOf(({ companions }) => companions)}(?:-[\p{L}-]*)?(?:\s+հետ)?$`,
  "iu",
);
const [two, three] = [wordsIn((words) => words.two), wordsIn((words) => words.three)];
const children = new RegExp(
  String.raw`^(?:(\d{1,2}|${[...two, ...three].join("|")})\s+)?(?:${their} )?${anyOf((words) => words.children)}$`,
  "iu",
);
const childMark = new RegExp(
  String.raw`^\(${anyOf((words) => words["child-marks"])}(?:[^()\p{L}][^()]*)?\)$`,
  "iu",
);
/** A line break separates people as a comma does, but never a surname from its name. */
const lineBreak = new RegExp(String.raw`\s*[\r\n\u2028\u2029]+\s*(?:${and}\s+)?`, "giu");
/** The number of a line in a numbered list. */
const numbering = /^\d{1,3}\s*[.)]\s*(?=\p{L})/u;
/** Parts of a cell that are looked at: with one more than people it is too many. */
const mostParts = householdLimits.people + 2;

/**
 * Reads the people that a cell names: «Արամ և Նարե Սարգսյաններ», "Aram Sargsyan +1", "Арам с
 * супругой". A companion without a name is a person without a name. Items between semicolons do not
 * share a surname, and one in quotes is taken as it is.
 * @param surname of all that have none, from a column of its own.
 */
export function readPeople(cell: string, surname = ""): People {
  const short = cellOf(cell);
  const items = splitItems(short).slice(0, mostParts);
  if (items.length < 2 && !items[0]?.isLiteral) return readOne(short, surname);
  const all = items.map(({ text, isLiteral, mark }) =>
    isLiteral
      ? { ...nobody, people: [{ name: cleanLine(text) || null, child: isChildMark(mark) }] }
      : readOne(text, surname),
  );
  return {
    people: all.flatMap(({ people }) => people),
    isFamily: all.some(({ isFamily }) => isFamily),
    count: all.at(-1)?.count ?? null,
    isOrderDoubtful: false,
  };
}

/** Writes people into a cell from which `readPeople` reads the same. */
export function writePeople(persons: readonly NewPerson[]): string {
  // Stored people have ids.
  const people = persons.map(({ name, child }) => ({ name, child }));
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
  // A slash and a bar separate people wherever they stand.
  const { text, count } = withoutCount(cleanName(cell.trim().replaceAll(lineBreak, " | ")));
  if (!text || isDenial(text)) return nobody;
  const { names: listed, isDoubtful } = surnamesLast(text.replace(numbering, ""));
  const people: NewPerson[] = [];
  const parts = partsOf(listed);
  for (const part of parts) people.push(...unnamed(part));
  const nameParts = parts.filter((part) => unnamed(part).length === 0);
  const familyName = cleanName(surname);
  const isFamily = nameParts.length > 0 && isFamilyOf(nameParts.map((part) => part.text));
  const names = isFamily ? nameParts.map((part) => part.text) : withSurnames(nameParts, familyName);
  return {
    people: [
      ...names.map((name, index) => ({ name, child: nameParts[index]?.isChild ?? false })),
      ...people,
    ],
    isFamily,
    count,
    isOrderDoubtful: isDoubtful && nameParts.length === 2,
  };
}

/** "The Smith Family (4)", «Արամ Սարգսյան (2 հոգի)». */
function withoutCount(text: string): { text: string; count: Count | null } {
  const index = text.lastIndexOf("(");
  const inner = index > 0 && text.endsWith(")") ? text.slice(index + 1, -1) : "";
  const count = /^\s*\d/.test(inner) ? readCount(inner) : null;
  const names = text.slice(0, index).trim();
  return count && /\p{L}/u.test(names) ? { text: names, count } : { text, count: null };
}

const oneComma = /^([^,]+),\s*([^,]+)$/u;

/**
 * "Sargsyan, Aram" as "Aram Sargsyan". Where no surname is recognised and both may be names in Latin
 * letters, two people are read, and it is doubtful.
 */
function surnamesLast(text: string): { names: string; isDoubtful: boolean } {
  const [, surnamePart = "", namesPart = ""] = oneComma.exec(text) ?? [];
  if (!surnamePart || /\s/.test(surnamePart.trim()) || /[&+/|]/.test(surnamePart))
    return kept(text);
  const firstNames = partsOf(namesPart).filter((part) => unnamed(part).length === 0);
  const isSurnameFirst =
    isSurnameBeforeComma(surnamePart) &&
    firstNames.length > 0 &&
    firstNames.every(({ text: name }) => !name.split(" ").some(isSurname));
  if (isSurnameFirst) {
    const [{ text: first } = { text: "" }] = firstNames;
    // A companion stands behind the surname, too: "Sargsyan, Aram +1".
    const isAll = firstNames.length === partsOf(namesPart).length;
    return kept(
      isAll
        ? `${namesPart.trim()} ${surnamePart}`
        : `${first} ${surnamePart}${namesPart.trim().slice(first.length)}`,
    );
  }
  const isLatin = /^\p{Lu}[\p{Script=Latin}'’-]+$/u;
  return {
    names: text,
    isDoubtful:
      isLatin.test(surnamePart) && isLatin.test(namesPart.trim()) && !isSurname(namesPart.trim()),
  };
}

function kept(names: string): { names: string; isDoubtful: boolean } {
  return { names, isDoubtful: false };
}

/** True if a text in brackets says that somebody is a child. */
function isChildMark(text: string): boolean {
  return childMark.test(text.trim());
}

/** A name without the mark of a child at its end. */
function withoutMark(text: string): { text: string; isChild: boolean } {
  const index = text.lastIndexOf("(");
  const isChild = index >= 0 && isChildMark(text.slice(index));
  return { text: (isChild && text.slice(0, index).trim()) || text, isChild };
}

type Part = { text: string; isChild: boolean; isAdded: boolean };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isAdded = false;
  let start = 0;
  const add = (end: number) => {
    const part = text.slice(start, end).trim();
    // A mark may stand at the start: "& Co", "+1".
    if (part) parts.push({ ...withoutMark(part), isAdded });
  };
  for (const match of text.matchAll(between)) {
    if (parts.length === mostParts) break;
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
  const text = withoutEnds(part.text, "()[]", "([]");
  const closed = text.includes("(") ? text : text.replaceAll(")", "").trim();
  const [match, name, added] = /^(.+?)\s+(\p{L}+ հետ)$/u.exec(closed) ?? [];
  if (match !== undefined && name && added && companion.test(added))
    return [
      { ...part, text: name },
      { text: added, isChild: false, isAdded: true },
    ];
  return closed ? [{ ...part, text: closed }] : [];
}

/** A text without the signs of two sets at its ends; a pattern would look at each run many times. */
function withoutEnds(text: string, atStart: string, atEnd: string): string {
  let [start, end] = [0, text.length];
  while (start < end && atStart.includes(text.charAt(start))) start += 1;
  while (end > start && atEnd.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}

/** People without names that a part stands for; none for a name. */
function unnamed({ text, isChild, isAdded }: Part): NewPerson[] {
  const some = (count: number, child: boolean) =>
    Array.from({ length: Math.min(count, householdLimits.people) }, () => ({ name: null, child }));
  if (isAdded && /^\d{1,2}$/.test(text)) return some(Number(text), isChild);
  const [match, count] = children.exec(text) ?? [];
  if (match !== undefined) {
    return some(Math.max(1, numberOf(count)), true);
  }
  return companion.test(text) ? some(1, isChild) : [];
}

function numberOf(count = "1"): number {
  const word = count.toLowerCase();
  return two.has(word) ? 2 : three.has(word) ? 3 : Number(word);
}

/** Gives a shared surname to each first name: at the end, as a rule, or before the first. */
function withSurnames(parts: readonly Part[], surname: string): string[] {
  const names = parts.map(({ text }) => text);
  const last = names.at(-1)?.split(" ") ?? [];
  const first = names[0]?.split(" ") ?? [];
  if (surname) return names.map((name) => fullName(name, surname));
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
  const singular = singularOf(surname);
  return singular === surname ? surname : feminine(name, surname, singular);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{L}/u.test(word);
}
