import type { TFunction } from "i18next";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { inNameOrder } from "#app/couple/guest-list/order.ts";
import { lastVisitOf } from "#app/couple/guest-list/visits.ts";
import { linkStateOf, type LinkState } from "#app/domain/guests/links.ts";
import { sideLabel, tagLabel } from "#app/domain/guests/texts.ts";
import { distinctionsOf, marksForHosts } from "#app/domain/guests/names/namesakes.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { lastSentAt, senderLabel } from "#app/domain/guests/sending/state.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";

/** A household in the list. */
export type ListedHousehold = {
  id: string;
  name: string;
  /** Null where it says no more than the name. */
  salutation: string | null;
  /**
   * A detail that tells it from another of the same name and salutation; null where nothing needs
   * to.
   */
  distinction: string | null;
  seats: number;
  /** How many of the seats are children's. */
  children: number;
  /** The name of its language where it is not the invitation's first. */
  language: string | null;
  side: string | null;
  /** The host who sends to it, where it is not whoever sends to its side. */
  sender: string | null;
  tags: string[];
  phone: string | null;
  /** How far its link has come; `sent` where it is marked so and nobody has opened it. */
  link: LinkState | "sent";
  /** When a household without a reply last opened its link; null where it never did. */
  lastVisit: string | null;
  hasReplied: boolean;
};

/** The list of households in one language of the dashboard. */
export type GuestListView = {
  frame: DashboardFrame;
  /** In the order of their names. */
  households: ListedHousehold[];
  totals: { seats: number; replied: number; unopened: number; unsent: number };
  /** The search text, as in the page's address. */
  query: string;
};

/**
 * @param replied ids of the households that have replied.
 * @param query of the address; the page filters, with script at each letter.
 */
export function guestListView(
  households: readonly Household[],
  replied: ReadonlySet<string>,
  frame: DashboardFrame,
  { query, first }: { query: string; first: Language | undefined },
  t: TFunction,
): GuestListView {
  const distinctions = distinctionsOf(
    households,
    (household) => `${peopleText(household)}\n${household.salutation}`,
    marksForHosts,
  );
  const listed = households.map((household): ListedHousehold => {
    const name = peopleText(household);
    return {
      id: household.id,
      name,
      salutation: household.salutation === name ? null : household.salutation,
      distinction: distinctions.get(household.id) ?? null,
      seats: household.adults + household.children,
      children: household.children,
      language:
        household.language && household.language !== first
          ? languageNames[household.language]
          : null,
      side: household.side && sideLabel(household.side, t),
      sender: household.sender && senderLabel(household.sender, t),
      tags: household.tags.map((tag) => tagLabel(tag, t)),
      phone: household.phone,
      link: listedState(household),
      // Of the silent alone: a date takes 26 µs, and there may be two thousand.
      lastVisit: replied.has(household.id) ? null : lastVisitOf(household, frame.about.timeZone, t),
      hasReplied: replied.has(household.id),
    };
  });
  const silent = listed.filter(({ hasReplied }) => !hasReplied);
  return {
    frame,
    households: inNameOrder(listed),
    totals: {
      seats: listed.reduce((sum, { seats }) => sum + seats, 0),
      replied: listed.length - silent.length,
      unopened: silent.filter(({ link }) => ["unopened", "delivered", "sent"].includes(link))
        .length,
      unsent: silent.filter(({ link }) => link === "unopened" || link === "delivered").length,
    },
    query,
  };
}

function listedState(household: Household): ListedHousehold["link"] {
  const link = linkStateOf(household);
  const isUnopened = link === "unopened" || link === "delivered";
  return isUnopened && lastSentAt(household) !== null ? "sent" : link;
}
