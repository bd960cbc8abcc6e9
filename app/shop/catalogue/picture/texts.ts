import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { Animation, Card } from "#app/shop/catalogue/schema.ts";

/** What a card or an animation says in one language. */
export type PictureText = {
  title: string;
  /** One person or a couple; each name has its own line. */
  names: readonly string[];
  date: string;
  /** The place, the hour, or both. */
  place: string;
};

/** What the shop window shows on a card or an animation. */
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
