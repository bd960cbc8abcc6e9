import { ownEvent } from "#app/domain/invitation/parts/own-event.ts";
import type { PublishedInvitation, PublishedSection } from "#app/domain/invitation/schema.ts";
import { sectionTagOf } from "#app/domain/invitation/parts/tags.ts";
import {
  isVenue,
  stopsOf,
  type TimelineItem,
  type Venue,
} from "#app/domain/invitation/schedule.ts";

type Tags = readonly string[] | undefined;
/** An invitation, or what stands for one, of which readers see parts. */
export type Parted = Pick<PublishedInvitation, "event" | "sections" | "seen">;

/**
 * An invitation as readers with these tags see it: without the sections, places and hours that are
 * meant for others, and beginning with the first hour that is meant for them. What decides when the
 * day is over for everybody is in `seen.whole`.
 * @returns the invitation itself where they see all of it.
 */
export function partFor<Invitation extends Parted>(
  invitation: Invitation,
  tags: readonly string[],
): Invitation {
  const { sections: all } = invitation;
  const sections = sectionsFor(invitation, new Set(tags.map(tagKey)));
  const isWhole =
    sections.length === all.length && sections.every((section, index) => section === all[index]);
  return isWhole ? invitation : { ...invitation, sections, ...ownEvent(invitation, sections) };
}

/** The tags that decide on something of an invitation, as they are compared. */
export function tagsOf(invitation: Pick<Parted, "sections">): string[] {
  return [...new Set(wordsOfTags(invitation).map(tagKey))].toSorted();
}

/** The same as they are stored with households, each as often as it is used. */
export function wordsOfTags({ sections }: Pick<Parted, "sections">): string[] {
  return sections
    .flatMap((section) => [
      ...(ownTags(section) ?? []),
      ...(section.type === "timeline" ? section.items.flatMap(({ tags }) => tags ?? []) : []),
    ])
    .map(sectionTagOf);
}

function sectionsFor(invitation: Parted, tagKeys: ReadonlySet<string>): PublishedSection[] {
  const isMeant = (tags: Tags) => !tags || tags.some((tag) => tagKeys.has(tagKey(tag)));
  const stops = stopsOf(invitation);
  // A place and an hour of one stop are tagged by either; both tagged, each is by itself.
  const isVenueMeant = (venue: Venue) =>
    isMeant(
      venue.tags ??
        sharedTags(stops.filter((stop) => stop.venue === venue).map((match) => match.item)),
    );
  const isItemMeant = (item: TimelineItem) =>
    isMeant(
      item.tags ??
        sharedTags(stops.filter((visit) => visit.item === item).map((pair) => pair.venue)),
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
export function tagKey(tag: string): string {
  return sectionTagOf(tag).trim().toLowerCase();
}
