import { tzOffset } from "@date-fns/tz";
import { remember } from "#app/lib/remember.ts";

/** A change of a zone's clock, at an instant in milliseconds; offsets are minutes ahead of UTC. */
type ClockChange = { at: number; before: number; after: number };

/** Milliseconds. No zone changes its clock and back within a week. */
const week = 7 * 24 * 60 * 60 * 1000;

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/**
 * The rule of a zone's clock as a VTIMEZONE (RFC 5545 section 3.6.5), for programs that do not know
 * the zone by its name. It holds from the year before `year` to the year after: what calendars are
 * told of one event needs no more history. Changes that follow a rule are written as one, because
 * Outlook keeps only rules; those that follow none, as Morocco's around Ramadan, by their dates.
 * @param timeZone IANA's name, as `Asia/Yerevan`.
 */
export const timeZoneComponent = remember(
  200,
  (timeZone: string, year: number) => `${timeZone} ${year}`,
  (timeZone, year) => {
    const changes = changesAround(timeZone, year);
    return [
      "BEGIN:VTIMEZONE",
      `TZID:${timeZone}`,
      ...(byRule(changes) ?? byDates(changes, tzOffset(timeZone, new Date(year - 1, 0)))),
      "END:VTIMEZONE",
    ].join("\r\n");
  },
);

/** The changes from the year before `year` to the year after, in order. */
function changesAround(timeZone: string, year: number): ClockChange[] {
  const ahead = (instant: number) => tzOffset(timeZone, new Date(instant));
  const changes: ClockChange[] = [];
  const end = Date.UTC(year + 2, 0);
  for (let from = Date.UTC(year - 1, 0); from < end; from += week) {
    const [earlierOffset, laterOffset] = [ahead(from), ahead(from + week)];
    if (earlierOffset === laterOffset) continue;
    let [last, first] = [from, from + week];
    // To the minute, because clocks change at whole minutes.
    while (first - last > 60_000) {
      const middle = Math.floor((last + first) / 120_000) * 60_000;
      if (ahead(middle) === earlierOffset) last = middle;
      else first = middle;
    }
    changes.push({ at: first, before: earlierOffset, after: laterOffset });
  }
  return changes;
}

/** Lines of changes that recur each year on one weekday of a month at one hour; null for others. */
function byRule(changes: ClockChange[]): string[] | null {
  const kinds = Map.groupBy(changes, ({ at: instant, before: earlierOffset, after: laterOffset }) =>
    [earlierOffset, laterOffset, localTime(instant + earlierOffset * 60_000).slice(8)].join(" "),
  );
  if (kinds.size !== 2) return null;
  const rules = [...kinds.values()].map((yearly) => {
    const [first] = yearly;
    const day = yearly.length === 3 && commonDay(yearly);
    return first && day ? observance(first, `RRULE:FREQ=YEARLY;${day}`) : null;
  });
  return rules.every((rule) => rule !== null) ? rules.flat() : null;
}

/** `BYMONTH=3;BYDAY=-1SU`: the day of the month that all changes have in common. */
function commonDay(changes: ClockChange[]): string | null {
  const [first, ...others] = changes.map(daysOf);
  return first?.find((day) => others.every((days) => days.includes(day))) ?? null;
}

/** A change's day as the last such weekday of its month, where it is, and as the nth. */
function daysOf(change: ClockChange): string[] {
  const local = new Date(change.at + change.before * 60_000);
  const day = local.getUTCDate();
  const length = new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const counted = [...(day + 7 > length ? [-1] : []), Math.ceil(day / 7)];
  return counted.map(
    (nth) => `BYMONTH=${local.getUTCMonth() + 1};BYDAY=${nth}${weekdays[local.getUTCDay()]}`,
  );
}

/** Lines of each change at its own date, and of the offset before the first. */
function byDates(changes: ClockChange[], initial: number): string[] {
  const offset = changes[0]?.before ?? initial;
  return [
    ...observance({ at: -offset * 60_000, before: offset, after: offset }),
    ...changes.flatMap((change) => observance(change)),
  ];
}

function observance(
  { at: instant, before: earlierOffset, after: laterOffset }: ClockChange,
  ...rule: string[]
): string[] {
  const kind = laterOffset > earlierOffset ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    // On the clock that is changed.
    `DTSTART:${localTime(instant + earlierOffset * 60_000)}`,
    `TZOFFSETFROM:${utcOffset(earlierOffset)}`,
    `TZOFFSETTO:${utcOffset(laterOffset)}`,
    ...rule,
    `END:${kind}`,
  ];
}

/** `20270612T150000` of milliseconds on a local clock. */
function localTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d+Z/g, "");
}

/** `+0430` of minutes ahead of UTC. */
function utcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
