import { nearest } from "#app/lib/nearest.ts";
import { wrongUsage } from "./output.ts";

/**
 * One of a few words that an option or an argument takes.
 * @param what names it in the error.
 * @throws UserError for another word, with the one that was perhaps meant.
 */
export function requireChoice<Choice extends string>(
  what: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  const meant = nearest(text, choices);
  throw wrongUsage(
    `"${text}" is no ${what}.${meant ? ` Did you mean ${meant}?` : ""} Expected one of ${choices.join(", ")}.`,
  );
}
