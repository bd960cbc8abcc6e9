import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

const day = 24 * 60 * 60 * 1000;

/** Moves a date or a local time (`2027-06-12T15:00`) by whole days; the hour stays. */
export function daysLater(time: string, days: number): string {
  const later = new Date(Date.parse(`${time.slice(0, 10)}T00:00Z`) + days * day);
  return later.toISOString().slice(0, 10) + time.slice(10);
}

/** Days between two dates, `2027-06-12`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/**
 * Moves all dates of an invitation by whole days. Hours are local times, so they stay across a
 * change to summer time.
 */
export function movedBy(invitation: PublishedInvitation, days: number): PublishedInvitation {
  const later = (time: string) => daysLater(time, days);
  const { event, until, saveTheDate, status, sections, reply } = invitation;
  return {
    ...invitation,
    event: { ...event, start: later(event.start), end: event.end && later(event.end) },
    until: until && later(until),
    saveTheDate: saveTheDate && { until: later(saveTheDate.until) },
    status: status && { ...status, was: status.was && later(status.was) },
    sections: sections.map((section) =>
      section.type === "venue" && section.start
        ? { ...section, start: later(section.start) }
        : section,
    ),
    reply: reply && { ...reply, deadline: reply.deadline && later(reply.deadline) },
  };
}
