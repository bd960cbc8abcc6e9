import {
  recordAttempt,
  refundAttempt,
  passwordFingerprint,
  visitorOf,
} from "#app/domain/gate/limits.server.ts";
import { isKnownWrongPassword } from "#app/domain/gate/data.server.ts";
import { rememberWrongPassword } from "#app/domain/gate/mutations.server.ts";
import { isPassword, normalizePassword } from "#app/domain/gate/password.ts";
import { serializeUnlocked, type Gate } from "#app/domain/gate/session.server.ts";
import { within } from "#app/lib/deadline.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/**
 * How an unlock attempt ended. `until` is in milliseconds since 1970 in UTC; `unavailable`: the
 * password was not checked, because D1 could not count the attempt.
 */
export type UnlockAttempt =
  | { state: "opened"; cookie: string }
  | { state: "wrong" }
  | { state: "locked"; until: number }
  | { state: "unavailable" };

/** Period of the rate limiter `GATE_LIMIT` in wrangler.toml, in milliseconds. */
const rateLimitPeriodMs = 60_000;

/** Milliseconds that a guest waits for D1 and for the hash. */
const timeoutMs = 8_000;

/** The signing secrets and the time of the attempt, in milliseconds since 1970 in UTC. */
type CheckContext = { secret: Secrets; now: number };

/**
 * Checks a password that a guest typed. Each attempt is recorded before the hash is computed, so
 * that concurrent guesses cannot exceed the limits; an attempt that cannot be recorded is not
 * checked.
 * @param limit the rate limiter, approximate and cheap; D1 counts exactly.
 */
export async function attemptUnlock(
  db: D1Database,
  limit: RateLimit,
  request: Request,
  input: string,
  gate: Gate,
  { secret, now }: CheckContext,
): Promise<UnlockAttempt> {
  const password = normalizePassword(input);
  // Input that cannot be a password is not counted as an attempt.
  if (password === null) return { state: "wrong" };
  const visitor = await visitorOf(secret, addressOfVisitor(request));
  if (!(await mayPass(limit, `${gate.invitation} ${visitor}`)))
    return { state: "locked", until: now + rateLimitPeriodMs };
  try {
    return await within(checkPassword(db, visitor, password, gate, { secret, now }), timeoutMs);
  } catch (error) {
    console.error("a password was not checked", gate.invitation, String(error));
    return { state: "unavailable" };
  }
}

async function checkPassword(
  db: D1Database,
  visitor: string,
  password: string,
  gate: Gate,
  { secret, now }: CheckContext,
): Promise<UnlockAttempt> {
  const { invitation, password: stored } = gate;
  const signature = await passwordFingerprint(secret, { invitation, stored, password });
  if (await isKnownWrongPassword(db, invitation, signature)) return { state: "wrong" };
  const guesser = { invitation, visitor };
  const charged = await recordAttempt(db, guesser, now);
  if ("until" in charged) return { state: "locked", until: charged.until };
  if (await isPassword(stored, password)) {
    await refundAttempt(db, guesser, charged.lane);
    return { state: "opened", cookie: await serializeUnlocked(secret, gate, now) };
  }
  await rememberWrongPassword(db, invitation, signature, now);
  return { state: "wrong" };
}
