import * as v from "valibot";
import { linkIdOfMailToken } from "#app/features/couple-link/mail-token.ts";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { hashToken } from "#app/lib/token.ts";
import {
  readReplies,
  readTotals,
  replyPage,
  replyTotals,
  type ListedReply,
  type ReplyPage,
  type ReplyTotals,
} from "#app/features/reply/data.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** A couple's link that stands: not revoked. */
export type CoupleLink = { id: string; invitation: string };

/** What a couple sees: a part of the replies, the totals of all, and how many mails did not arrive yet. */
export type Dashboard = { replies: ListedReply[]; totals: ReplyTotals; unsent: UnsentMails };
/** Messages that did not arrive for certain; `unconfirmed` ones were perhaps delivered. */
export type UnsentMails = { pending: number; dead: number; unconfirmed: number };

const unsentRow = v.object({ pending: v.number(), dead: v.number(), unconfirmed: v.number() });

/**
 * The link that a token opens: the couple's own token, or one that a mail carries.
 * @param now milliseconds since 1970 in UTC.
 * @returns null for a token that is wrong, revoked or ended: nobody learns which.
 */
export async function findLinkByToken(
  db: D1Database,
  secret: Secrets,
  token: string,
  now: number,
): Promise<CoupleLink | null> {
  if (!/^[\w.-]{16,200}$/.test(token)) return null;
  const linkInMail = await linkIdOfMailToken(secret, token, now);
  const query = "SELECT id, invitation FROM desk_links WHERE revoked_at IS NULL AND";
  const statement = linkInMail
    ? db.prepare(`${query} id = ?1`).bind(linkInMail)
    : db.prepare(`${query} token_hash = ?1`).bind(await hashToken(token));
  return statement.first<CoupleLink>();
}

/** The id of a link that stands, for mails about an invitation; null where the couple has none. */
export async function findLinkForMail(db: D1Database, invitation: string): Promise<string | null> {
  return db
    .prepare(
      "SELECT id FROM desk_links WHERE invitation = ?1 AND revoked_at IS NULL ORDER BY rowid DESC LIMIT 1",
    )
    .bind(invitation)
    .first<string>("id");
}

/**
 * A part of a couple's replies and their totals, in one round trip to D1 that also asks whether the
 * link still stands.
 * @returns null when it does not.
 */
export async function findDashboard(
  db: D1Database,
  session: Pick<DashboardSession, "link" | "invitation">,
  page: ReplyPage,
): Promise<Dashboard | null> {
  const { link, invitation } = session;
  const [links, replies, totals, unsent] = await db.batch([
    db
      .prepare("SELECT id FROM desk_links WHERE id = ?1 AND invitation = ?2 AND revoked_at IS NULL")
      .bind(link, invitation),
    replyPage(db, invitation, page),
    replyTotals(db, invitation),
    unsentMails(db, invitation),
  ]);
  if (links?.results.length !== 1) return null;
  return {
    replies: readReplies(replies?.results),
    totals: readTotals(totals?.results),
    unsent: v.parse(v.tuple([unsentRow]), unsent?.results)[0],
  };
}

function unsentMails(db: D1Database, invitation: string): D1PreparedStatement {
  const count = (which: string) =>
    `(SELECT count(*) FROM outbox WHERE invitation = ?1 AND ${which} AND settled_at IS NULL)`;
  const [pending, dead, unconfirmed] = [
    count("state IN ('pending', 'sending') AND unconfirmed = 0"),
    count("state = 'dead' AND unconfirmed = 0"),
    count("state IN ('pending', 'sending', 'dead') AND unconfirmed > 0"),
  ];
  return db
    .prepare(`SELECT ${pending} AS pending, ${dead} AS dead, ${unconfirmed} AS unconfirmed`)
    .bind(invitation);
}
