import { isAffirmation, isCount, isDenial } from "#app/domain/guests/import/cells/counts.ts";
import type { AddressForm } from "#app/domain/guests/schema.ts";
import { startsWith, startsWithWord } from "#app/domain/guests/import/words.ts";
import { isLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { listFacts } from "#app/i18n/languages/words.generated.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { readPhone } from "#app/lib/phone.ts";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const dateLike = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T].{0,20})?$/;

/** An address of mail or of a page has no more. */
const longestTyped = 300;

/** True if a cell is a value of a kind that no heading and no name is. */
export function isTyped(cell: string): boolean {
  const text = cell.trim();
  if (text.length > longestTyped) return false;
  return (
    isPhoneLike(text) ||
    isCount(text) ||
    /^[-+]?\d+(?:[.,]\d+)*%?$/.test(text) ||
    dateLike.test(text) ||
    email.test(text) ||
    /^https?:/i.test(text)
  );
}

/** True if a cell may name people. */
export function isNameLike(cell: string): boolean {
  return /\p{L}|\p{S}/u.test(cell) && !isTyped(cell) && !isDenial(cell) && !isAffirmation(cell);
}

const called = languages.map(
  (language) => [language, startsWith([listFacts[language].called])] as const,
);

/** Reads a language's code or name; null for any other word. */
export function readLanguage(cell: string): Language | null {
  const text = cell.trim().toLowerCase();
  return isLanguage(text) ? text : (called.find(([, word]) => word.test(text))?.[0] ?? null);
}

const isOne = startsWithWord(({ "address-one": words }) => words);
const isSeveral = startsWithWord(({ "address-several": words }) => words);
const isFormal = startsWithWord(({ "address-formal": words }) => words);

/** Reads how a household is addressed; null for any other word. */
export function readAddress(cell: string): AddressForm | null {
  const text = cell.trim();
  if (isOne.test(text)) return "one";
  if (isSeveral.test(text)) return "several";
  return isFormal.test(text) ? "formal" : null;
}

/** Signs between the digits of a phone number; hyphens of all kinds. */
const phoneSigns = /^[+(\d][\d\s().+\-–/]*$/;
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D\u058A]/gu;
/** Words around a number: `tel:`, "(Viber)", «հեռ.». */
const wordsAround = /^(?:\p{L}{1,12}[.:]{1,2}\s*)|\s*[(,]?\s*\p{L}[\p{L} /+&]{1,30}\)?$/gu;

/** A number with all that stands around it. */
const longestPhone = 80;

/** A number without what programs and people put around it. */
function barePhone(cell: string): string {
  return cleanLine(cell)
    .replaceAll(hyphens, "-")
    .replace(/^["'’‘`]+/, "")
    .replaceAll(wordsAround, "")
    .replace(/(\d)\.0+$/, "$1")
    .trim();
}

/** True if a cell has the digits and signs of a phone number. */
export function isPhoneLike(cell: string): boolean {
  if (cell.length > longestPhone) return false;
  const text = barePhone(cell);
  return phoneSigns.test(text) && text.replaceAll(/\D/g, "").length >= 6 && !dateLike.test(text);
}

/**
 * Reads a phone number in the international form, the first where a cell has several; null for
 * anything else. Spreadsheets drop the plus of a number and an Armenian number's first 0.
 */
export function readPhones(cell: string): { phone: string | null; isWhole: boolean } {
  const text = cleanLine(cell);
  const number = onePhone(text);
  if (number !== null) return { phone: number, isWhole: true };
  const parts = text.split(/[,;/|]/, 5).flatMap((part) => onePhone(part) ?? []);
  return { phone: parts[0] ?? null, isWhole: false };
}

function onePhone(cell: string): string | null {
  if (!isPhoneLike(cell)) return null;
  const text = barePhone(cell);
  const digits = text.replaceAll(/\D/g, "");
  // In Russia 8 stands before the other ten digits, as 0 does in Armenia before eight.
  const russian = /^8[3-9]\d{9}$/.test(digits) ? readPhone(digits, "RU") : null;
  return readPhone(text) ?? russian ?? readPhone(`+${digits}`) ?? null;
}
