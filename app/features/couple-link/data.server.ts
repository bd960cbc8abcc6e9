import * as v from "valibot";
import { linkIdOfMailToken } from "#app/features/couple-link/mail-token.ts";
import { type Secrets, hashToken } from "#app/lib/crypto.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";

const linkRow = v.object({ id: v.string(), invitation: v.string() });

/** A couple's link that has not been revoked. */
export type CoupleLink = v.InferOutput<typeof linkRow>;

const standing = "SELECT id, invitation FROM desk_links WHERE revoked_at IS NULL";

/**
 * Finds the link that a token opens: the couple's own token, or the signed one from a mail.
 * @param now milliseconds since 1970 in UTC.
 * @returns null for a token that is wrong, revoked or expired, without telling these cases apart.
 */
export async function findLinkByToken(
  db: D1Database,
  secret: Secrets,
  token: string,
  now: number,
): Promise<CoupleLink | null> {
  if (!/^[\w.-]{16,200}$/.test(token)) return null;
  const linkInMail = await linkIdOfMailToken(secret, token, now);
  const statement = linkInMail
    ? db.prepare(`${standing} AND id = ?1`).bind(linkInMail)
    : db.prepare(`${standing} AND token_hash = ?1`).bind(await hashToken(token));
  return findRow(linkRow, statement);
}

/** The id of the invitation's active link, for mails; null when there is none. */
export async function findLinkForMail(db: D1Database, invitation: string): Promise<string | null> {
  const link = await findRow(
    linkRow,
    db.prepare(`${standing} AND invitation = ?1 ORDER BY rowid DESC LIMIT 1`).bind(invitation),
  );
  return link?.id ?? null;
}

/** Statement that reads a link if it has not been revoked; pass its result to `isStanding`. */
export function standingLink(db: D1Database, { id, invitation }: CoupleLink): D1PreparedStatement {
  return db.prepare(`${standing} AND id = ?1 AND invitation = ?2`).bind(id, invitation);
}

/** Whether the result of a `standingLink` statement holds an active link. */
export function isStanding(result: D1Result | undefined): boolean {
  return readRows(linkRow, result).length === 1;
}

/** Number of active links by invitation path. Answered from an index without reading the table. */
export async function countLinksByInvitation(db: D1Database): Promise<Map<string, number>> {
  const rows = await listRows(
    v.object({ invitation: v.string(), links: v.number() }),
    db.prepare(
      "SELECT invitation, COUNT(*) AS links FROM desk_links WHERE revoked_at IS NULL GROUP BY invitation",
    ),
  );
  return new Map(rows.map(({ invitation, links }) => [invitation, links]));
}

/**
 * Paths of invitations that ever had a link, revoked ones included. Answered from an index without
 * reading the table.
 */
export async function listLinkedInvitations(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ invitation: v.string() }),
    db.prepare("SELECT DISTINCT invitation FROM desk_links"),
  );
  return rows.map(({ invitation }) => invitation);
}
