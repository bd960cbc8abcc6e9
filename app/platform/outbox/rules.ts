const second = 1000;
const minute = 60 * second;

const firstDelays = [30 * second, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute];
const hourly = 60 * minute;

/** From this attempt on a row is tried hourly. */
export const firstHourlyAttempt = firstDelays.length + 1;

/** The first delays add up to 77 minutes; with 71 hourly attempts a row is tried for 72 hours. */
export const lastAttempt = firstDelays.length + 71;

/**
 * Delay after a failed attempt, varied by a fifth, so that rows do not become due all at once.
 * @param attempts number of attempts including this one.
 * @param random from 0 to 1.
 * @returns milliseconds, or null after the last attempt.
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  if (attempts >= lastAttempt) return null;
  const delay = firstDelays[attempts - 1] ?? hourly;
  return Math.round(delay * (0.8 + 0.4 * random));
}

/**
 * Delays in milliseconds between copies of a message that was perhaps delivered: long enough for a
 * person to see the first.
 */
const unconfirmedDelays = [3 * hourly, 12 * hourly];

/** Attempts without an answer after which a message is given up; no recipient gets more copies. */
export const unconfirmedAtMost = unconfirmedDelays.length + 1;

/**
 * Delay after an attempt without an answer, varied by a fifth.
 * @param unconfirmed number of such attempts including this one.
 * @returns milliseconds, or null after the last one.
 */
export function unconfirmedDelay(unconfirmed: number, random = Math.random()): number | null {
  const delay = unconfirmedDelays[unconfirmed - 1];
  return delay === undefined ? null : Math.round(delay * (0.8 + 0.4 * random));
}
