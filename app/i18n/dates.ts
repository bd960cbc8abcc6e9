import type { TFunction } from "i18next";
import { remember } from "#app/lib/remember.ts";

/**
 * Dates in words come from the language packs, never from `Intl` in `hy`: neither workerd nor
 * Chrome has Armenian, and both silently answer in English.
 */

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** In the order of `Date.getDay()`, numbered as ISO 8601 does: Monday is 1. */
const weekdays = [7, 1, 2, 3, 4, 5, 6] as const;
export type Month = (typeof months)[number];
export type Weekday = (typeof weekdays)[number];

/** Date and time on a local clock. */
export type WallTime = Readonly<{
  year: number;
  month: Month;
  day: number;
  hour: number;
  minute: number;
  weekday: Weekday;
}>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Converts an instant (milliseconds since 1970 in UTC) to the local time in `timeZone`.
 * @throws RangeError when `instant` is not a number or the zone is unknown.
 */
export function wallTime(instant: number, timeZone: string): WallTime {
  const minute = Math.floor(instant / minuteMs) * minuteMs;
  const ahead = timeZone === "UTC" ? 0 : aheadOn(Math.floor(minute / dayMs), timeZone);
  // No zone's clock has differed from UTC by seconds since 1972.
  const time = new Date(minute + (ahead ?? aheadAt(minute, timeZone)));
  const month = months[time.getUTCMonth()];
  const weekday = weekdays[time.getUTCDay()];
  if (!month || !weekday) throw new RangeError(`no instant: ${instant} in ${timeZone}`);
  return {
    year: time.getUTCFullYear(),
    month,
    day: time.getUTCDate(),
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    weekday,
  };
}

/**
 * Milliseconds that a zone's clock is ahead of UTC through a day of UTC (days since 1970); null on a
 * day on which it is changed. Remembered, because a formatter takes 26 µs and a page of answers has
 * a hundred times of a few days.
 */
const aheadOn = remember(
  2_000,
  (day: number, timeZone: string) => `${timeZone} ${day}`,
  (day, timeZone) => {
    const begins = aheadAt(day * dayMs, timeZone);
    return begins === aheadAt((day + 1) * dayMs, timeZone) ? begins : null;
  },
);

/** Milliseconds that a zone's clock is ahead of UTC at a whole minute. */
function aheadAt(minute: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(minute);
  const value = (partType: string) => Number(parts.find(({ type }) => type === partType)?.value);
  const [year, month, day] = [value("year"), value("month") - 1, value("day")];
  return Date.UTC(year, month, day, value("hour"), value("minute")) - minute;
}

/** A formatter for each time zone, because making it takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cachedClock = clocks.get(timeZone);
  if (cachedClock) return cachedClock;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The date in `timeZone` at `instant`, `2027-06-12`. */
export function localDate(instant: number, timeZone: string): string {
  const { year, month, day } = wallTime(instant, timeZone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** Wall time of a local time or date string (`2027-06-12T15:00`, `2027-06-12`), in its own zone. */
export function wallTimeOf(local: string): WallTime {
  return wallTime(Date.parse(`${local.length === 10 ? `${local}T00:00` : local}:00Z`), "UTC");
}

export type DateStyle =
  | "long"
  | "full"
  | "day"
  | "on"
  | "until"
  | "until-year"
  | "weekday-day"
  | "month-year";

/**
 * Formats a date in the language of `t`: long `18 հուլիսի 2026 թ.`, full with the weekday before
 * it, day `18 հուլիսի`, month-year `Հուլիս 2026`. Within an Armenian sentence the year is first and
 * the day has an ending: on `2026 թ. հուլիսի 18-ին`, after «մինչև» until `հուլիսի 18-ը` or
 * until-year `2026 թ. հուլիսի 18-ը`.
 */
export function formatDate(t: TFunction, time: WallTime, style: DateStyle): string {
  const month = t(`dates:${style === "month-year" ? "months" : "months-in-date"}.${time.month}`);
  return t(`dates:${style}`, {
    day: time.day === 1 ? t("dates:first") : time.day,
    month,
    year: time.year,
    weekday: t(`dates:weekdays.${time.weekday}`),
  });
}

/** `16:00`; `4:00 p.m.` where the pack's pattern counts to twelve. */
export function formatTime(t: TFunction, { hour, minute }: WallTime): string {
  return t("dates:time", {
    hour: two(hour),
    hour12: hour % 12 || 12,
    minute: two(minute),
    half: hour < 12 ? "a.m." : "p.m.",
  });
}

/** `18.07.2026`, for heroes that set the date in figures. */
export function formatFigures(t: TFunction, { day, month, year }: WallTime): string {
  return t("dates:figures", { day: two(day), month: two(month), year });
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** A moment as pages tell it, "6 June, 14:30", and as a machine reads it (`datetime` of HTML). */
export type Moment = { text: string; iso: string };

/** @param instant milliseconds since 1970 in UTC; it is told on the clock of `timeZone`. */
export function momentOf(instant: number, timeZone: string, t: TFunction): Moment {
  const time = wallTime(instant, timeZone);
  return {
    text: `${formatDate(t, time, "day")}, ${formatTime(t, time)}`,
    iso: new Date(instant).toISOString(),
  };
}
