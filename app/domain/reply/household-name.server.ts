import { namesOf, type NewHousehold } from "#app/domain/guests/schema.ts";
import { maxLengths } from "#app/domain/invitation/reply/fields.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageOfLetters } from "#app/i18n/scripts.ts";
import { PageTranslator } from "#app/i18n/translator.server.ts";
import { lengthOf } from "#app/lib/clean.ts";

/**
 * A household's name in its reply: the names of its people, joined in the language of their letters
 * and not in the page's. Of a household with more names than a reply's may have letters the first
 * ones, and how many more there are.
 * @returns null where nobody's name is known, or has a letter.
 */
export function householdName(
  household: Pick<NewHousehold, "people">,
  language: Language,
): string | null {
  const names = namesOf(household);
  if (!names.some((name) => /\p{L}/u.test(name))) return null;
  const { t } = new PageTranslator(languageOfLetters(names.join(" "), language));
  const together = [names.slice(0, -1).join(", "), ...names.slice(-1)]
    .filter(Boolean)
    .join(` ${t("words:and")} `);
  const fitting = names
    .map((_, index) => `${names.slice(0, index + 1).join(", ")} +${names.length - index - 1}`)
    .findLast((text) => lengthOf(text) <= maxLengths.name);
  return lengthOf(together) <= maxLengths.name ? together : (fitting ?? together);
}
