import type { TFunction } from "i18next";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";

/** What became of the day in a word or two, and in a sentence. */
export type StatusWords = { title: string; text: string };

/**
 * What an invitation says of its day once that is cancelled, postponed or moved to a new one: the
 * hosts' own words, else the site's. Null while the day stands as it was first published.
 */
export function statusWords(
  invitation: Pick<PublishedInvitation, "status" | "event">,
  language: Language,
  t: TFunction,
): StatusWords | null {
  const { status, event } = invitation;
  if (!status) return null;
  const own = status.text && pick(status.text, language);
  const off = calledOff(invitation);
  if (off)
    return { title: t(`kinds:status.${off}.title`), text: own ?? t(`kinds:status.${off}.text`) };
  if (status.was === undefined) return null;
  const date = formatDate(t, wallTimeOf(event.start), "long");
  const was = formatDate(t, wallTimeOf(status.was), "long");
  return {
    title: t("kinds:status.moved.title"),
    text: own ?? t("kinds:status.moved.text", { date, was }),
  };
}
