import type { TFunction } from "i18next";
import { householdMessage } from "#app/couple/messages/texts.ts";
import { languageOfHousehold, personalLinkOf } from "#app/domain/guests/links.ts";
import { distinctionsOf, marksForHosts } from "#app/domain/guests/names/namesakes.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { senderLabel, senderOf, sendingStateOf } from "#app/domain/guests/sending/state.ts";
import { ownWordsFor, type OwnWords } from "#app/domain/guests/words/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";
import { csvTable } from "#app/lib/csv.ts";
import { vcards } from "#app/lib/vcard.ts";

/** Settings for making the files for sending. */
export type MergeSetting = {
  invitation: PublishedInvitation;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  words: OwnWords;
  /** Ids of the households that have replied. */
  replied: ReadonlySet<string>;
  /** A translator of each language of the invitation. */
  texts: ReadonlyMap<Language, TFunction>;
  /** A translator of the page's language. */
  t: TFunction;
};

/** In the order of the columns; `link` and `phone` are what programs ask for by name. */
const columns = [
  "name",
  "salutation",
  "language",
  "phone",
  "postalAddress",
  "link",
  "message",
  "sender",
  "state",
] as const;

/** The invitation of each household with a link, one line each, for programs that send or print. */
export function mergeCsv(households: readonly Household[], setting: MergeSetting): string {
  const { invitation, origin, words, replied, texts, t } = setting;
  return csvTable([
    columns.map((column) => t(`dashboard-lists:merge.${column}`)),
    ...withLink(households).map((household) => {
      const language = languageOfHousehold(household, invitation);
      const ownWords = ownWordsFor(words, "invitation", language);
      const sender = senderOf(household);
      return [
        peopleText(household),
        household.salutation,
        languageNames[language],
        numberOf(household.phone ?? ""),
        household.postalAddress ?? "",
        personalLinkOf(invitation, household, origin),
        householdMessage(
          "invitation",
          household,
          invitation,
          origin,
          texts.get(language) ?? t,
          ownWords,
        ),
        sender === null ? "" : senderLabel(sender, t),
        t(`dashboard-sending:state.${sendingStateOf(household, replied.has(household.id))}`),
      ];
    }),
  ]);
}

/** The households with a link and a phone as contacts: the salutation and the link as their note. */
export function contactsFile(
  households: readonly Household[],
  { invitation, origin }: Pick<MergeSetting, "invitation" | "origin">,
): string {
  const distinctions = distinctionsOf(households, peopleText, marksForHosts);
  return vcards(
    withLink(households).flatMap((household) => {
      const { id, phone, salutation } = household;
      if (phone === null) return [];
      const url = personalLinkOf(invitation, household, origin);
      const distinction = distinctions.get(id);
      const name = peopleText(household) + (distinction ? ` (${distinction})` : "");
      return { uid: id, name, phone, url, note: `${salutation}\n${url}` };
    }),
  );
}

/**
 * A number as programs that send take it: its digits with the country's code. A plus sign would be
 * guarded against formulas by an apostrophe, which they would read as a part of it.
 */
function numberOf(phone: string): string {
  return phone.startsWith("+") ? phone.slice(1) : phone;
}

/** A household whose link was withdrawn is not meant to be written to. */
function withLink(households: readonly Household[]): Household[] {
  return households.filter(({ code }) => code !== null);
}
