import type { TFunction } from "i18next";
import { nameOf } from "#app/couple/answers/rules.ts";
import { personalLink } from "#app/couple/lists/links.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import { distinctionsOf } from "#app/domain/guests/names/namesakes.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";

/** The wording of all cards in one language. */
export type CardWording = {
  lang: string;
  /** The hosts' names on one line. */
  names: string;
  /** The size of the names in millimetres. */
  namesSize: number;
  date: string;
  /** The page that the QR code opens. */
  purpose: string;
};

/** A card of 85 × 55 mm for one household. */
export type GuestCard = {
  id: string;
  language: Language;
  salutation: string;
  /** The people's names, where another card has the same salutation. */
  people: string | null;
  /** The size of the salutation in millimetres, at which it fits. */
  salutationSize: number;
  /** The household's personal link. */
  link: string;
};

export type CardsView = {
  cards: GuestCard[];
  /** For each language of a card. */
  wordings: Partial<Record<Language, CardWording>>;
  /** Names of the households that have no card, because their link was withdrawn. */
  withdrawn: string[];
};

/** Room of a text in millimetres, and the largest letters that look right there. */
type Room = { width: number; height: number; largest: number; smallest: number };
const salutationRoom: Room = { width: 45, height: 21, largest: 5.2, smallest: 3.2 };
const namesRoom: Room = { width: 45, height: 9, largest: 4.2, smallest: 2.4 };

/** The height of a line, and what ends of lines leave empty, both generously. */
const lineHeight = 1.22;
const ragged = 1.3;

/**
 * Cards for households, in the given order.
 * @param origin the site's public origin, without a slash at its end.
 * @param texts a translator of each language of the invitation.
 */
export function cardsView(
  households: readonly Household[],
  invitation: PublishedInvitation,
  origin: string,
  texts: ReadonlyMap<Language, TFunction>,
): CardsView {
  const { pairing } = invitation.theme;
  const wordings: CardsView["wordings"] = {};
  for (const [language, t] of texts) {
    const names = fullNamesOf(invitation, language).join(` ${t("words:and")} `);
    wordings[language] = {
      lang: bcp47(language),
      names,
      namesSize: sizeOf(names, namesRoom, pairing),
      date: formatDate(t, wallTimeOf(invitation.event.start), "long"),
      purpose: t("dashboard-lists:cards.personal"),
    };
  }
  // Of what tells households apart, phone numbers are not printed.
  const people = distinctionsOf(
    households,
    ({ salutation }) => salutation,
    (household) => [peopleText(household)],
  );
  const cards: GuestCard[] = [];
  const withdrawn: string[] = [];
  for (const household of households) {
    const { id, salutation } = household;
    const link = personalLink(household, invitation, origin);
    if (link === null) withdrawn.push(nameOf(household));
    else
      cards.push({
        id,
        language: languageOfHousehold(household, invitation),
        salutation,
        people: people.get(id) ?? null,
        salutationSize: sizeOf(salutation, salutationRoom, pairing),
        link,
      });
  }
  return { cards, wordings, withdrawn };
}

/**
 * The letters' size in millimetres at which a text fits into its room: by its area, and so that its
 * longest word stays whole where that leaves it legible.
 */
function sizeOf(
  text: string,
  { width, height, largest, smallest }: Room,
  pairing: PublishedInvitation["theme"]["pairing"],
): number {
  const textWidth = sizedFor(pairing, text)["--ems"];
  const word = sizedFor(pairing, ...text.split(/\s+/))["--ems"];
  const byArea = Math.sqrt((width * height) / (Math.max(1, textWidth) * lineHeight * ragged));
  const byWord = Math.max(smallest, width / Math.max(1, word));
  return Math.round(Math.min(largest, byArea, byWord) * 100) / 100;
}
