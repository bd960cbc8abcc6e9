import type { TFunction } from "i18next";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { studioWords, type MessageKind, householdMessage } from "#app/couple/messages/texts.ts";
import { queueAddress } from "#app/couple/reminders/address.ts";
import type { QueueFilter, SendingQueue } from "#app/couple/reminders/rules.ts";
import {
  languageOfHousehold,
  linkStateOf,
  personalLinkOf,
  type LinkState,
} from "#app/domain/guests/links.ts";
import type { WordedKind } from "#app/domain/guests/words/kinds.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import {
  lastSentAt,
  senderKeyOf,
  senderLabel,
  sendingStates,
  type SendingState,
} from "#app/domain/guests/sending/state.ts";
import { ownWordsFor, type OwnWords } from "#app/domain/guests/words/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { NotifiedGuests } from "#app/domain/reply/change/rules.server.ts";
import { bcp47, languageNames, type Language } from "#app/i18n/languages.ts";
import { nameOf } from "#app/couple/answers/rules.ts";
import { shareLinks, type ShareWay } from "#app/lib/share-links.ts";

/** Rows that the page shows, so that it weighs the same with fifty and with two thousand. */
const rowsShown = 40;

/** The household to write to, with the message that is ready for it. */
export type QueueCard = MessagedHousehold & {
  about: MessageKind;
  /** The message's language, as in `lang`. */
  lang: string;
  /** Apps open the household's own chat. */
  hasPhone: boolean;
  /** When it was last marked as sent, in milliseconds since 1970 in UTC. */
  sentAt: number | null;
};

export type QueueRow = {
  id: string;
  name: string;
  state: SendingState;
  sentAt: number | null;
  /** Null for the one on the card, and for those who have replied. */
  href: string | null;
};

/** The words of the message on the card, which hosts may replace for all households. */
export type WordsView = {
  kind: WordedKind;
  language: Language;
  languageName: string;
  lang: string;
  text: string;
  isOwn: boolean;
};

/** The queue of invitations and reminders around its card. */
export type SendingView = {
  states: { state: SendingState | null; count: number; href: string; isCurrent: boolean }[];
  /** Empty where there is nothing to choose. */
  senders: { label: string; unsent: number; href: string; isCurrent: boolean }[];
  /** Households that wait for an invitation, and for a reminder. */
  toSend: number;
  toRemind: number;
  sentToday: number;
  rows: QueueRow[];
  /** Households that the page does not show. */
  more: number;
  /** Without an invitation and with the filter's sender, which may be marked at once. */
  unsent: number;
  isEmpty: boolean;
  /** Null for a link that sends for one sender. */
  words: WordsView | null;
};

export type QueueView = {
  frame: DashboardFrame;
  /** The queue's address without what is left for later or chosen. */
  start: string;
  /** The address that its forms are posted to: the next household follows. */
  here: string;
  /** The address with the card's household left for later. */
  later: string;
  /** The change that the messages tell of; null for invitations and reminders. */
  change: { title: string | null; text: string; guests: NotifiedGuests } | null;
  sending: SendingView | null;
  /** Null when none is left. */
  next: QueueCard | null;
  /** Households waiting, the next included. */
  waiting: number;
  /** Households that are meant in all. */
  silent: number;
  hasSkipped: boolean;
};

/** The sources of a message. `t` translates into the household's language. */
export type Sender = {
  invitation: PublishedInvitation;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  words: OwnWords;
  t: TFunction;
};

/** A household with its message, as the queue's card shows it. */
export function queueCard(
  about: MessageKind,
  household: Household,
  { invitation, origin, words, t }: Sender,
): QueueCard {
  const language = languageOfHousehold(household, invitation);
  const ownWords = ownWordsFor(words, about, language);
  return {
    ...messagedHousehold(about, household, invitation, origin, t, ownWords),
    about,
    lang: bcp47(language),
    hasPhone: household.phone?.startsWith("+") ?? false,
    sentAt: lastSentAt(household),
  };
}

/** The words of a household's message, with those of the hosts where they have some. */
export function wordsView(
  kind: WordedKind,
  household: Household,
  { invitation, words, t }: Sender,
): WordsView {
  const language = languageOfHousehold(household, invitation);
  const ownWords = ownWordsFor(words, kind, language);
  return {
    kind,
    language,
    languageName: languageNames[language],
    lang: bcp47(language),
    text: ownWords ?? studioWords(kind, household, t),
    isOwn: ownWords !== null,
  };
}

/**
 * @param queue of households that the reader may write to.
 * @param card the household on the card; null where nobody is to be written to.
 * @param sender of the reader's link; null for hosts, who choose among senders.
 * @param t a translator of the page's language.
 */
export function sendingView(
  { waiting, listed, states, senders, sentToday }: SendingQueue,
  filter: QueueFilter,
  {
    card,
    sender,
    skipped,
    words,
  }: {
    card: string | null;
    sender: string | null;
    skipped: readonly string[];
    words: WordsView | null;
  },
  t: TFunction,
): SendingView {
  const total = sendingStates.reduce((sum, state) => sum + states[state], 0);
  const { state, from } = filter;
  const isFrom = (person: string | null) =>
    person === null || from === null ? person === from : senderKeyOf(person) === senderKeyOf(from);
  const senderChip = (senderName: string | null, label: string, unsent: number) => ({
    label,
    unsent,
    href: queueAddress({ state, from: senderName }),
    isCurrent: isFrom(senderName),
  });
  const unsentOfAll = senders.reduce((sum, { unsent }) => sum + unsent, 0);
  return {
    states: [null, ...sendingStates].map((option) => ({
      state: option,
      count: option === null ? total : states[option],
      href: queueAddress({ state: option, from }),
      isCurrent: option === state,
    })),
    senders:
      sender !== null || senders.length < 2
        ? []
        : [
            senderChip(null, t("dashboard-sending:from.all"), unsentOfAll),
            ...senders.map((group) =>
              senderChip(
                group.from,
                group.from === "" ? t("dashboard-sending:from.none") : senderLabel(group.from, t),
                group.unsent,
              ),
            ),
          ],
    toSend: waiting.filter(({ kind }) => kind === "invitation").length,
    toRemind: waiting.filter(({ kind }) => kind === "reminder").length,
    sentToday,
    rows: listed.slice(0, rowsShown).map(({ household, name, state: reached }) => ({
      id: household.id,
      name,
      state: reached,
      sentAt: lastSentAt(household),
      href:
        reached === "answered" || household.id === card
          ? null
          : queueAddress(filter, { skipped, household: household.id }),
    })),
    more: Math.max(0, listed.length - rowsShown),
    unsent: states.unsent,
    isEmpty: total === 0,
    words,
  };
}

/** A household with a message ready to be sent. */
type MessagedHousehold = {
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
function messagedHousehold(
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
