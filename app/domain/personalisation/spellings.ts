import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { proposeName } from "#app/i18n/names.ts";

/**
 * Adds a visitor's names in every language, so that a template has them in each of its own.
 * @param packs as `proposeName` takes them; names that they lack are spelt by rule.
 */
export function withSpellings(
  personalisation: Personalisation,
  packs: ReadonlyMap<string, unknown>,
): Personalisation {
  const spell = (name: string) => proposeName(name, languages, packs).text;
  return {
    ...personalisation,
    spellings: [spell(personalisation.first), spell(personalisation.second)],
  };
}
