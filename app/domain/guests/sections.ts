import type { Household } from "#app/domain/guests/schema.ts";
import { earlierTags, earlierTo } from "#app/domain/invitation/earlier.ts";
import { partFor, tagKey, tagsOf } from "#app/domain/invitation/parts/rules.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { isVenue, scheduleOf, type ScheduledItem } from "#app/domain/invitation/schedule.ts";

type Reader = Pick<Household, "tags"> | null;

/** Parts of an invitation that readers see, by those of their tags that decide on anything. */
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
  const deciding = decidingTags(invitation);
  if (deciding.length === 0) return invitation;
  const tagKeys = new Set(household?.tags.map(tagKey));
  const key = deciding.filter((tag) => tagKeys.has(tag)).join("\n");
  const cache = parts.get(invitation) ?? new Map<string, PublishedInvitation>();
  parts.set(invitation, cache);
  const remembered = cache.get(key);
  if (remembered) return remembered;
  const part = partOf(invitation, household?.tags ?? []);
  if (cache.size >= partsAtMost) cache.clear();
  cache.set(key, part);
  return part;
}

/** True if different households see, or saw, different parts of an invitation. */
export function isParted(invitation: PublishedInvitation): boolean {
  return decidingTags(invitation).length > 0;
}

function decidingTags(invitation: PublishedInvitation): string[] {
  const { earlier } = invitation;
  return [...tagsOf(invitation), ...(earlier ? earlierTags(earlier) : [])];
}

function partOf(invitation: PublishedInvitation, tags: readonly string[]): PublishedInvitation {
  const part = partFor(invitation, tags);
  if (!part.earlier) return part;
  return { ...part, earlier: earlierTo(tags, part.earlier, part) };
}

/** The hours of the day that are meant for a household, in their order. */
export function scheduleFor(invitation: PublishedInvitation, household: Reader): ScheduledItem[] {
  return scheduleOf(invitationFor(invitation, household));
}

/** True if the general link shows no hour, because each is for some households. */
export function showsNoHour(invitation: PublishedInvitation): boolean {
  return scheduleFor(invitation, null).length === 0;
}

/**
 * True if a household is invited to a part of the day: it sees the place or the hour of one of
 * these programme items. Everybody is to a part that the invitation does not name, because nothing
 * is said of it.
 */
export function isInvitedTo(
  invitation: PublishedInvitation,
  household: Reader,
  ...items: readonly ProgrammeItem[]
): boolean {
  const isOne = (item: ProgrammeItem | undefined) => item !== undefined && items.includes(item);
  const isNamed = (version: PublishedInvitation) =>
    version.sections.some((section) =>
      section.type === "timeline"
        ? section.items.some((item) => isOne(item.programmeItem))
        : isVenue(section) && isOne(section.programmeItem),
    );
  return !isNamed(invitation) || isNamed(invitationFor(invitation, household));
}
