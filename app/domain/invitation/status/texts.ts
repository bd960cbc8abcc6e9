import type { TFunction } from "i18next";
import { newsOf, standsAgain } from "#app/domain/invitation/earlier.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { hasHour } from "#app/domain/invitation/whole.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The status of the day in a word or two, and in a sentence. */
type StatusWords = { title: string; text: string };

/**
 * An invitation's words on its day once that is cancelled, postponed or moved to a new one: the
 * hosts' own words, else the site's; and that it takes place after all. Null while the day stands
 * as it was first published.
 */
function statusWords(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): StatusWords | null {
  const { status, event } = invitation;
  if (!status) return standsAgain(invitation) ? afterAll(invitation, t) : null;
  const statusText = status.text && pick(status.text, language);
  const off = calledOff(invitation);
  if (off)
    return {
      title: t(`kinds:status.${off}.title`),
      text: statusText ?? t(`kinds:status.${off}.text`),
    };
  if (status.was === undefined) return null;
  const date = formatDate(t, wallTimeOf(event.start), "long");
  const was = formatDate(t, wallTimeOf(status.was), "long");
  return {
    title: t("kinds:status.moved.title"),
    text: statusText ?? t("kinds:status.moved.text", { date, was }),
  };
}

function afterAll(invitation: PublishedInvitation, t: TFunction): StatusWords {
  const when = wallTimeOf(invitation.event.start);
  const [date, time] = [formatDate(t, when, "long"), formatTime(t, when)];
  return {
    title: t("kinds:status.stands.title"),
    text: hasHour(invitation) ? t("kinds:status.stands.text", { date, time }) : date,
  };
}

/** Changes for guests: what became of the day, and new hours and places. Null where nothing has. */
export function changeWords(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): StatusWords | null {
  const status = statusWords(invitation, language, t);
  if (calledOff(invitation)) return status;
  const news = newsOf(invitation, language, t);
  if (news.length === 0) return status;
  return {
    title: status?.title ?? t("invitation:news.title"),
    text: [...(status ? [status.text] : []), ...news].join("\n"),
  };
}
