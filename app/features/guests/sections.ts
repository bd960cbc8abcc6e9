import { ownEvent } from "#app/features/guests/own-hours.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { sectionTagOf } from "#app/features/guests/section-tags.ts";
import type { ProgrammeItem } from "#app/features/invitation/programme.ts";
import type { PublishedInvitation, PublishedSection } from "#app/features/invitation/schema.ts";
import {
  isVenue,
  stagesOf,
  stopsOf,
  type Stage,
  type TimelineItem,
  type Venue,
} from "#app/features/invitation/stages.ts";

type Tags = readonly string[] | undefined;
type Reader = Pick<Household, "tags"> | null;
type Parted = Pick<PublishedInvitation, "event" | "sections">;

/** What readers of an invitation see, by those of their tags that decide on anything. */
const parts = new WeakMap<PublishedInvitation, Map<string, PublishedInvitation>>();

/** How many different parts of one invitation are remembered. */
const partsAtMost = 30;

/**
 * The invitation as a household sees it: without the sections, places and hours that are meant for
 * other tags, and beginning with the first hour that is meant for it. The general link has no tags.
 * What decides when the day is over for everybody is in `seen.whole`.
 * @returns the same object for readers of the same part, by which what was made from it is
 * remembered; for those who see all of it the invitation itself.
 */
export function invitationFor(
  invitation: PublishedInvitation,
  household: Reader,
): PublishedInvitation {
  const deciding = tagsOf(invitation);
  if (deciding.length === 0) return invitation;
  const own = new Set(household?.tags.map(keyOf));
  const key = deciding.filter((tag) => own.has(tag)).join("\n");
  const known = parts.get(invitation) ?? new Map<string, PublishedInvitation>();
  parts.set(invitation, known);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const part = partFor(invitation, household);
  if (known.size >= partsAtMost) known.clear();
  known.set(key, part);
  return part;
}

/** The same of an invitation that is not published yet, and not remembered. */
export function partFor<Invitation extends Parted>(
  invitation: Invitation,
  household: Reader,
): Invitation {
  const sections = sectionsFor(invitation, new Set(household?.tags.map(keyOf)));
  if (sections.every((section, index) => section === invitation.sections[index]))
    if (sections.length === invitation.sections.length) return invitation;
  return { ...invitation, sections, ...ownEvent(invitation, sections) };
}

/** The hours of the day that are meant for a household, in their order. */
export function stagesFor(invitation: PublishedInvitation, household: Reader): Stage[] {
  return stagesOf(invitationFor(invitation, household));
}

/**
 * Whether a household is invited to a part of the day: whether it sees the place or the hour of that
 * stage. Everybody is to a part that the invitation does not name, because nothing is said of it.
 */
export function isInvitedTo(
  invitation: PublishedInvitation,
  household: Reader,
  stage: ProgrammeItem,
): boolean {
  const isNamed = (one: Parted) =>
    one.sections.some((section) =>
      section.type === "timeline"
        ? section.items.some((item) => item.stage === stage)
        : isVenue(section) && section.stage === stage,
    );
  return !isNamed(invitation) || isNamed(invitationFor(invitation, household));
}

/** The tags that decide on something of an invitation, as they are compared. */
export function tagsOf({ sections }: Pick<Parted, "sections">): string[] {
  const used = sections.flatMap((section) => [
    ...(ownTags(section) ?? []),
    ...(section.type === "timeline" ? section.items.flatMap(({ tags }) => tags ?? []) : []),
  ]);
  return [...new Set(used.map(keyOf))].toSorted();
}

function sectionsFor(invitation: Parted, own: ReadonlySet<string>): PublishedSection[] {
  const isMeant = (tags: Tags) => !tags || tags.some((tag) => own.has(keyOf(tag)));
  const stops = stopsOf(invitation);
  // A place and an hour of one stop are tagged by either; both tagged, each is by itself.
  const isVenueMeant = (venue: Venue) =>
    isMeant(
      venue.tags ?? sharedTags(stops.filter((one) => one.venue === venue).map((one) => one.item)),
    );
  const isItemMeant = (item: TimelineItem) =>
    isMeant(
      item.tags ?? sharedTags(stops.filter((one) => one.item === item).map((one) => one.venue)),
    );
  return invitation.sections.flatMap((section): PublishedSection[] => {
    if (isVenue(section)) return isVenueMeant(section) ? [section] : [];
    if (!isMeant(ownTags(section))) return [];
    if (section.type !== "timeline") return [section];
    const items = section.items.filter(isItemMeant);
    if (items.length === section.items.length) return [section];
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

/** The tags of what a stop has besides; undefined where any of it is for everybody. */
function sharedTags(others: readonly { tags?: string[] }[]): Tags {
  if (others.length === 0 || others.some(({ tags }) => !tags)) return undefined;
  return others.flatMap(({ tags }) => tags ?? []);
}

function ownTags(section: PublishedSection): Tags {
  return "tags" in section ? section.tags : undefined;
}

/** Tags are compared without case, and in whichever language of the families they are written. */
function keyOf(tag: string): string {
  return sectionTagOf(tag).trim().toLowerCase();
}
