import type { TFunction } from "i18next";
import type { Dashboard } from "#app/features/dashboard/data.server.ts";
import { householdMessage } from "#app/features/dashboard/household-messages.ts";
import {
  languageOfHousehold,
  linkStateOf,
  personalLinkOf,
  type LinkState,
} from "#app/features/guests/household-link.ts";
import { namesOf } from "#app/features/guests/schema.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { shareLinks, type ShareWay } from "#app/lib/share-links.ts";

/** A household that has not replied, with a reminder ready to be sent. */
export type SilentHousehold = {
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
 * The households that have not replied, in the order in which they were entered.
 * @param origin the site's public origin, without a slash at its end.
 * @param texts a translator of each language of the invitation.
 */
export function silentHouseholds(
  households: Dashboard["households"],
  invitation: PublishedInvitation,
  origin: string,
  texts: ReadonlyMap<Language, TFunction>,
): SilentHousehold[] {
  return households
    .filter(({ hasReplied }) => !hasReplied)
    .flatMap((household) => {
      const language = languageOfHousehold(household, invitation);
      const t = texts.get(language);
      if (!t) return [];
      const link = personalLinkOf(invitation, household, origin);
      const message = householdMessage("reminder", household, invitation, origin, t);
      return {
        id: household.id,
        name: namesOf(household).join(", ") || household.salutation,
        seats: household.adults + household.children,
        link: linkStateOf(household),
        message,
        share: shareLinks(message, link, household.phone),
      };
    });
}
