import type { TFunction } from "i18next";
import * as v from "valibot";
import { isDemo } from "#app/features/invitation/kinds.ts";
import { lifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";

type Earlier = NonNullable<PublishedInvitation["earlier"]>;
type Timed = Pick<PublishedInvitation, "event" | "sections">;

/** How long a change is told, in milliseconds. */
const toldMs = 14 * 24 * 60 * 60_000;

/** The hours and places by which guests plan their way. */
function programmeOf({ event, sections }: Timed): Omit<Earlier, "at"> {
  return {
    start: event.start,
    venues: sections.flatMap((section) =>
      section.type === "venue"
        ? [{ stage: section.stage, start: section.start, name: section.name }]
        : [],
    ),
  };
}

/**
 * What a new version keeps of the hours and places before it: those that guests knew two weeks ago,
 * or before the first change since then. Undefined where guests know the present ones.
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
  const told = earlier && now < earlier.at + toldMs ? earlier : undefined;
  const [present, before] = [programmeOf(draft), programmeOf(read.output)];
  if (isSame(present, before)) return told;
  const known = told ? { start: told.start, venues: told.venues } : before;
  return isSame(known, present) ? undefined : { at: now, ...known };
}

function isSame(one: object, other: object): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** The same invitation without changes that are no news at `now`: two weeks old, or on the day. */
export function withoutOldNews(invitation: PublishedInvitation, now: number): PublishedInvitation {
  const { earlier } = invitation;
  if (!earlier) return invitation;
  const isNews =
    now < earlier.at + toldMs && ["open", "closed"].includes(lifecyclePhase(invitation, now));
  return isNews ? invitation : { ...invitation, earlier: undefined };
}

/**
 * The changes of hours and places in one language, one line each: "Church ceremony: 16:00 instead of
 * 15:00". The day is left out where the invitation's status tells it.
 */
export function newsOf(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): string[] {
  const { earlier, event, sections, status } = invitation;
  if (!earlier) return [];
  const line = (what: string, now: string, was: string) =>
    now === was ? [] : [t("invitation:news.instead", { what, now, was })];
  const hour = (local: string) => formatTime(t, wallTimeOf(local));
  const day = (local: string) => formatDate(t, wallTimeOf(local), "long");
  const venues = sections.filter((section) => section.type === "venue");
  return [
    ...(status?.was ? [] : line(t("invitation:news.date"), day(event.start), day(earlier.start))),
    ...line(t("timeline:event-start"), hour(event.start), hour(earlier.start)),
    ...venues.flatMap((venue, index) => {
      const was = earlierVenue(earlier.venues, venues, index);
      if (!was) return [];
      const what = venue.title
        ? pick(venue.title, language)
        : venue.stage
          ? t(`timeline:${venue.stage}`)
          : t("invitation:venue.heading");
      // The venue where the event begins moves with it.
      const moves = venue.start === event.start && was.start === earlier.start;
      return [
        ...line(what, pick(venue.name, language), pick(was.name, language)),
        ...(venue.start && was.start && !moves
          ? line(what, hour(venue.start), hour(was.start))
          : []),
      ];
    }),
  ];
}

/** The same venue before: that of the same stage, else at the same place of a list as long. */
function earlierVenue(
  before: Earlier["venues"],
  venues: readonly { stage?: string }[],
  index: number,
): Earlier["venues"][number] | undefined {
  const stage = venues[index]?.stage;
  if (stage === undefined) return before.length === venues.length ? before[index] : undefined;
  return before.find((one) => one.stage === stage);
}
