import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { markOf } from "#app/domain/reply/confirmation.server.ts";
import {
  findReplyOfHousehold,
  listRepliesByKeys,
  type Reply,
} from "#app/domain/reply/data.server.ts";
import { readReplyKeys } from "#app/domain/reply/session.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { within } from "#app/lib/deadline.ts";

/** Milliseconds that a page waits for the guest's own replies; the rest of it does not need D1. */
const timeoutMs = 2_000;

/** The guest whose replies are asked for. */
export type OwnContext = {
  invitation: PublishedInvitation;
  secret: Secrets;
  /** Of the personal link that is used; null on the general link. */
  household: Household | null;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** A reply of this browser or household, with its name in addresses. */
export type MarkedReply = { mark: string; reply: Reply };

/** The replies of a browser or household by mark, the newest first; null when D1 fails or is late. */
export async function listOwnReplies(
  db: D1Database,
  keys: readonly string[],
  { invitation: { path }, secret, household }: OwnContext,
): Promise<MarkedReply[] | null> {
  if (keys.length === 0 && !household) return [];
  try {
    const lookup = household
      ? findReplyOfHousehold(db, path, household.id).then((reply) => (reply ? [reply] : []))
      : listRepliesByKeys(db, path, keys);
    const replies = await within(lookup, timeoutMs);
    return await Promise.all(
      replies.map(async (reply) => ({ mark: await markOf(secret, path, reply.key), reply })),
    );
  } catch (error) {
    console.error("a guest's answers are not shown", path, String(error));
    return null;
  }
}

/** The same for a request, which names the browser's replies in its cookie. */
export async function listRepliesOfRequest(
  db: D1Database,
  request: Request,
  context: OwnContext,
): Promise<MarkedReply[] | null> {
  const { invitation, secret, household, now } = context;
  const keys = household ? [] : await readReplyKeys(request, secret, invitation.path, now);
  return listOwnReplies(db, keys, context);
}
