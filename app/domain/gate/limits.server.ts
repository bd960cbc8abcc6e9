import {
  countGuess,
  deleteGuesses,
  uncountGuess,
  type Counted,
  type Limit,
} from "#app/domain/gate/mutations.server.ts";
import { sign, type Secrets } from "#app/lib/crypto.ts";
import { networkOf } from "#app/lib/network.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits on guessing. Only wrong guesses count, and each wrong password counts once.
 *
 * - One address: 20 a day, then one in 1, 2, 4, 8, 15, 15 … minutes: 116 a day.
 * - All addresses together: 100 an hour and 6 more while the wait doubles: 2 500 a day.
 * - Beyond that, addresses with fewer than 3 wrong guesses of their own that day: 5 a minute
 *   together. A stranger who uses up the hundred therefore locks nobody out; to take these five,
 *   too, 2 400 fresh addresses are needed each day.
 *
 * With thousands of addresses, 406 guesses an hour are possible, 1.8 million (2^21) in the half
 * year of an invitation. Six letters or digits at random are 2^31: one chance in 1 200. A single
 * word of a dictionary falls within days, as it did when all were locked out after a hundred
 * guesses.
 */
const limits = {
  visitor: { free: 20, window: day, longestWait: 15 * minute },
  everyone: { free: 100, window: hour, longestWait: hour },
  newcomers: { free: 5, window: minute, longestWait: minute },
} as const satisfies Record<string, Limit>;

/** A visitor with more wrong guesses than this is no longer a newcomer. */
const newcomerGuesses = 3;

/** Values of the column `visitor` in the two rows that count all visitors together. */
const sharedRows = { everyone: "", newcomers: "new" } as const;

/** The shared row that a guess was counted in. */
export type Lane = keyof typeof sharedRows;

/** A visitor at the gate of one invitation. `visitor` is made by `visitorOf`. */
export type Visitor = Counted;

/**
 * A visitor's id: a signature of the network address, so that the address itself is not stored. Of
 * an IPv6 address the /48 counts, the smallest block that an end site may be assigned (RFC 6177,
 * section 2): a rented server or a free tunnel has 65 536 networks of /64 in it. Guests behind one
 * carrier share an id, as they share an IPv4 address.
 */
export async function visitorOf(secret: Secrets, address: string): Promise<string> {
  return (await sign(secret, `gate visitor ${networkOf(address, 3)}`)).slice(0, 22);
}

/**
 * Counts a guess before it is checked, for the visitor and for the whole invitation. Under attack,
 * visitors without wrong guesses of their own use a separate small allowance, and the others wait.
 * @param now milliseconds since 1970 in UTC.
 * @returns the shared count that it was added to when the password may be checked, else the time
 * from which it may.
 */
export async function recordAttempt(
  db: D1Database,
  { invitation, visitor }: Visitor,
  now: number,
): Promise<{ lane: Lane } | { until: number }> {
  const visitorCount = await countGuess(db, { invitation, visitor }, limits.visitor, now);
  if ("until" in visitorCount) return visitorCount;
  const all = await countGuess(
    db,
    { invitation, visitor: sharedRows.everyone },
    limits.everyone,
    now,
  );
  if ("guesses" in all) return { lane: "everyone" };
  let { until } = all;
  if (visitorCount.guesses <= newcomerGuesses) {
    const slow = await countGuess(
      db,
      { invitation, visitor: sharedRows.newcomers },
      limits.newcomers,
      now,
    );
    if ("guesses" in slow) return { lane: "newcomers" };
    until = Math.min(until, slow.until);
  }
  // The password is not checked, so this visitor's own count is restored.
  await uncountGuess(db, { invitation, visitor }, limits.visitor).run();
  return { until };
}

/**
 * Called after a right password: deletes the visitor's count and takes the guess off the shared
 * one.
 */
export async function refundAttempt(
  db: D1Database,
  { invitation, visitor }: Visitor,
  lane: Lane,
): Promise<void> {
  await db.batch([
    deleteGuesses(db, { invitation, visitor }),
    uncountGuess(db, { invitation, visitor: sharedRows[lane] }, limits[lane]),
  ]);
}

/**
 * The key of a wrong password in `gate_wrong_passwords`: a signature that includes the stored hash,
 * so that a new password invalidates it.
 * @param password as `normalizePassword` makes it.
 */
export function passwordFingerprint(
  secret: Secrets,
  { invitation, stored, password }: { invitation: string; stored: string; password: string },
): Promise<string> {
  return sign(secret, `gate guess ${invitation} ${stored} ${password}`);
}
