import { householdLimits } from "#app/domain/guests/schema.ts";
import { anyOf, wordsIn } from "#app/domain/guests/import/words.ts";

/** Words by which lists say "none", also those of Excel's truth values. */
const denials = wordsIn(({ none }) => none);
const affirmations = wordsIn(({ yes }) => yes).union(
  new Set(["+", "✓", "✔", "✅", "☑", "☒", "x", "v", "х"]),
);

/** True if a cell says that there is nobody and nothing: "No", «չկա», a dash, "0 (none)". */
export function isDenial(cell: string): boolean {
  return denials.has(wordOf(cell)) || /^\s*[-–—―−_.]+\s*$/u.test(cell);
}

/** True if a cell says that there is something, and not how much: "Yes", «այո», a tick. */
export function isAffirmation(cell: string): boolean {
  return affirmations.has(wordOf(cell));
}

function wordOf(cell: string): string {
  // Brackets and full stops, but not the quotes of a name that is exported as it is.
  return cell.length > 20 ? "" : cell.toLowerCase().replaceAll(/^[\s(]+|[\s).!]+$/g, "");
}

/** Numbers of people that one cell gives: "2", "2 հոգի", "2+1" (with children), "+1". */
export type Count = { adults: number; children: number; isAddition: boolean };

const count = /^(\+?)\s*(\d{1,3})(?:[.,]0+)?(?:\s*\+\s*(\d{1,3}))?\s*\.?\s*(\p{L}[\p{L}.]*)?$/u;
const people = new RegExp(`^${anyOf((words) => words.people)}`, "iu");
const affirmed = new RegExp(`^${anyOf(({ yes }) => yes)}\\s*[,;:(–-]\\s*`, "iu");

/**
 * Reads a number of people up to the limit of seats; null for anything else. "No" is none, and
 * "Yes, 2" two.
 */
export function readCount(cell: string): Count | null {
  // "2 (5 and 7 years)" are two; of "(2" a bracket is left.
  const text = cell
    .trim()
    .replace(affirmed, "")
    .replace(/^(\d+)\s*\([^()]*\)$/, "$1")
    .replace(/\)$/, "");
  if (isDenial(text) && !/^[-–—]+$/.test(text))
    return { adults: 0, children: 0, isAddition: false };
  const [match, plus, first, second = "0", unit] = count.exec(text) ?? [];
  if (match === undefined || (unit !== undefined && !people.test(unit))) return null;
  const [adults, children] = [Number(first), Number(second)];
  if (adults + children > householdLimits.seats) return null;
  return { adults, children, isAddition: plus === "+" };
}

/** True if a cell is a number of people. */
export function isCount(cell: string): boolean {
  return readCount(cell) !== null && /\d/.test(cell);
}

/** True if a cell may stand in a column of numbers: "No" and dashes do, too. */
export function isCountLike(cell: string): boolean {
  return readCount(cell) !== null || isDenial(cell) || isAffirmation(cell);
}
