import type { TFunction } from "i18next";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import { personalisationHash, type Personalisation } from "#app/domain/personalisation/schema.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * A sample's text with the names and the day that a visitor tries, the names as `language` spells
 * them. What was left empty stays the sample's. A picture of one person takes the first name that
 * was typed.
 * @param t a translator of `language`.
 */
export function triedText(
  sample: PictureText,
  personalisation: Personalisation | null,
  language: Language,
  t: TFunction,
): PictureText {
  if (!personalisation) return sample;
  const { first, second, date, spellings } = personalisation;
  const [ownName = "", other = ""] = [first, second].map((name, index) =>
    name === "" ? "" : spellings?.[index]?.[language] || name,
  );
  const tried = sample.names.length === 1 ? [ownName || other] : [ownName, other];
  return {
    ...sample,
    names: sample.names.map((name, index) => tried[index] || name),
    date: date === "" ? sample.date : formatDate(t, wallTimeOf(date), "day"),
  };
}

/**
 * The part of a picture's address that a browser's cache tells personalisations apart by; empty
 * without one.
 */
export function triedQuery(personalisation: Personalisation | null): string {
  return personalisation ? `&tried=${personalisationHash(personalisation)}` : "";
}
