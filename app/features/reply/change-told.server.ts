import type { TFunction } from "i18next";
import { addressOf } from "#app/features/invitation/address.ts";
import { withoutOldNews } from "#app/features/invitation/earlier.ts";
import { fullNamesOf } from "#app/features/invitation/hosts.ts";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { changeWords } from "#app/features/invitation/status-words.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";
import { findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import type { ReplyMailSources } from "#app/features/reply/mail.server.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";

/** A change in words, as mails and chats tell it to a guest. */
export type ChangeTold = {
  invitation: PublishedInvitation;
  language: Language;
  t: TFunction;
  names: string;
  heading: string;
  event: string;
  /** What has changed, a line each. */
  lines: string[];
  /** When and where it is now; null for an event that is called off. */
  now: string | null;
  link: { href: string; text: string };
};

/** The id of the reply whose guest a row tells of a change. */
export function replyOfChange({ reference }: Pick<OutboxRow, "reference">): string {
  return reference.split(":")[0] ?? "";
}

/**
 * Says what is published at this moment, in the language in which the guest read the page.
 * @param given null where the guest has taken the address or the chat back.
 * @throws Error when the row is of another kind, `given` is null, or no page is published.
 */
export async function changeTold(
  { kv, origin, now }: Pick<ReplyMailSources, "kv" | "origin" | "now">,
  row: OutboxRow,
  given: { language: Language } | null,
): Promise<ChangeTold> {
  const invitation = await findInvitationOfReplies(kv, row.invitation ?? "");
  if (row.kind !== "change" || !given || !invitation)
    throw new Error(`outbox row ${row.id}: no guest to tell of a change`);
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
    link: { href: `${origin}${addressOf(invitation, language)}`, text: t("invitation:open") },
  };
}

/** "12 June 2027, 16:00, Saint Gayane Church": where the event begins. */
function whenAndWhere(
  { event, sections }: PublishedInvitation,
  language: Language,
  t: TFunction,
): string {
  const start = wallTimeOf(event.start);
  const first = sections.find((section) => section.type === "venue");
  return [
    formatDate(t, start, "long"),
    formatTime(t, start),
    first?.type === "venue" ? pick(first.name, language) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
