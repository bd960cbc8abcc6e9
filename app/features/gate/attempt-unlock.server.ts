import {
  recordAttempt,
  refundAttempt,
  isKnownWrongPassword,
  rememberWrongPassword,
  passwordFingerprint,
  visitorOf,
} from "#app/features/gate/attempts.server.ts";
import { isPassword, typed } from "#app/features/gate/password.ts";
import { serializeUnlocked, type Gate } from "#app/features/gate/session.server.ts";
import { within } from "#app/lib/deadline.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/**
 * How a posted password ended. `until` is in milliseconds since 1970 in UTC; `unavailable`: it could
 * not be looked at, because D1 does not count.
 */
export type UnlockAttempt =
  | { state: "opened"; cookie: string }
  | { state: "wrong" }
  | { state: "locked"; until: number }
  | { state: "unavailable" };

/** What a rush of guesses waits for: the period of the rate limit (wrangler.toml). */
const rush = 60_000;

/** Milliseconds that a guest waits for D1 and for the hash. */
const patience = 8_000;

/** What a guess is looked at with. */
type Looking = { secret: Secrets; now: number };

/**
 * Looks at a password that a guest typed. Each guess is charged before it is hashed, so that guessing
 * costs the guesser and not the site. What cannot be charged is not looked at.
 * @param limit counts roughly and costs nothing; D1 counts exactly.
 */
export async function attemptUnlock(
  db: D1Database,
  limit: RateLimit,
  request: Request,
  given: string,
  gate: Gate,
  { secret, now }: Looking,
): Promise<UnlockAttempt> {
  const password = typed(given);
  // What can be no password at all is nobody's guess.
  if (password === null) return { state: "wrong" };
  const visitor = await visitorOf(secret, addressOfVisitor(request));
  if (!(await mayPass(limit, `${gate.invitation} ${visitor}`)))
    return { state: "locked", until: now + rush };
  try {
    return await within(look(db, visitor, password, gate, { secret, now }), patience);
  } catch (error) {
    console.error("a password was not looked at", gate.invitation, String(error));
    return { state: "unavailable" };
  }
}

async function look(
  db: D1Database,
  visitor: string,
  password: string,
  gate: Gate,
  { secret, now }: Looking,
): Promise<UnlockAttempt> {
  const { invitation, password: stored } = gate;
  const signature = await passwordFingerprint(secret, { invitation, stored, password });
  if (await isKnownWrongPassword(db, invitation, signature)) return { state: "wrong" };
  const knocker = { invitation, visitor };
  const charged = await recordAttempt(db, knocker, now);
  if ("until" in charged) return { state: "locked", until: charged.until };
  if (await isPassword(stored, password)) {
    await refundAttempt(db, knocker, charged.lane);
    return { state: "opened", cookie: await serializeUnlocked(secret, gate, now) };
  }
  await rememberWrongPassword(db, invitation, signature, now);
  return { state: "wrong" };
}
