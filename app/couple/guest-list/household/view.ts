import type { TFunction } from "i18next";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { usualValues, valuesOf, type UsualValues } from "#app/couple/guest-list/household/rules.ts";
import type { HouseholdValues } from "#app/couple/guest-list/household/fields.ts";
import { fieldText } from "#app/couple/guest-list/texts.ts";
import { visitsOf } from "#app/couple/guest-list/visits.ts";
import { householdMessage, messageKinds, type MessageKind } from "#app/couple/messages/texts.ts";
import {
  languageOfHousehold,
  linkStateOf,
  personalLinkOf,
  type LinkState,
} from "#app/domain/guests/links.ts";
import { sideLabel, tagLabel } from "#app/domain/guests/texts.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";
import { drawQr, type QrDrawing } from "#app/domain/guests/link/qr.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { lastSentAt, senderLabel, senderOf } from "#app/domain/guests/sending/state.ts";
import { ownWordsFor, type OwnWords } from "#app/domain/guests/words/data.server.ts";
import { sectionTags } from "#app/domain/invitation/parts/tags.ts";
import { wordsOfTags } from "#app/domain/invitation/parts/rules.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { bcp47, languageNames, type Language } from "#app/i18n/languages.ts";
import { shareLinks, type ShareWay } from "#app/lib/share-links.ts";

/** Tags that are offered as boxes; others can be typed. */
const mostTags = 20;

/** Choices in a household's form. */
export type HouseholdChoices = {
  /** The invitation's languages, its first before the others. */
  languages: { language: Language; name: string; lang: string }[];
  tags: { tag: string; label: string }[];
  /** In the page's words. */
  sides: string[];
  senders: string[];
};

/** A message that is ready to be sent. */
export type ReadyMessage = { kind: MessageKind; text: string; share: Record<ShareWay, string> };

/** A household's personal link and what is made of it. */
export type LinkView = {
  href: string;
  qr: QrDrawing;
  /** The language of the messages, as in `lang`. */
  lang: string;
  messages: ReadyMessage[];
};

/** A household's page. */
export type HouseholdView = {
  frame: DashboardFrame;
  id: string;
  name: string;
  values: HouseholdValues;
  usual: UsualValues;
  /** When it was last changed: a save of an older version is refused. */
  version: number;
  choices: HouseholdChoices;
  state: LinkState;
  /** When its invitation or a reminder was last marked as sent. */
  sentAt: number | null;
  /** When its link was opened or delivered, in words that say the state too; else empty. */
  visits: string[];
  /** The id of its reply; null when it has not replied. */
  reply: string | null;
  /** Its fields with content, for those who may only read. */
  facts: { field: FieldName; text: string }[];
  /** Null while its link is withdrawn or nothing is published, and for those who may only read. */
  link: LinkView | null;
};

/** The languages of an invitation; without one, that of the page. */
export function languagesOf(
  invitation: PublishedInvitation | null,
  language: Language,
): readonly Language[] {
  return invitation?.languages ?? [language];
}

/** @param households all of the invitation, for the tags and sides that they use. */
export function householdChoices(
  households: readonly Household[],
  invitation: PublishedInvitation | null,
  languages: readonly Language[],
  t: TFunction,
): HouseholdChoices {
  const ofSections = invitation ? wordsOfTags(invitation) : [];
  const used = mostUsed(households.flatMap(({ tags }) => tags));
  const tags = [...new Set([...sectionTags, ...ofSections, ...used])].slice(0, mostTags);
  return {
    languages: languages.map((language) => ({
      language,
      name: languageNames[language],
      lang: bcp47(language),
    })),
    tags: tags.map((tag) => ({ tag, label: tagLabel(tag, t) })),
    sides: mostUsed(households.flatMap(({ side }) => side ?? []))
      .slice(0, mostTags)
      .map((side) => sideLabel(side, t)),
    senders: mostUsed(households.flatMap((household) => senderOf(household) ?? []))
      .slice(0, mostTags)
      .map((sender) => senderLabel(sender, t)),
  };
}

type Shown = {
  frame: DashboardFrame;
  languages: readonly Language[];
  choices: HouseholdChoices;
  reply: string | null;
  link: LinkView | null;
};

export function householdView(
  household: Household,
  { frame, languages, choices, reply, link }: Shown,
  t: TFunction,
): HouseholdView {
  const values = valuesOf(household, languages, t);
  const offered = new Set(choices.tags.map(({ tag }) => tag));
  const ownTags = household.tags.filter((tag) => !offered.has(tag));
  return {
    frame,
    id: household.id,
    name: peopleText(household),
    values,
    usual: usualValues(values, languages),
    version: household.updatedAt,
    choices: {
      ...choices,
      tags: [...choices.tags, ...ownTags.map((tag) => ({ tag, label: tagLabel(tag, t) }))],
    },
    state: linkStateOf(household),
    sentAt: lastSentAt(household),
    visits: visitsOf(household, frame.about.timeZone, t),
    reply,
    facts: frame.isReadOnly
      ? fieldNames.map((field) => ({ field, text: fieldText(field, household, t) }))
      : [],
    link,
  };
}

/**
 * @param t a translator of the household's language.
 * @param words of the hosts' own.
 * @returns null while there is no personal link.
 */
export function linkViewOf(
  household: Household,
  invitation: PublishedInvitation,
  hasReplied: boolean,
  origin: string,
  t: TFunction,
  words: OwnWords,
): LinkView | null {
  if (household.code === null) return null;
  const href = personalLinkOf(invitation, household, origin);
  return {
    href,
    qr: drawQr(href),
    lang: bcp47(languageOfHousehold(household, invitation)),
    messages: messageKinds(invitationFor(invitation, household), hasReplied).map((kind) => {
      const ownWords = ownWordsFor(words, kind, languageOfHousehold(household, invitation));
      const text = householdMessage(kind, household, invitation, origin, t, ownWords);
      return { kind, text, share: shareLinks(text, href, household.phone) };
    }),
  };
}

function mostUsed(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, count], [, other]) => other - count).map(([word]) => word);
}
