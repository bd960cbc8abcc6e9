import type { TFunction } from "i18next";
import * as v from "valibot";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { Language } from "#app/i18n/languages.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";

/**
 * The usual title of a card for an occasion, where nobody says otherwise, by its key in `titles`.
 */
const titleKeys = {
  wedding: "wedding",
  "wedding-and-engagement": "wedding-and-engagement",
  engagement: "engagement",
  baptism: "baptism",
  christening: "christening",
  birthday: "birthday",
  kids: "kids",
  gender: "gender-reveal",
  "first-tooth": "first-tooth",
  event: "event",
  commercial: "corporate",
  photoshoot: "invitation",
  gift: "invitation",
  other: "invitation",
} as const satisfies Record<Occasion, string>;

/** The known facts of a day that a card or an animation invites to. */
export type PictureDay = {
  title: string;
  names: readonly string[];
  /** Local: `2027-06-12T15:00`, or `2027-06-12` where the hour is not to be said; null without a day. */
  start: string | null;
  place?: string;
};

/**
 * The usual title of an occasion in a language.
 * @throws Error where the pack `titles` lacks it.
 */
export function usualTitle(occasion: Occasion, language: Language, packs: Packs): string {
  const pack = v.parse(v.record(v.string(), v.unknown()), packs.get(`${language}:titles`));
  return v.parse(v.string(), pack[titleKeys[occasion]]);
}

/**
 * The text of a card or an animation in the language of `t`, as that of a definition is: the day with
 * its year, the hour beside the place.
 */
export function pictureText({ title, names, start, place }: PictureDay, t: TFunction): PictureText {
  const day = start === null ? null : wallTimeOf(start);
  const time = day && start?.includes("T") ? formatTime(t, day) : null;
  return {
    title,
    names,
    date: day ? formatDate(t, day, "long") : "",
    place:
      time === null
        ? (place ?? "")
        : place
          ? t("dates:place-and-hour", { place, time })
          : t("dates:hour-alone", { time }),
  };
}
