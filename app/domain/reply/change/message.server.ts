import type { TFunction } from "i18next";
import { householdOf, readHousehold } from "#app/domain/guests/data.server.ts";
import { queryOfLink } from "#app/domain/guests/links.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { venueOfStart } from "#app/domain/invitation/schedule.ts";
import { changeWords } from "#app/domain/invitation/status/texts.ts";
import { hasHour } from "#app/domain/invitation/whole.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import type { ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { findNotifiedReply } from "#app/domain/reply/change/data.server.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";

/** A change in words, as mails and chats tell it to a guest. */
export type ChangeMessage = {
  invitation: PublishedInvitation;
  language: Language;
  t: TFunction;
  names: string;
  heading: string;
  event: string;
  /** Changes, a line each. */
  lines: string[];
  /** When and where it is now; null for an event that is called off. */
  now: string | null;
  link: { href: string; text: string };
};

/** The household whose answer a reply is; null for one through the general link. */
async function findHouseholdOfReply(
  db: D1Database,
  invitation: string,
  replyId: string,
): Promise<Household | null> {
  const household = (await findNotifiedReply(db, invitation, replyId))?.household ?? null;
  if (household === null) return null;
  return readHousehold(await householdOf(db, invitation, household).all());
}

/** The id of the reply whose guest a row tells of a change. */
export function replyOfChange({ reference }: Pick<OutboxRow, "reference">): string {
  return reference.split(":")[0] ?? "";
}

/**
 * Says what is published at this moment of what the guest's household sees, in the language in which
 * the guest read the page.
 * @param given null where the guest has taken the address or the chat back.
 * @throws Error when the row is of another kind, `given` is null, or no page is published.
 */
export async function changeMessage(
  { db, kv, origin, now }: Pick<ReplyMailSources, "db" | "kv" | "origin" | "now">,
  row: OutboxRow,
  given: { language: Language } | null,
): Promise<ChangeMessage> {
  const path = row.invitation ?? "";
  const published = await findInvitationOfReplies(kv, path);
  if (row.kind !== "change" || !given || !published)
    throw new Error(`outbox row ${row.id}: no guest to tell of a change`);
  const household = await findHouseholdOfReply(db, path, replyOfChange(row));
  const invitation = invitationFor(published, household);
  const language = invitation.languages.includes(given.language)
    ? given.language
    : (invitation.languages[0] ?? given.language);
  const t = await translatorFor(kv, localeOf(invitation, language));
  const words = changeWords(withoutOldNews(invitation, now()), language, t);
  const names = fullNamesOf(invitation, language).join(` ${t("words:and")} `);
  return {
    invitation,
    language,
    t,
    names,
    heading: words?.title ?? t("invitation:news.title"),
    event: [pick(invitation.title, language), names].join(" · "),
    lines: words?.text.split("\n") ?? [],
    now: calledOff(invitation) ? null : whenAndWhere(invitation, language, t),
    link: {
      href: `${origin}${addressOf(invitation, language)}${queryOfLink(household)}`,
      text: t("invitation:open"),
    },
  };
}

/** "12 June 2027, 16:00, Saint Gayane Church": where the event begins for this guest. */
function whenAndWhere(invitation: PublishedInvitation, language: Language, t: TFunction): string {
  const start = wallTimeOf(invitation.event.start);
  const venue = venueOfStart(invitation);
  return [
    formatDate(t, start, "long"),
    hasHour(invitation) ? formatTime(t, start) : null,
    venue && pick(venue.name, language),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
