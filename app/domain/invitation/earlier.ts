import type { TFunction } from "i18next";
import * as v from "valibot";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { calledOff, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { partFor, tagsOf, type Parted } from "#app/domain/invitation/parts/rules.ts";
import {
  publishedSchema,
  type PublishedInvitation,
  type Seen,
} from "#app/domain/invitation/schema.ts";
import { isVenue } from "#app/domain/invitation/schedule.ts";
import { hasHour, wholeOf } from "#app/domain/invitation/whole.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";

type Earlier = NonNullable<PublishedInvitation["earlier"]>;
type Programme = Pick<Earlier, "start" | "venues" | "timelines">;
type Timed = Pick<PublishedInvitation, "event" | "sections" | "status">;

/** How long a change is told, in milliseconds. */
const toldMs = 14 * 24 * 60 * 60_000;

/** How many versions between the first known one and the present one are remembered. */
const meanwhileAtMost = 6;

/**
 * The hours and places by which guests plan their way. Of a day that has parts for some families
 * alone all that decides on the first hour of each is kept.
 */
function programmeOf({ event, sections }: Pick<Timed, "event" | "sections">): Programme {
  const venues = sections
    .filter(isVenue)
    .map(({ programmeItem, start, name }) => ({ programmeItem, start, name }));
  if (tagsOf({ sections }).length === 0) return { start: event.start, venues };
  return {
    start: event.start,
    venues: sections.filter(isVenue).map(({ programmeItem, start, name, timeZone, tags }) => ({
      programmeItem,
      start,
      name,
      timeZone,
      tags,
    })),
    timelines: sections.flatMap((section) =>
      section.type === "timeline"
        ? [
            {
              tags: section.tags,
              items: section.items.map(({ at, programmeItem, tags }) => ({
                at,
                programmeItem,
                tags,
              })),
            },
          ]
        : [],
    ),
  };
}

/** Hours and places as guests are told of them. */
function toldOf({ start, venues }: Programme): Programme {
  return {
    start,
    venues: venues.map(({ programmeItem, start: hour, name }) => ({
      programmeItem,
      start: hour,
      name,
    })),
  };
}

/**
 * What readers with these tags knew of a programme. Where no hour was meant for them, or none is
 * now, there is no hour to tell of: it counts as the present one.
 */
function knownTo(
  tags: readonly string[],
  programme: Programme,
  present: Seen & Pick<Timed, "event">,
) {
  const { timeZone, start } = present.event;
  const sections = sectionsOf(programme);
  const part: Parted = partFor({ event: { start: programme.start, timeZone }, sections }, tags);
  const isTimed = hasHour(part) && hasHour(present);
  return toldOf({
    start: isTimed ? part.event.start : start,
    venues: part.sections.filter(isVenue),
  });
}

/** The tags that decided on hours and places before. */
export function earlierTags(earlier: Earlier): string[] {
  return [earlier, ...(earlier.meanwhile ?? [])].flatMap((programme) =>
    tagsOf({ sections: sectionsOf(programme) }),
  );
}

function sectionsOf({ venues, timelines = [] }: Programme): PublishedInvitation["sections"] {
  return [
    ...venues.map((venue) => ({ type: "venue" as const, ...venue })),
    ...timelines.map((timeline) => ({ type: "timeline" as const, ...timeline })),
  ];
}

/** What readers with these tags knew before, of an invitation as they see it. */
export function earlierTo(
  tags: readonly string[],
  earlier: Earlier,
  present: Seen & Pick<Timed, "event">,
): Earlier {
  const { at, meanwhile, ...programme } = earlier;
  return {
    at,
    ...knownTo(tags, programme, present),
    ...(meanwhile && {
      meanwhile: meanwhile.map(({ off, ...then }) => ({ ...knownTo(tags, then, present), off })),
    }),
  };
}

/**
 * What a new version keeps of the hours and places before it: those that guests knew two weeks ago,
 * or before the first change since then, and what they may have read between. A version that changes
 * neither these nor whether the event takes place keeps what the one before it kept.
 * @param previous the entry that is replaced, of any release; null for the first.
 * @param now milliseconds since 1970 in UTC.
 */
export function earlierFor(
  previous: unknown,
  draft: Timed & Parameters<typeof isDemo>[0],
  now: number,
): Earlier | undefined {
  const read = v.safeParse(publishedSchema, previous);
  if (!read.success || isDemo(draft)) return undefined;
  const { earlier } = read.output;
  const tags = [...tagsOf(draft), ...tagsOf(read.output)];
  if (isSame(plannedBy(draft, tags), plannedBy(read.output, tags))) return earlier;
  const previousProgramme = programmeOf(read.output);
  const off = calledOff(read.output) ?? undefined;
  if (!earlier || now >= earlier.at + toldMs)
    return {
      at: now,
      ...previousProgramme,
      ...(off && { meanwhile: [{ ...previousProgramme, off }] }),
    };
  const meanwhile = [...(earlier.meanwhile ?? []), { ...previousProgramme, off }].slice(
    -meanwhileAtMost,
  );
  return { ...earlier, at: now, meanwhile };
}

/** What of a version decides whether, when and where guests come, with each of the tags and with none. */
function plannedBy(version: Timed, tags: readonly string[]): object {
  const { is, was } = version.status ?? {};
  const { event, sections } = version;
  const parts = [[], ...tags.map((tag) => [tag])].map((partTags) => {
    const part: Parted = partFor({ event, sections }, partTags);
    return { ...toldOf(programmeOf(part)), hasHour: hasHour(part) };
  });
  return { ...toldOf(programmeOf(version)), parts, is, was };
}

function isSame(plan: object, other: object): boolean {
  return canonicalJson(plan) === canonicalJson(other);
}

/**
 * The same invitation without changes that are no news at `now`: two weeks old, published before the
 * day that has come, or nothing that guests plan by.
 */
export function withoutOldNews(invitation: PublishedInvitation, now: number): PublishedInvitation {
  const { earlier } = invitation;
  if (!earlier) return invitation;
  const isNews = now < earlier.at + toldMs && isNewsToAny(invitation, earlier) && isAhead();
  return isNews ? invitation : { ...invitation, earlier: undefined };

  function isAhead(): boolean {
    const phase = lifecyclePhase(invitation, now);
    if (phase === "open" || phase === "closed") return true;
    // Who read the page in the morning has to hear of what was changed since.
    const { start, timeZone } = wholeOf(invitation).event;
    return phase === "today" && Number(earlier?.at) >= instantOf(start.slice(0, 10), timeZone);
  }
}

/** Whether a reader of an invitation, or of a household's part of it, has hours or places to hear of. */
export function hasNews({ earlier, ...invitation }: PublishedInvitation): boolean {
  return earlier !== undefined && differs(invitation, earlier);
}

/** Whether it is news to a reader of the whole, or to one with any of the tags. */
function isNewsToAny(invitation: PublishedInvitation, earlier: Earlier): boolean {
  if (differs(invitation, earlier)) return true;
  const tags = [...tagsOf(invitation), ...earlierTags(earlier)];
  return [[], ...tags.map((tag) => [tag])].some((partTags) => {
    const part = partFor(invitation, partTags);
    return tags.length > 0 && differs(part, earlierTo(partTags, earlier, part));
  });
}

function differs(invitation: Omit<PublishedInvitation, "earlier">, earlier: Earlier): boolean {
  const present = toldOf(programmeOf(invitation));
  return [earlier, ...(earlier.meanwhile ?? [])].some(
    (programme) => !isSame(present, toldOf(programme)) || wasCalledOff(programme),
  );
}

function wasCalledOff(programme: object): boolean {
  return "off" in programme && programme.off !== undefined;
}

/**
 * Whether guests may have read that the event was called off, while it takes place after all. Not
 * where it has a new day, which its status tells.
 */
export function standsAgain({ earlier, status }: PublishedInvitation): boolean {
  return !status && (earlier?.meanwhile ?? []).some(wasCalledOff);
}

/** Whether the last change takes an earlier one back: guests knew the present hours and places first. */
export function isTakenBack(invitation: PublishedInvitation): boolean {
  const { earlier } = invitation;
  return earlier !== undefined && isSame(toldOf(earlier), toldOf(programmeOf(invitation)));
}

/**
 * The changes of hours and places in one language, one line each: "Church ceremony: 16:00 instead of
 * 15:00", or where a change was taken back, "15:00 after all, not 16:00". The day is left out where
 * the invitation's status tells it.
 */
export function newsOf(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): string[] {
  const { earlier, event, sections, status } = invitation;
  if (!earlier) return [];
  const meanwhile = earlier.meanwhile ?? [];
  const hour = (local: string) => formatTime(t, wallTimeOf(local));
  const day = (local: string) => formatDate(t, wallTimeOf(local), "long");
  const repeatLines = (what: string, now: string, read: readonly string[]) => {
    const was = read.findLast((text) => text !== now);
    return was === undefined ? [] : [t("invitation:news.again", { what, now, was })];
  };
  const line = (what: string, now: string, was: string, read: readonly string[]) =>
    now === was ? repeatLines(what, now, read) : [t("invitation:news.instead", { what, now, was })];
  const starts = meanwhile.map(({ start }) => start);
  const venues = sections.filter((section) => section.type === "venue");
  return [
    ...(status?.was
      ? []
      : line(t("invitation:news.date"), day(event.start), day(earlier.start), starts.map(day))),
    ...(hasHour(invitation)
      ? line(t("timeline:event-start"), hour(event.start), hour(earlier.start), starts.map(hour))
      : []),
    ...venues.flatMap((venue, index) => {
      const was = earlierVenue(earlier.venues, venues, index);
      if (!was) return [];
      const what = venue.title
        ? pick(venue.title, language)
        : venue.programmeItem
          ? t(`timeline:${venue.programmeItem}`)
          : t("invitation:venue.heading");
      // The venue where the event begins moves with it, and the line of the start tells it.
      const isOnItsClock = (venue.timeZone ?? event.timeZone) === event.timeZone;
      const begins = isOnItsClock && venue.start === event.start && was.start === earlier.start;
      const read = meanwhile.flatMap(({ start, venues: then }) => {
        const venueThen = earlierVenue(then, venues, index);
        return venueThen ? [{ ...venueThen, begins: venueThen.start === start }] : [];
      });
      const names = read.map(({ name }) => pick(name, language));
      const hours = read.flatMap((then) =>
        then.start === undefined || (begins && then.begins) ? [] : [hour(then.start)],
      );
      const isTold = begins && venue.start !== was.start;
      return [
        ...line(what, pick(venue.name, language), pick(was.name, language), names),
        ...(venue.start && was.start && !isTold
          ? line(what, hour(venue.start), hour(was.start), hours)
          : []),
      ];
    }),
  ];
}

/** The same venue before: that of the same programme item, else at the same place of a list as long. */
function earlierVenue(
  earlierVenues: Earlier["venues"],
  venues: readonly { programmeItem?: string }[],
  index: number,
): Earlier["venues"][number] | undefined {
  const programmeItem = venues[index]?.programmeItem;
  if (programmeItem === undefined)
    return earlierVenues.length === venues.length ? earlierVenues[index] : undefined;
  return earlierVenues.find((venue) => venue.programmeItem === programmeItem);
}
