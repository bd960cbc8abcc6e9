import type { Clock } from "#app/lib/clock.ts";
import { sign, type Secrets } from "#app/lib/signature.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Guesses that are free within a window; each one beyond waits twice as long as the one before. */
const limits = {
  visitor: { free: 10, window: day },
  invitation: { free: 100, window: hour },
} as const;

/** `1 << 6` minutes is more than an hour: from there on it is an hour. */
const longestDoubling = 6;

/** One visitor at the gate of one invitation. */
export type Knocker = { invitation: string; visitor: string };

/**
 * Who knocks, without keeping their network address: a signature of it. An IPv6 visitor has a whole
 * /64 network to choose addresses from, so the network counts (RFC 6177, section 2).
 */
export async function visitorOf(secret: Secrets, address: string): Promise<string> {
  return (await sign(secret, `gate visitor ${networkOf(address)}`)).slice(0, 22);
}

function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array<string>(Math.max(0, gap)).fill("0"), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * Charges a guess before it is looked at, to the visitor and to the invitation as a whole.
 * @param now milliseconds since 1970 in UTC.
 * @returns null when it may be looked at, else until when no guess is.
 */
export async function chargeGuess(
  db: D1Database,
  { invitation, visitor }: Knocker,
  now: number,
): Promise<number | null> {
  return (
    (await charge(db, invitation, visitor, limits.visitor, now)) ??
    (await charge(db, invitation, "", limits.invitation, now))
  );
}

/** One statement counts and locks, so that a hundred guesses at once are a hundred guesses. */
async function charge(
  db: D1Database,
  invitation: string,
  visitor: string,
  { free, window }: { free: number; window: number },
  now: number,
): Promise<number | null> {
  const counted = await db
    .prepare(
      `INSERT INTO gate_guesses (invitation, visitor, guesses, since) VALUES (?1, ?2, 1, ?3)
       ON CONFLICT (invitation, visitor) DO UPDATE SET
         guesses = CASE WHEN since <= ?4 THEN 1 ELSE guesses + 1 END,
         since = CASE WHEN since <= ?4 THEN ?3 ELSE since END,
         locked_until = CASE WHEN since <= ?4 OR guesses + 1 < ?5 THEN 0
           ELSE ?3 + min(${hour}, ${minute} << min(guesses + 1 - ?5, ${longestDoubling})) END
       WHERE locked_until <= ?3
       RETURNING guesses`,
    )
    .bind(invitation, visitor, now, now - window, free)
    .first();
  if (counted) return null;
  const row = await db
    .prepare(
      "SELECT locked_until AS lockedUntil FROM gate_guesses WHERE invitation = ?1 AND visitor = ?2",
    )
    .bind(invitation, visitor)
    .first<{ lockedUntil: number }>();
  return row?.lockedUntil ?? now;
}

/** The guess was right: the visitor's count is forgotten, and the invitation's is as before it. */
export async function forgiveGuess(
  db: D1Database,
  { invitation, visitor }: Knocker,
): Promise<void> {
  await db.batch([
    db
      .prepare("DELETE FROM gate_guesses WHERE invitation = ?1 AND visitor = ?2")
      .bind(invitation, visitor),
    db
      .prepare(
        `UPDATE gate_guesses SET guesses = guesses - 1,
           locked_until = CASE WHEN guesses - 1 < ?2 THEN 0 ELSE locked_until END
         WHERE invitation = ?1 AND visitor = '' AND guesses > 0`,
      )
      .bind(invitation, limits.invitation.free),
  ]);
}

/** Deletes counts whose window is long over. */
export async function forgetGuesses(db: D1Database, now: Clock): Promise<void> {
  await db
    .prepare("DELETE FROM gate_guesses WHERE since < ?1")
    .bind(now() - 2 * day)
    .run();
}
