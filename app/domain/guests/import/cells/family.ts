import { isPluralSurname } from "#app/domain/guests/import/cells/surname.ts";
import { householdWords } from "#app/i18n/languages/words.generated.ts";
import { anyWord } from "#app/lib/word-list.ts";

const words = anyWord(Object.values(householdWords).map(({ family }) => family));
const familyWord = new RegExp(`(?:^|[^\\p{L}])${words}`, "iu");
const theFamily = /^the \p{Lu}\p{L}+s$/u;

/** True if names are of a family as one: «Սարգսյանների ընտանիք», "The Smiths", «Саргсяны». */
export function isFamilyOf(names: readonly string[]): boolean {
  const [only = "", ...others] = names;
  return (
    names.some((name) => familyWord.test(name) || theFamily.test(name)) ||
    (others.length === 0 && isPluralSurname(only))
  );
}
