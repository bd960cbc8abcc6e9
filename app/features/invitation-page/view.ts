import type { TFunction } from "i18next";
import {
  formatDate,
  formatFigures,
  formatTime,
  instantOf,
  wallTimeOf,
  type Month,
  type Weekday,
} from "#app/i18n/dates.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";
import type { Theme } from "#app/design/parts.ts";
import { withClosing } from "#app/features/invitation-page/closing-section.ts";
import { inPhase, type LifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { familyOf, fullNamesOf, namedHosts } from "#app/features/invitation/hosts.ts";
import type { Kind } from "#app/features/invitation/kinds.ts";
import { occasionOf, type Occasion } from "#app/features/invitation/occasions.ts";
import type {
  PublishedInvitation,
  PublishedSection,
  WrittenText,
} from "#app/features/invitation/schema.ts";
import type { ProgrammeItem } from "#app/features/invitation/programme.ts";
import { calendarLinks, type CalendarLinks } from "#app/features/invitation/calendar/links.ts";
import { mapLinks, type MapLinks } from "#app/features/invitation-page/maps.ts";
import {
  mediaSectionView,
  type MediaSectionView,
} from "#app/features/invitation-page/view-media.ts";
import { callLinks, type CallLinks } from "#app/lib/call-links.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import { addressOf } from "#app/features/invitation/address.ts";

/** One address of the same invitation, for the switch and `hreflang`. */
export type LanguageLink = { language: Language; name: string; href: string; current: boolean };

export type VenueView = {
  type: "venue";
  stage?: ProgrammeItem;
  title: string;
  date?: string;
  time?: string;
  name: string;
  address?: string;
  note?: string;
  maps: MapLinks;
};

/** A section in one language, its dates written out: what a component needs and nothing else. */
export type SectionView =
  | { type: "message"; heading?: string; text: string }
  | { type: "countdown"; to: Occasion }
  | { type: "date"; note?: string }
  | VenueView
  | {
      type: "timeline";
      items: { at: string; stage?: ProgrammeItem; title: string; note?: string }[];
    }
  | { type: "dress-code"; text: string; colours: string[] }
  | { type: "bank"; text?: string; accounts: { holder: string; bank?: string; number: string }[] }
  | { type: "calendar" }
  | { type: "contact"; text?: string; name?: string; links: CallLinks }
  | { type: "follow"; links: { network: string; url: string }[] }
  | { type: "reply"; heading?: string; text?: string }
  /** Without words where they looked ahead to a day that is over. */
  | { type: "closing"; text: string | null }
  | { type: "thanks"; text: string }
  | MediaSectionView;

/** An invitation in one language: all that its page shows, nothing that only the server may know. */
export type InvitationView = {
  kind: Kind;
  occasion: Occasion;
  stage: LifecyclePhase;
  /** `wedding/anna-arman`: without a leading slash, without the language. */
  path: string;
  language: Language;
  languages: LanguageLink[];
  theme: Theme;
  title: string;
  description: string;
  /** The address of the picture that a chat shows, without the origin. */
  preview?: string;
  /** Names in the order the customer chose; one for a baptism or a birthday. */
  names: string[];
  /** Beside each name, where the hosts have given one. */
  surnames: (string | undefined)[];
  parents: string | null;
  /** How old the host becomes, in years. */
  age: number | null;
  music?: { src: string; title?: string };
  event: {
    /** Milliseconds since 1970 in UTC. */
    start: number;
    timeZone: string;
    year: number;
    month: Month;
    day: number;
    weekday: Weekday;
    long: string;
    full: string;
    figures: string;
    time: string;
    place?: string;
  };
  calendar: CalendarLinks;
  sections: SectionView[];
};

/**
 * Picks one language of a published invitation.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of that language.
 * @param stage where the invitation is in its life, which decides what it shows.
 */
export function viewOf(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  origin: string,
  stage: LifecyclePhase,
): InvitationView {
  const { event } = invitation;
  const shown = inPhase(invitation, stage);
  const start = wallTimeOf(event.start);
  const names = namesOf(invitation, language);
  const early = stage === "save-the-date";
  const title = early ? t("kinds:save-the-date.title") : pick(invitation.title, language);
  const date = formatDate(t, start, "long");
  return {
    kind: invitation.kind,
    occasion: occasionOf(invitation),
    stage,
    path: invitation.path,
    language,
    languages: invitation.languages.map((code) => ({
      language: code,
      name: languageNames[code],
      href: addressOf(invitation, code),
      current: code === language,
    })),
    theme: invitation.theme,
    title,
    description: invitation.description
      ? pick(invitation.description, language)
      : [
          fullNamesOf(invitation, language).join(` ${t("words:and")} `),
          date,
          event.place && pick(event.place, language),
        ]
          .filter(Boolean)
          .join(" · "),
    preview: invitation.preview?.[language] && `/${invitation.preview[language]}`,
    names,
    ...familyOf(invitation, language),
    music: invitation.music && { ...invitation.music, src: `/${invitation.music.src}` },
    event: {
      start: instantOf(event.start, event.timeZone),
      timeZone: event.timeZone,
      year: start.year,
      month: start.month,
      day: start.day,
      weekday: start.weekday,
      long: date,
      full: formatDate(t, start, "full"),
      figures: formatFigures(start),
      time: formatTime(start),
      place: event.place && pick(event.place, language),
    },
    calendar: calendarLinks(shown, language, origin, t),
    sections: withClosing(
      shown.sections.flatMap((section) => sectionView(section, invitation, language, t) ?? []),
      invitation,
      language,
      t,
      stage,
    ),
  };
}

/** Names as the hero shows them, each in the nominative. */
function namesOf(invitation: PublishedInvitation, language: Language): string[] {
  return namedHosts(invitation).map((host) => pick(host.name, language));
}

function sectionView(
  section: PublishedSection,
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): SectionView | null {
  const text = (value: WrittenText) => pick(value, language);
  const perhaps = (value: WrittenText | undefined) => value && pick(value, language);
  switch (section.type) {
    case "message":
      return { type: "message", heading: perhaps(section.heading), text: text(section.text) };
    case "countdown":
      return { type: "countdown", to: section.to };
    case "date":
      return { type: "date", note: perhaps(section.note) };
    case "venue": {
      const start = section.start ? wallTimeOf(section.start) : undefined;
      const otherDay =
        section.start && section.start.slice(0, 10) !== invitation.event.start.slice(0, 10);
      return {
        type: "venue",
        stage: section.stage,
        title:
          perhaps(section.title) ??
          (section.stage ? t(`timeline:${section.stage}`) : t("invitation:venue.heading")),
        date: start && otherDay ? formatDate(t, start, "weekday-day") : undefined,
        time: start && formatTime(start),
        name: text(section.name),
        address: perhaps(section.address),
        note: perhaps(section.note),
        maps: mapLinks(
          section.position,
          [text(section.name), perhaps(section.address)].filter(Boolean).join(", "),
        ),
      };
    }
    case "timeline":
      return {
        type: "timeline",
        items: section.items.map((item) => ({
          at: item.at,
          stage: item.stage,
          title: perhaps(item.title) ?? (item.stage ? t(`timeline:${item.stage}`) : ""),
          note: perhaps(item.note),
        })),
      };
    case "dress-code":
      return { type: "dress-code", text: text(section.text), colours: section.colours ?? [] };
    case "bank":
      return {
        type: "bank",
        text: perhaps(section.text),
        accounts: section.accounts.map((account) => ({
          holder: text(account.holder),
          bank: perhaps(account.bank),
          number: account.number,
        })),
      };
    case "calendar":
      return { type: "calendar" };
    case "contact":
      if (!invitation.organiser) return null;
      return {
        type: "contact",
        text: perhaps(section.text),
        name: perhaps(invitation.organiser.name),
        links: callLinks(invitation.organiser),
      };
    case "follow":
      return { type: "follow", links: section.links };
    case "reply":
      return { type: "reply", heading: perhaps(section.heading), text: perhaps(section.text) };
    case "closing":
      return { type: "closing", text: text(section.text) };
    default:
      return mediaSectionView(section, text);
  }
}
