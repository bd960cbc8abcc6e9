import { searchTextOf, spellingOf } from "#app/domain/guests/names/spelling.ts";

/**
 * Texts by which a search finds a line of a list: its words as they are and as they sound, and a
 * phone's digits.
 */
export type SearchKey = { text: string; spelling: string; digits: string };

/** The text typed into a list's search, read once for all lines. */
export type SearchQuery = {
  /** Each as it is, and as it may sound. */
  words: readonly { text: string; sounds: readonly string[] }[];
  /** Null where no phone number may be meant. */
  digits: string | null;
};

/** @param texts names, and whatever else a line is found by. */
export function searchKeyOf(texts: readonly (string | null)[], phone: string | null): SearchKey {
  const text = searchTextOf(texts.filter(Boolean).join(" "));
  return {
    // After a space each, so that a word is found by its beginning.
    text: ` ${wordsOf(text).join(" ")}`,
    spelling: ` ${spellingOf(text)}`,
    digits: phone?.replaceAll(/\D/g, "") ?? "",
  };
}

/** Reads what was typed; three digits and more without letters may be those of a phone number. */
export function searchQueryOf(typed: string): SearchQuery {
  const digits = typed.replaceAll(/\D/g, "");
  const isPhone = digits.length > 2 && !/\p{L}/u.test(typed);
  return {
    words: wordsOf(typed).map((text) => ({ text, sounds: soundsOf(text) })),
    digits: isPhone ? withoutTrunk(digits) : null,
  };
}

/**
 * True if a line has each word of a query, in whatever script: Անի, Ани and Ani find each other,
 * and each finds a word that begins with it. A part of a phone number finds it too. An empty query
 * finds every line.
 */
export function isFound({ text, spelling, digits }: SearchKey, query: SearchQuery): boolean {
  if (query.digits !== null && digits.includes(query.digits)) return true;
  return query.words.every(
    (word) =>
      text.includes(` ${word.text}`) || word.sounds.some((sound) => spelling.includes(` ${sound}`)),
  );
}

/** In small letters; emoji are words too, marks of direction and punctuation are not. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      // As in spellings, OBrien is one word.
      .replaceAll(/(\p{L})['’‘`´ʼʹ՚՛՜՞](?=\p{L})/gu, "$1")
      .split(/[\p{P}\p{Cf}\s]+/u)
      .filter(Boolean)
  );
}

/**
 * A word as it sounds at its end, and as the beginning of a longer one: «Հակոբ», «Աբ…», and "Arty" of
 * Artyom.
 */
function soundsOf(word: string): string[] {
  const beginning = spellingOf(`${word}a`).slice(0, -1);
  const ofYo = word.endsWith("y") ? spellingOf(`${word}o`) : "";
  return [spellingOf(word), beginning, ofYo].filter(Boolean);
}

/** 091 123456 is +374 91 123456. */
function withoutTrunk(digits: string): string {
  return digits.startsWith("0") ? digits.slice(1) : digits;
}
