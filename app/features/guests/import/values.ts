import { householdLimits, type AddressForm } from "#app/features/guests/schema.ts";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { readPhone } from "#app/lib/phone.ts";

/** Numbers of people that one cell gives: "2", "2 հոգի", "2+1" (with children), "+1". */
export type Count = { adults: number; children: number; isAddition: boolean };

const count = /^(\+?)\s*(\d{1,3})(?:[.,]0+)?(?:\s*\+\s*(\d{1,3}))?\s*\.?\s*(\p{L}[\p{L}.]*)?$/u;
const people =
  /^(?:հոգի|մարդ|անձ|տեղ|հատ|մեծահասակ|երեխա|чел|персон|мест|гост|взросл|дет|реб|pe|adult|child|kid|seat|guest|pax|place|enfant|invité|erwachsen|kind|platz|plätze|gast|gäste|volwassen|plaats)/iu;

/** Reads a number of people up to the limit of seats; null for anything else. */
export function readCount(cell: string): Count | null {
  const [match, plus, first, second = "0", unit] = count.exec(cell.trim()) ?? [];
  if (match === undefined || (unit !== undefined && !people.test(unit))) return null;
  const [adults, children] = [Number(first), Number(second)];
  if (adults + children > householdLimits.seats) return null;
  return { adults, children, isAddition: plus === "+" };
}

/** Beginnings of languages' names in each of the families' languages. */
const languageWords: Record<Language, RegExp> = {
  am: /^(?:hy|arm|հայ|арм)/u,
  en: /^(?:eng|ang|անգ|анг)/u,
  ru: /^(?:rus|ռուս|рус)/u,
  nl: /^(?:dut|ned|neth|n[ée]er|nied|հոլ|նիդ|гол|нид)/u,
  fr: /^(?:fre|fra|ֆր|фр)/u,
  de: /^(?:ger|deu|allem|dui|գեր|нем)/u,
};

/** Reads a language's code or name; null for any other word. */
export function readLanguage(cell: string): Language | null {
  const text = cell.trim().toLowerCase();
  if (isLanguage(text)) return text;
  const found = Object.entries(languageWords).find(([, word]) => word.test(text))?.[0];
  return isLanguage(found) ? found : null;
}

const addressWords: Record<AddressForm, RegExp> = {
  formal: /^(?:formal|պաշտոն|հարգալի|офиц|на вы|formel|formeel|förmlich|vouv|sie$|vous$|u$)/u,
  one: /^(?:one|1$|single|մեկ|եզակի|один|одна|на ты|informal|tutoi|tu$|du$|je$)/u,
  several:
    /^(?:several|many|plural|մի քանի|շատ|հոգնակի|неск|много|plusieurs|mehrere|meerdere|ihr$|jullie$)/u,
};

/** Reads how a household is addressed; null for any other word. */
export function readAddress(cell: string): AddressForm | null {
  const text = cell.trim().toLowerCase();
  if (addressWords.one.test(text)) return "one";
  if (addressWords.several.test(text)) return "several";
  return addressWords.formal.test(text) ? "formal" : null;
}

/** Whether a cell has the digits and signs of a phone number. */
export function isPhoneLike(cell: string): boolean {
  return /^[+(\d][\d\s().+\-–/]*$/.test(cell.trim()) && cell.replaceAll(/\D/g, "").length >= 6;
}

/**
 * Reads a phone number in the international form, the first where a cell has several; null for
 * anything else. Spreadsheets drop the plus of a number and an Armenian number's first 0.
 */
export function readPhones(cell: string): { phone: string | null; isWhole: boolean } {
  const text = cleanLine(cell);
  const whole = onePhone(text);
  if (whole !== null) return { phone: whole, isWhole: true };
  const parts = text.split(/[,;/|]|\s{2,}/).flatMap((part) => onePhone(part) ?? []);
  return { phone: parts[0] ?? null, isWhole: false };
}

function onePhone(text: string): string | null {
  if (!isPhoneLike(text)) return null;
  const digits = text.replaceAll(/\D/g, "");
  return readPhone(text) ?? readPhone(`+${digits}`) ?? null;
}
