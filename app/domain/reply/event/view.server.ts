import type { TFunction } from "i18next";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { homeZone } from "#app/i18n/studio.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { fullNamesOf, namedHosts } from "#app/domain/invitation/hosts.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { deadlineText } from "#app/domain/reply/rules.ts";

/** The summary of an invitation on dashboards and in mails, in one language. */
export type EventSummary = {
  /** The hosts' names; the invitation's path when they are unknown. */
  names: string[];
  /** The occasion in a word or two; null when unknown. */
  occasion: string | null;
  /** The day, and that it was called off. */
  date: string | null;
  /** Null too when the event was called off: nobody is asked for an answer any more. */
  deadline: string | null;
  /** Null when no page is published. */
  href: string | null;
  timeZone: string;
};

/**
 * The invitation that replies belong to, or null. Never throws, because the couple may see their
 * replies even if the invitation was taken down or is unreadable.
 */
export async function findInvitationOfReplies(
  kv: KVNamespace,
  path: string,
): Promise<PublishedInvitation | null> {
  try {
    return await findInvitation(kv, path);
  } catch (error) {
    console.error("replies without their invitation", path, String(error));
    return null;
  }
}

/** The time zone of an event; the studio's own while it is unknown. */
export function eventTimeZone(invitation: PublishedInvitation | null): string {
  return invitation?.event.timeZone ?? homeZone;
}

/** @param preferredLanguage a language; where the invitation lacks it, its first one is used for names. */
export function eventSummary(
  invitation: PublishedInvitation | null,
  path: string,
  preferredLanguage: Language,
  t: TFunction,
): EventSummary {
  if (!invitation)
    return {
      names: [path],
      occasion: null,
      date: null,
      deadline: null,
      href: null,
      timeZone: homeZone,
    };
  const { event, languages, reply } = invitation;
  const off = calledOff(invitation);
  const date = formatDate(t, wallTimeOf(event.start), "long");
  const language = languages.includes(preferredLanguage)
    ? preferredLanguage
    : (languages[0] ?? defaultLanguage);
  return {
    names: fullNamesOf(invitation, language),
    occasion: t(`kinds:occasion.${occasionOf(invitation)}`),
    date: off ? `${date} · ${t(`kinds:status.${off}.title`)}` : date,
    deadline: reply && !off ? deadlineText(reply, t) : null,
    href: addressOf(invitation, language),
    timeZone: event.timeZone,
  };
}

/** The names and the line of the event, as letters have them. */
export function eventLines(
  { occasion, names: hosts, date }: EventSummary,
  t: TFunction,
): { names: string; event: string } {
  const names = hosts.join(` ${t("words:and")} `);
  return { names, event: [occasion, names, date].filter((part) => part !== null).join(" · ") };
}

/**
 * "Dear Ruben and Satenik" at the head of a mail to a couple; null for other hosts, where those
 * celebrated are not those who read it.
 */
export function coupleGreeting(
  invitation: PublishedInvitation | null,
  preferredLanguage: Language,
  t: TFunction,
): string | null {
  if (!invitation || !("groom" in invitation.hosts)) return null;
  const { languages } = invitation;
  const language = languages.includes(preferredLanguage)
    ? preferredLanguage
    : (languages[0] ?? defaultLanguage);
  const names = namedHosts(invitation).map(({ name }) => pick(name, language));
  return t("mail:greeting", { names: names.join(` ${t("words:and")} `) });
}
