import { TZDate } from "@date-fns/tz";
import { remember } from "#app/lib/remember.ts";

/**
 * Converts a local time (`2027-06-12T15:00`) in `timeZone` to an instant. Remembered, because a page
 * asks for the same few dozens of times, and a time zone's arithmetic is slow.
 * @returns milliseconds since 1970 in UTC.
 */
export const instantOf = remember(
  2_000,
  (local: string, timeZone: string) => `${timeZone} ${local}`,
  (local, timeZone) => {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
    return new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
  },
);
