import type { TFunction } from "i18next";
import { nameOf } from "#app/couple/answers/listed-entries.ts";
import { householdMessage, type MessageKind } from "#app/couple/household-messages.ts";
import { linkStateOf, personalLinkOf, type LinkState } from "#app/domain/guests/household-link.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { shareLinks, type ShareWay } from "#app/lib/share-links.ts";

/** A household with a message ready to be sent. */
export type MessagedHousehold = {
  id: string;
  /** Its people, else its salutation. */
  name: string;
  seats: number;
  /** How far its personal link has come. */
  link: LinkState;
  /** Salutation, deadline and personal link, in the household's language. */
  message: string;
  /** Each opens an app with the message, where it can in the household's own chat. */
  share: Record<ShareWay, string>;
};

/**
 * A household with a message in its own language.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of the household's language (`languageOfHousehold`).
 * @param own the hosts' own words in that language.
 */
export function messagedHousehold(
  kind: MessageKind,
  household: Household,
  invitation: PublishedInvitation,
  origin: string,
  t: TFunction,
  own: string | null = null,
): MessagedHousehold {
  const link = personalLinkOf(invitation, household, origin);
  const message = householdMessage(kind, household, invitation, origin, t, own);
  return {
    id: household.id,
    name: nameOf(household),
    seats: household.adults + household.children,
    link: linkStateOf(household),
    message,
    share: shareLinks(message, link, household.phone),
  };
}
