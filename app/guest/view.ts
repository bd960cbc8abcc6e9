import type { TFunction } from "i18next";
import {
  formatDate,
  formatFigures,
  formatTime,
  wallTimeOf,
  type Month,
  type Weekday,
} from "#app/i18n/dates.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";
import { hasHour } from "#app/domain/invitation/whole.ts";
import { packsOf, type WithPacks } from "#app/i18n/remember-texts.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { withClosing } from "#app/guest/sections/closing-rules.ts";
import { coverView, type ShownPhoto } from "#app/guest/cover/view.ts";
import { dayView, type DayView } from "#app/guest/day/view.ts";
import { inPhase, isCalledOff, type LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { familyOf, fullNamesOf, namedHosts } from "#app/domain/invitation/hosts.ts";
import { occasionOf, type Occasion } from "#app/domain/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { calendarLinks, type CalendarLinks } from "#app/domain/invitation/calendar/links.ts";
import { queryOfLink } from "#app/domain/guests/links.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { sectionView, type SectionView } from "#app/guest/sections/view.ts";

/** An address of the invitation in one language, for the language switch and `hreflang`. */
export type LanguageLink = { language: Language; name: string; href: string; current: boolean };

/**
 * An invitation in one language: all that its page shows, and nothing that must stay on the server.
 */
export type InvitationView = {
  occasion: Occasion;
  phase: LifecyclePhase;
  /** `wedding/anna-arman`: without a leading slash and without the language. */
  path: string;
  language: Language;
  english: PublishedInvitation["english"];
  languages: LanguageLink[];
  theme: Theme;
  /** The photo on the first screen, in place of the drawing of the design's cover. */
  cover?: ShownPhoto;
  title: string;
  description: string;
  /** The og-image's address, without the origin. */
  preview?: string;
  /** In the order the customer chose; one name for a baptism or a birthday. */
  names: string[];
  /** A surname per name; undefined where none is given. */
  surnames: (string | undefined)[];
  /** All names with their surnames, joined with "and". */
  fullNames: string;
  /** Names and title, for the browser's tab and a shared link. */
  pageTitle: string;
  parents: string | null;
  /** The host's age on the day, in years. */
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
    /** Null where no hour is meant for the reader; `start` is then the day's midnight. */
    time: string | null;
    /** For `<time>`: the start on its place's clock, with its distance from UTC. */
    moment: string;
    place?: string;
    /** The event does not take place on this day. */
    off: boolean;
  };
  calendar: CalendarLinks;
  /** The next hours, on the day itself; null on all others. */
  day: DayView | null;
  sections: SectionView[];
  /** The greeted guest, and the query that keeps their personal link; null on the general link. */
  guest: { salutation: string; query: string } | null;
};

/**
 * The view of a published invitation in one language.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of that language (`localeOf`).
 * @param phase decides what is shown.
 * @param household of the personal link that is used.
 */
export function viewOf(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  origin: string,
  phase: LifecyclePhase,
  household: Pick<Household, "salutation" | "code"> | null = null,
): InvitationView {
  const { event } = invitation;
  const phaseInvitation = inPhase(invitation, phase);
  const start = wallTimeOf(event.start);
  const names = namesOf(invitation, language);
  const early = phase === "save-the-date";
  const off = isCalledOff(phase);
  const title = early
    ? t("kinds:save-the-date.title")
    : off
      ? t(`kinds:status.${phase}.title`)
      : pick(invitation.title, language);
  const date = formatDate(t, start, "long");
  const fullNames = fullNamesOf(invitation, language).join(` ${t("words:and")} `);
  const query = queryOfLink(household);
  return {
    occasion: occasionOf(invitation),
    phase,
    path: invitation.path,
    language,
    english: invitation.english,
    languages: invitation.languages.map((option) => ({
      language: option,
      name: languageNames[option],
      href: addressOf(invitation, option),
      current: option === language,
    })),
    // No celebration opens a page that calls off its day, or that is needed on the way.
    theme: off || phase === "today" ? { ...invitation.theme, opening: "none" } : invitation.theme,
    cover: coverView(phaseInvitation, language, fullNames),
    title,
    description: off
      ? [fullNames, title].join(" · ")
      : invitation.description
        ? pick(invitation.description, language)
        : [fullNames, date, event.place && pick(event.place, language)].filter(Boolean).join(" · "),
    preview: invitation.preview?.[language] && `/${invitation.preview[language]}`,
    names,
    fullNames,
    pageTitle: t("kinds:page-title", { names: fullNames, title }),
    ...familyOf(invitation, language),
    music: off
      ? undefined
      : invitation.music && { ...invitation.music, src: `/${invitation.music.src}` },
    event: {
      start: instantOf(event.start, event.timeZone),
      timeZone: event.timeZone,
      year: start.year,
      month: start.month,
      day: start.day,
      weekday: start.weekday,
      long: date,
      full: formatDate(t, start, "full"),
      figures: formatFigures(t, start),
      time: hasHour(invitation) ? formatTime(t, start) : null,
      moment: clockMoment(event.start, event.timeZone),
      place: event.place && pick(event.place, language),
      off,
    },
    calendar: calendarLinks(phaseInvitation, language, origin, t, query),
    sections: withClosing(
      phaseInvitation.sections.flatMap(
        (section) => sectionView(section, invitation, language, t, phase) ?? [],
      ),
      invitation,
      language,
      t,
      phase,
    ),
    day: phase === "today" ? dayView(invitation, language, t) : null,
    guest: household && { salutation: household.salutation, query },
  };
}

const views = new WeakMap<PublishedInvitation, Map<string, InvitationView>>();

/** Languages, voices and phases of one invitation, and packs that were replaced since. */
const viewsAtMost = 30;

/**
 * The same, remembered for as long as the invitation and the language packs are the same objects;
 * what a household's personal link changes is made for it.
 * @param translator of that language, in the invitation's voice.
 */
export function rememberedViewOf(
  invitation: PublishedInvitation,
  language: Language,
  translator: WithPacks,
  origin: string,
  phase: LifecyclePhase,
  household: Pick<Household, "salutation" | "code"> | null,
): InvitationView {
  const { t } = translator;
  const invitationViews = views.get(invitation) ?? new Map<string, InvitationView>();
  views.set(invitation, invitationViews);
  const key = [language, phase, origin, packsOf(translator)].join(" ");
  let view = invitationViews.get(key);
  if (!view) {
    view = viewOf(invitation, language, t, origin, phase);
    if (invitationViews.size >= viewsAtMost) invitationViews.clear();
    invitationViews.set(key, view);
  }
  if (!household) return view;
  const query = queryOfLink(household);
  const phaseInvitation = inPhase(invitation, phase);
  return {
    ...view,
    calendar: calendarLinks(phaseInvitation, language, origin, t, query),
    guest: { salutation: household.salutation, query },
  };
}

/** Names as the hero shows them, in the nominative. */
function namesOf(invitation: PublishedInvitation, language: Language): string[] {
  return namedHosts(invitation).map((host) => pick(host.name, language));
}
