import { beginsWords, hasWords, wordsOf } from "#app/domain/seating/search/words.ts";
import type { Party } from "#app/domain/seating/parties.ts";

/**
 * Letters of one word that a guest writes at least, and sounds that they stand for: "Sha" has two,
 * "kkk" one. Otherwise the alphabet could be tried.
 */
const least = { letters: 3, sounds: 2 };

/** Why a search answers no party: too few letters, several parties, or none. */
export type SearchProblem = "short" | "several" | "none";

/**
 * The one party that a typed name means, whatever its script. A whole name goes before the
 * beginning of a longer one, so that Անի is found beside Անիտա. Parties without a table count, so
 * that nobody is sent to the table of a namesake; those who declined do not.
 */
export function findParty(parties: readonly Party[], typed: string): Party | SearchProblem {
  const words = wordsOf(typed);
  const letters = typed.split(/[^\p{L}\p{M}]+/u).map((word) => Array.from(word).length);
  const sounds = words.map(({ length }) => length);
  if (Math.max(...letters) < least.letters || Math.max(...sounds) < least.sounds) return "short";
  const coming = parties.filter(({ answer }) => answer !== "declined");
  const namesakes = coming.filter(({ spelling }) => hasWords(spelling, words));
  if (namesakes.length > 0) return onlyOne(namesakes);
  return onlyOne(coming.filter(({ spelling }) => beginsWords(spelling, words)));
}

function onlyOne([first, ...others]: readonly Party[]): Party | SearchProblem {
  if (!first) return "none";
  return others.length === 0 ? first : "several";
}
