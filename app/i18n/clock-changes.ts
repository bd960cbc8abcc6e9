import { wallTime } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** The lead of the clock of `timeZone` over UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallTime(instant, timeZone);
  const wholeMinute = Math.floor(instant / minuteMs) * minuteMs;
  return Date.UTC(year, month - 1, day, hour, minute) - wholeMinute;
}

/**
 * A local time (`2027-06-12T15:00`) with its distance from UTC, `2027-06-12T15:00+04:00`: an instant
 * and the hour on the clock in one, as HTML's `<time>` takes it.
 */
export function clockMoment(local: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(instantOf(local, timeZone), timeZone) / minuteMs);
  const ahead = Math.abs(minutes);
  const [hours, rest] = [Math.floor(ahead / 60), ahead % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${local}${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

/**
 * The effect of a change of clocks on a local time such as `2027-03-28T02:30`: `skipped` in the
 * hour that spring leaves out, `repeated` in the one that comes twice in autumn; null for all
 * others.
 */
export function clockChangeAt(local: string, timeZone: string): "skipped" | "repeated" | null {
  const asUtc = Date.parse(`${local}:00Z`);
  const [earlierOffset, laterOffset] = [asUtc - dayMs, asUtc + dayMs].map((near) =>
    offsetAt(near, timeZone),
  );
  if (earlierOffset === undefined || laterOffset === undefined || earlierOffset === laterOffset)
    return null;
  const instants = [asUtc - earlierOffset, asUtc - laterOffset].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  if (instants.length === 1) return null;
  return instants.length === 0 ? "skipped" : "repeated";
}
