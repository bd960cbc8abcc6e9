import type { TFunction } from "i18next";
import { languageOfHousehold, personalLinkOf } from "#app/domain/guests/links.ts";
import type { WordedKind } from "#app/domain/guests/words/kinds.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { hasNews } from "#app/domain/invitation/earlier.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changeWords } from "#app/domain/invitation/status/texts.ts";
import { deadlineText } from "#app/domain/reply/rules.ts";

/**
 * The first message to a household, a later one to those who have not replied, or what has changed:
 * the day, an hour, a place.
 */
export type MessageKind = WordedKind | "status";

/**
 * The messages that an invitation has for a household, the most urgent first.
 * @param invitation as the household sees it (`invitationFor`), without changes that are no news any
 * more (`withoutOldNews`).
 */
export function messageKinds(invitation: PublishedInvitation, hasReplied: boolean): MessageKind[] {
  if (calledOff(invitation)) return ["status"];
  return [
    ...(invitation.status || hasNews(invitation) ? (["status"] as const) : []),
    "invitation",
    ...(hasReplied ? [] : (["reminder"] as const)),
  ];
}

/**
 * A message to a household with its personal link, one line each: salutation, text, deadline, link.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of the household's language (`languageOfHousehold`).
 * @param ownWords the hosts' own words in that language in place of the studio's.
 */
export function householdMessage(
  kind: MessageKind,
  household: Pick<Household, "salutation" | "addressForm" | "language" | "code" | "tags">,
  invitation: PublishedInvitation,
  origin: string,
  t: TFunction,
  ownWords: string | null = null,
): string {
  const link = personalLinkOf(invitation, household, origin);
  if (kind === "status") {
    const seen = invitationFor(invitation, household);
    const words = changeWords(seen, languageOfHousehold(household, invitation), t);
    return [`${household.salutation},`, words?.text ?? "", link].filter(Boolean).join("\n");
  }
  const until = invitation.reply && deadlineText(invitation.reply, t);
  return [
    `${household.salutation},`,
    ownWords ?? studioWords(kind, household, t),
    ...(until ? [t("invitation:reply.by", { date: until })] : []),
    link,
  ].join("\n");
}

/** The studio's words of a message, in the household's form of address. */
export function studioWords(
  kind: WordedKind,
  { addressForm }: Pick<Household, "addressForm">,
  t: TFunction,
): string {
  return kind === "reminder"
    ? t(`dashboard:silent.reminder.${addressForm}`)
    : t(`dashboard-guests:invitation.${addressForm}`);
}
