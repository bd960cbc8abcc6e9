import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { Animation, Card } from "#app/shop/catalogue/schema.ts";

/** The text of a card or an animation in one language. */
export type PictureText = {
  title: string;
  /** A person or a couple; each name has its own line. */
  names: readonly string[];
  date: string;
  /** The place, the hour, or both. */
  place: string;
};

/** The text of a card or an animation in the shop window. */
export function sampleText(
  { title, names, date, place }: Pick<Card | Animation, "title" | "names" | "date" | "place">,
  language: SiteLanguage,
): PictureText {
  return {
    title: title[language],
    names: names.map((name) => name[language]),
    date: date[language],
    place: place[language],
  };
}
