const second = 1000;
const minute = 60 * second;

const firstDelays = [30 * second, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute];
const hourly = 60 * minute;

/** An attempt from which on a row is tried once an hour. */
export const firstHourlyAttempt = firstDelays.length + 1;

/** The first delays make 77 minutes; 71 hours more, and a row was tried for 72 hours. */
export const lastAttempt = firstDelays.length + 71;

/**
 * How long a row waits after an attempt that failed, give or take a fifth, so that many do not come at once.
 * @param attempts how often it was tried, this time included.
 * @param random from 0 to 1.
 * @returns milliseconds, or null when it was the last attempt.
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  if (attempts >= lastAttempt) return null;
  const delay = firstDelays[attempts - 1] ?? hourly;
  return Math.round(delay * (0.8 + 0.4 * random));
}

/** Hours between copies of a message that was perhaps delivered: long enough for a person to see the first. */
const unconfirmedDelays = [3 * hourly, 12 * hourly];

/** Attempts without an answer after which a message is given up: no recipient gets more copies than these. */
export const unconfirmedAtMost = unconfirmedDelays.length + 1;

/**
 * How long a row waits after an attempt that was perhaps delivered, give or take a fifth.
 * @param unconfirmed how many such attempts there were, this one included.
 * @returns milliseconds, or null when it was the last one.
 */
export function unconfirmedDelay(unconfirmed: number, random = Math.random()): number | null {
  const delay = unconfirmedDelays[unconfirmed - 1];
  return delay === undefined ? null : Math.round(delay * (0.8 + 0.4 * random));
}
