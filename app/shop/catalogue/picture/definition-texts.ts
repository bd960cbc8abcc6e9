import type { TFunction } from "i18next";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import { namedHosts } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The text of a customer's card or animation in one of its languages. The day has its year, because a picture is kept and sent on without the page around it.
 * @param t a translator of that language (`localeOf`).
 */
export function pictureTextOf(
  invitation: Pick<PublishedInvitation, "title" | "hosts" | "order" | "event">,
  language: Language,
  t: TFunction,
): PictureText {
  const { title, event } = invitation;
  const start = wallTimeOf(event.start);
  const time = formatTime(t, start);
  return {
    title: pick(title, language),
    names: namedHosts(invitation).map(({ name }) => pick(name, language)),
    date: formatDate(t, start, "long"),
    place: event.place
      ? t("dates:place-and-hour", { place: pick(event.place, language), time })
      : t("dates:hour-alone", { time }),
  };
}
