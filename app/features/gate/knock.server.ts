import { chargeGuess, forgiveGuess, visitorOf } from "#app/features/gate/guesses.server.ts";
import { isPassword, typed } from "#app/features/gate/password.ts";
import { rememberOpened, type Gate } from "#app/features/gate/session.server.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import type { Secrets } from "#app/lib/signature.ts";

/** How a posted password ended. `until` is in milliseconds since 1970 in UTC. */
export type Knock =
  | { state: "opened"; cookie: string }
  | { state: "wrong" }
  | { state: "locked"; until: number };

/** What a rush of guesses waits for: the period of the rate limit (wrangler.toml). */
const rush = 60_000;

/**
 * Looks at a password that a guest typed. Each guess is charged before it is hashed, so that guessing
 * costs the guesser and not the site.
 * @param limit counts roughly and costs nothing; D1 counts exactly.
 */
export async function knock(
  db: D1Database,
  limit: RateLimit,
  request: Request,
  password: string,
  gate: Gate,
  { secret, now }: { secret: Secrets; now: number },
): Promise<Knock> {
  // What can be no password at all is nobody's guess.
  if (typed(password) === null) return { state: "wrong" };
  const visitor = await visitorOf(secret, addressOfVisitor(request));
  if (!(await mayPass(limit, `${gate.invitation} ${visitor}`)))
    return { state: "locked", until: now + rush };
  const knocker = { invitation: gate.invitation, visitor };
  const until = await chargeGuess(db, knocker, now);
  if (until !== null) return { state: "locked", until };
  if (!(await isPassword(gate.password, password))) return { state: "wrong" };
  await forgiveGuess(db, knocker);
  return { state: "opened", cookie: await rememberOpened(secret, gate, now) };
}
