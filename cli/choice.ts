import { nearest } from "#app/lib/nearest.ts";
import { wrongUsage, didYouMean } from "./output.ts";

/**
 * A word out of a few that an option or an argument takes.
 * @param what names it in the error.
 * @param meantBy the word that a foreign one stands for, where letters do not tell.
 * @throws UserError for another word, with the one that was perhaps meant.
 */
export function requireChoice<Choice extends string>(
  what: string,
  text: string,
  choices: readonly Choice[],
  meantBy: (text: string) => string | null = (word) => nearest(word, choices),
): Choice {
  const choice = choices.find((option) => option === text);
  if (choice !== undefined) return choice;
  const meant = choices.find((candidate) => candidate === meantBy(text));
  throw wrongUsage(
    `"${text}" is no ${what}.${didYouMean(meant)} Expected one of ${choices.join(", ")}.`,
  );
}

/** The same for an option that may be absent; undefined then. */
export function optionalChoice<Choice extends string>(
  what: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  return text === undefined ? undefined : requireChoice(what, text, choices);
}
