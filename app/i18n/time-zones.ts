import { TZDate } from "@date-fns/tz";

/**
 * Converts a local time (`2027-06-12T15:00`) in `timeZone` to an instant.
 * @returns milliseconds since 1970 in UTC.
 */
export function instantOf(local: string, timeZone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
}
