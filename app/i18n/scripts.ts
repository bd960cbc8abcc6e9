import type { Script } from "#app/i18n/languages/facts.ts";
import { languages, scriptOf, type Language } from "#app/i18n/languages.ts";

/** Latin comes last: its words stand within texts in any other script. */
const letters: readonly (readonly [Script, RegExp])[] = [
  ["Armenian", /\p{Script=Armenian}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Latin", /\p{Script=Latin}/u],
];

/** Every script that the pairings have fonts for, Latin last. */
const scripts: readonly Script[] = letters.map(([script]) => script);

/** The script of a text's letters, Latin only where it has no others; null for a text without any. */
export function scriptOfText(text: string): Script | null {
  return letters.find(([, letter]) => letter.test(text))?.[0] ?? null;
}

/** The script of most letters of a text; of equals the first. */
export function mostlyIn(text: string): Script {
  const amountOf = (letter: RegExp) => Array.from(text).filter((sign) => letter.test(sign)).length;
  const amounts = letters.map(([script, letter]) => ({ script, amount: amountOf(letter) }));
  const [most] = amounts.toSorted((entry, other) => other.amount - entry.amount);
  return most?.script ?? "Latin";
}

/** The first of some languages that is written in a script; null where none is. */
export function languageInScript(
  script: Script,
  among: readonly Language[] = languages,
): Language | null {
  return among.find((language) => scriptOf(language) === script) ?? null;
}

/** A language for each script, the first of those written in it. */
export const languageOfEachScript: readonly Language[] = scripts
  .toReversed()
  .flatMap((script) => languageInScript(script) ?? []);

/**
 * The language of a text as far as its letters tell; letters of no script here are taken as Latin.
 * @param language taken where the text has letters of its script.
 */
export function languageOfLetters(text: string, language: Language): Language {
  const script = scriptOfText(text) ?? "Latin";
  if (script === scriptOf(language)) return language;
  return languageInScript(script) ?? language;
}
