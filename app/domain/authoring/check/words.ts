import type { Warning } from "#app/domain/authoring/check/rules.ts";
import {
  fieldTexts,
  isName,
  isPersonsName,
  withoutLinks,
  type FieldText,
} from "#app/domain/authoring/check/written.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { scriptOf } from "#app/i18n/languages.ts";
import { englishNames } from "#app/i18n/languages/index.generated.ts";
import type { Script } from "#app/i18n/languages/facts.ts";
import { findInvisible } from "#app/lib/clean.ts";

const scripts: Record<Script, RegExp> = {
  Armenian: lettersOf("Armenian"),
  Cyrillic: lettersOf("Cyrillic"),
  Latin: lettersOf("Latin"),
};

/** Latin words in Armenian and Russian are usual up to this length, as "Welcome drink". */
const leastLatin = 20;
/** Texts of fewer letters and words may be the same in two languages. */
const leastSame = { letters: 20, words: 4 };
const shownLength = 40;

/**
 * UTF-8 that was read as a Western encoding, question marks in place of letters, and the character
 * that a decoder puts for what it cannot read.
 */
const lostLetters =
  /\uFFFD|\?{4,}|Ã[\u0080-\u00ba\u00bc-\u00bf]|(?:[ÐÑÕÖ][\u0080-\u00bf\u2013-\u203a]){2,}/u;
const onlyQuestions = /^[\s?.,!]*\?[\s.,!]*\?[\s?.,!]*$/u;
const tags =
  "a|abbr|b|big|blockquote|body|br|center|code|div|em|font|h[1-6]|head|hr|html|i|iframe|img|input|li|link|meta|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video";
const entities =
  "nbsp|amp|lt|gt|quot|apos|laquo|raquo|ldquo|rdquo|lsquo|rsquo|ndash|mdash|hellip|shy|copy|bull|middot|thinsp|ensp|emsp|zwj|zwnj";
const html = new RegExp(
  String.raw`<\/?(?:${tags})\b[^<>]*>|&(?:${entities}|#\d{1,6}|#x[\da-f]{1,6});`,
  "iu",
);
/** app/i18n/lint.ts has rules of its own for these. */
const linted = ["\u00ad", "\u200b", "\ufeff"];

/** Letters and signs that are probably wrong in the texts that a definition writes itself. */
export function wordWarnings(definition: Definition | Template): Warning[] {
  const texts = fieldTexts(definition);
  const warnings = texts.flatMap(warningsOfText);
  const isMarked = (text: FieldText) =>
    warnings.some(({ path, rule }) => rule === "other-script" && path === text.path);
  return [...warnings, ...sameTexts(texts.filter((text) => !isMarked(text)))];
}

function warningsOfText(written: FieldText): Warning[] {
  const { path, text } = written;
  const warnings: Warning[] = [];
  const lost = lostLetters.exec(text) ?? onlyQuestions.exec(text);
  if (lost)
    warnings.push({
      rule: "lost-letters",
      path,
      message: `letters are lost, as in a file that was once saved in another encoding: ${shown(text, lost.index)}`,
    });
  const [tag] = html.exec(text) ?? [];
  if (tag !== undefined)
    warnings.push({ rule: "html", path, message: `guests would read ${tag} as it stands here` });
  const unseen = findInvisible(text).find(({ character }) => !linted.includes(character));
  if (unseen)
    warnings.push({
      rule: "invisible",
      path,
      message: `an invisible character, ${codeOf(unseen.character)}: ${shown(text, unseen.at)}`,
    });
  const [link] = /http:\/\/\S+/u.exec(text) ?? [];
  if (link !== undefined)
    warnings.push({
      rule: "plain-link",
      path,
      message: `expected a link that starts with https://, found ${link}`,
    });
  const other = otherScriptOf(written);
  if (other) {
    const message = `expected ${englishNames[written.language]}, found ${other} letters: ${shown(text, 0)}`;
    warnings.push({ rule: "other-script", path, message });
  }
  return warnings;
}

/** The script that a text is in instead of its language's own; null for a text that is right. */
function otherScriptOf(written: FieldText): Script | null {
  const languageScript = scriptOf(written.language);
  const text = withoutLinks(written.text);
  const amounts = {
    Armenian: text.match(scripts.Armenian)?.length ?? 0,
    Cyrillic: text.match(scripts.Cyrillic)?.length ?? 0,
    Latin: text.match(scripts.Latin)?.length ?? 0,
  };
  const all = amounts.Armenian + amounts.Cyrillic + amounts.Latin;
  for (const script of ["Armenian", "Cyrillic"] as const)
    if (script !== languageScript && amounts[script] >= 2 && amounts[script] * 3 > all)
      return script;
  if (languageScript === "Latin") return null;
  if (isPersonsName(written))
    return amounts.Latin >= 2 && amounts[languageScript] === 0 ? "Latin" : null;
  return !isName(written) && amounts.Latin >= leastLatin && amounts.Latin * 2 > all
    ? "Latin"
    : null;
}

/** Texts that are the same in two languages, which Dutch, German and the like never are by chance. */
function sameTexts(texts: readonly FieldText[]): Warning[] {
  const groups = Map.groupBy(texts, ({ path }) => JSON.stringify(path.slice(0, -1)));
  return [...groups.values()].flatMap((group) =>
    group.flatMap((written, index): Warning[] => {
      const { path, text, language } = written;
      const first = group.findIndex((other) => other.text.trim() === text.trim());
      const original = group[first];
      if (first >= index || !original || isName(written) || !isLong(text)) return [];
      const message = `expected ${englishNames[language]}, found the words of "${original.language}": ${shown(text, 0)}`;
      return [{ rule: "same-text", path, message }];
    }),
  );
}

function lettersOf(script: Script): RegExp {
  return new RegExp(String.raw`[\p{Script=${script}}&&\p{L}]`, "gv");
}

function isLong(text: string): boolean {
  const words = withoutLinks(text).match(/\p{L}+/gu) ?? [];
  return words.length >= leastSame.words && words.join("").length >= leastSame.letters;
}

/** The words around a place of a text, with its invisible characters by their codes. */
function shown(text: string, index: number): string {
  const from = Math.max(0, index - shownLength / 2);
  const part = text.slice(from, from + shownLength).replaceAll("\n", " ");
  const unseen = new Set(findInvisible(part).map(({ character }) => character));
  const readable = Array.from(part, (letter) => (unseen.has(letter) ? codeOf(letter) : letter));
  const isCut = from + shownLength < text.length;
  return `${from > 0 ? "…" : ""}${readable.join("")}${isCut ? "…" : ""}`;
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
