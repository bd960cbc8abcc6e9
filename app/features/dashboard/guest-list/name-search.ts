import { spellingOf } from "#app/features/guests/spelling.ts";

/** What a household is found by: its texts as they are and as they sound, and a phone's digits. */
export type SearchKey = { text: string; spelling: string; digits: string };

/** @param texts names, salutation, side and tags. */
export function searchKeyOf(texts: readonly (string | null)[], phone: string | null): SearchKey {
  const text = texts.filter(Boolean).join(" ");
  return {
    text: text.toLowerCase(),
    // Between spaces, so that a word is found by its beginning.
    spelling: ` ${spellingOf(text)} `,
    digits: phone?.replaceAll(/\D/g, "") ?? "",
  };
}

/**
 * Whether a household has each word of a query, in whatever script: Անի, Ани and Ani find each
 * other. Words need not be whole.
 */
export function isFound({ text, spelling, digits }: SearchKey, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const numbers = query.replaceAll(/\D/g, "");
  if (numbers.length > 2 && !/\p{L}/u.test(query)) return digits.includes(withoutTrunk(numbers));
  return words.every(
    (word) =>
      text.includes(word) || spellingsOf(word).some((sound) => spelling.includes(` ${sound}`)),
  );
}

/** A word as it sounds at its end, and as the beginning of a longer one: «Հակոբ», «Աբ…». */
function spellingsOf(word: string): string[] {
  const beginning = spellingOf(`${word}a`).slice(0, -1);
  return [spellingOf(word), beginning].filter(Boolean);
}

/** 091 123456 is +374 91 123456. */
function withoutTrunk(digits: string): string {
  return digits.startsWith("0") ? digits.slice(1) : digits;
}
