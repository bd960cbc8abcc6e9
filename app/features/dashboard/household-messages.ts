import type { TFunction } from "i18next";
import { personalLinkOf } from "#app/features/guests/household-link.ts";
import type { Household } from "#app/features/guests/schema.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { deadlineText } from "#app/features/reply/rules.ts";

/** The first message to a household, or a later one to those who have not replied. */
export type MessageKind = "invitation" | "reminder";

/**
 * A message to a household with its personal link, one line each: salutation, text, deadline, link.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of the household's language (`languageOfHousehold`).
 */
export function householdMessage(
  kind: MessageKind,
  household: Pick<Household, "salutation" | "address" | "language" | "code">,
  invitation: PublishedInvitation,
  origin: string,
  t: TFunction,
): string {
  const until = invitation.reply && deadlineText(invitation.reply, t);
  return [
    `${household.salutation},`,
    kind === "reminder"
      ? t(`desk:silent.reminder.${household.address}`)
      : t(`desk-guests:invitation.${household.address}`),
    ...(until ? [t("invitation:reply.by", { date: until })] : []),
    personalLinkOf(invitation, household, origin),
  ].join("\n");
}
