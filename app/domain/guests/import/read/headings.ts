import { fields, type Field } from "#app/domain/guests/import/fields.ts";
import { anyOf, hasWord, wordsIn } from "#app/domain/guests/import/words.ts";

/**
 * The fields whose headings are more special than others': «Երեխաների քանակ» is of children. The
 * headings are in the packs `list-words`: whole ones, as `plain` writes them, and words within longer
 * ones.
 */
const special: readonly Field[] = [
  "salutation",
  "addressForm",
  "children",
  "adults",
  "surname",
  "phone",
  "sender",
  "side",
  "tags",
  "language",
  "postalAddress",
  "note",
];
/** Their words stand in the headings of others. */
const general: readonly Field[] = ["seats", "names"];
const byPrecedence = [
  ...special,
  ...fields.filter((field) => ![...special, ...general].includes(field)),
  ...general,
];
const parts = byPrecedence.map(
  (field) => [field, hasWord(({ "heading-words": words }) => words[field])] as const,
);
const surnames = new RegExp(
  anyOf(({ "heading-words": words }) => words.surname),
  "gu",
);

/** Addresses to which no envelope goes: «Էլ. հասցե», «Электронный адрес», "Adresse mail". */
const electronic = hasWord((words) => words.electronic);
/** A part of an address in a column of its own. */
const addressParts = hasWord((words) => words["address-parts"]);
/** Headings of lists that are nothing of a household: parts of addresses, dates, answers, numbers of rows. */
const others = hasWord((words) => words["other-headings"]);
const rowNumbers = wordsIn((words) => words["row-number"]).union(new Set(["№", "#"]));
/** First names in a column of their own; then a column that says "name" alone has surnames. */
const firstNames = wordsIn((words) => words["first-names"]);
const nameAlone = wordsIn((words) => words["name-alone"]);
const fullNames = hasWord((words) => words["full-names"]);
const longestHeading = 40;

const wholes = new Map<string, Field[]>();
for (const field of fields)
  for (const heading of wordsIn(({ headings }) => headings[field]))
    wholes.set(heading, [...(wholes.get(heading) ?? []), field]);

/** The meaning of a heading; a whole one is surer than a word within a longer one. */
export type Heading = {
  kind: "whole" | "part" | "other" | "unknown";
  /** "Guests" is a heading of names and of numbers. */
  fields: readonly Field[];
};

const other: Heading = { kind: "other", fields: [] };

/** Reads a heading. */
function readHeading(cell: string): Heading {
  const text = plain(cell);
  if (rowNumbers.has(cell.trim().toLowerCase())) return other;
  if (!text || text.length > longestHeading) return { kind: "unknown", fields: [] };
  const exact = wholes.get(text) ?? wholes.get(text.replaceAll(/[.:*]+$/g, "").trim());
  if (exact) return { kind: "whole", fields: exact };
  const field = parts.find(([, word]) => word.test(text))?.[0];
  // «Անուն, ազգանուն» is the full name.
  if (field === "surname" && fullNames.test(text.replaceAll(surnames, "")))
    return { kind: "part", fields: ["names"] };
  // "Notes on the address" are notes, and the city of «Քաղաք, հասցե» stands in its address.
  const isSure = field === "note" || field === "addressForm" || field === "postalAddress";
  if (electronic.test(text) || (others.test(text) && !isSure)) return other;
  return field ? { kind: "part", fields: [field] } : { kind: "unknown", fields: [] };
}

/**
 * Headings of a row. A column that says "name" beside one of first names has surnames; an address
 * beside a column of cities is not a whole one, and an envelope without a city does not arrive.
 */
export function readHeadings(cells: readonly string[]): Heading[] {
  const hasFirstNames = cells.some((cell) => firstNames.has(plain(cell)));
  const read = cells.map((cell): Heading =>
    hasFirstNames && nameAlone.has(plain(cell))
      ? { kind: "whole", fields: ["surname"] }
      : readHeading(cell),
  );
  const isAddress = ({ fields: [field] }: Heading) => field === "postalAddress";
  const isInParts = cells.some(
    (cell, column) => read[column]?.fields.length === 0 && addressParts.test(plain(cell)),
  );
  return isInParts ? read.map((heading) => (isAddress(heading) ? other : heading)) : read;
}

/** A heading in small letters, with spaces for other signs. */
function plain(cell: string): string {
  return cell
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("եւ", "և")
    .replaceAll(/[^\p{L}\p{N}.\-և/]+/gu, " ")
    .trim();
}
