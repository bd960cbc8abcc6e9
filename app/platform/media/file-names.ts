import { armenianToLatin, russianToArmenian } from "#app/i18n/transliterate.ts";

/** Longer names make paths that staff cannot read in one line. */
const longest = 60;

/** Latin letters that Unicode does not decompose into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Runs of one script within a word, as in `Анна2`. */
const runs =
  /\p{Script=Armenian}+|\p{Script=Cyrillic}+|[^\p{Script=Armenian}\p{Script=Cyrillic}]+/gu;

/**
 * A file's name as definitions may use it, without its extension: small Latin letters, digits and
 * single hyphens. Armenian and Russian are transliterated; `IMG 0042 (1).JPG` becomes `img-0042-1`.
 * @returns "" where nothing of the name can be written so, as of one in Chinese.
 */
export function fileSlug(name: string): string {
  const stem = name.replace(/\.[^.]*$/, "").normalize("NFC");
  const words = (stem.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => (word.match(runs) ?? []).map(inLatin).join(""))
    .filter((word) => word !== "");
  return words.join("-").slice(0, longest).replace(/-+$/, "");
}

function inLatin(run: string): string {
  const latin = /\p{Script=Armenian}/u.test(run)
    ? armenianToLatin(run)
    : /\p{Script=Cyrillic}/u.test(run)
      ? armenianToLatin(russianToArmenian(run))
      : run;
  return latin
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? "")
    .replaceAll(/[^a-z0-9]/g, "");
}
