import * as v from "valibot";
import { linkIdOfMailToken } from "#app/features/couple-link/mail-token.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";
import { hashToken } from "#app/lib/token.ts";

const linkRow = v.object({ id: v.string(), invitation: v.string() });

/** A couple's link that stands: not revoked. */
export type CoupleLink = v.InferOutput<typeof linkRow>;

const standing = "SELECT id, invitation FROM desk_links WHERE revoked_at IS NULL";

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
  const statement = linkInMail
    ? db.prepare(`${standing} AND id = ?1`).bind(linkInMail)
    : db.prepare(`${standing} AND token_hash = ?1`).bind(await hashToken(token));
  return findRow(linkRow, statement);
}

/** The id of a link that stands, for mails about an invitation; null where the couple has none. */
export async function findLinkForMail(db: D1Database, invitation: string): Promise<string | null> {
  const link = await findRow(
    linkRow,
    db.prepare(`${standing} AND invitation = ?1 ORDER BY rowid DESC LIMIT 1`).bind(invitation),
  );
  return link?.id ?? null;
}

/** Statement that asks whether a link still stands, to be read by `isStanding`. */
export function standingLink(db: D1Database, { id, invitation }: CoupleLink): D1PreparedStatement {
  return db.prepare(`${standing} AND id = ?1 AND invitation = ?2`).bind(id, invitation);
}

/** Whether the result of `standingLink` says so. */
export function isStanding(result: D1Result | undefined): boolean {
  return readRows(linkRow, result).length === 1;
}

/** How many links that stand each invitation has. It reads an index alone. */
export async function countLinksByInvitation(db: D1Database): Promise<Map<string, number>> {
  const rows = await listRows(
    v.object({ invitation: v.string(), links: v.number() }),
    db.prepare(
      "SELECT invitation, COUNT(*) AS links FROM desk_links WHERE revoked_at IS NULL GROUP BY invitation",
    ),
  );
  return new Map(rows.map(({ invitation, links }) => [invitation, links]));
}

/** Invitations that ever had a link, also one that was revoked. It reads an index alone. */
export async function listLinkedInvitations(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ invitation: v.string() }),
    db.prepare("SELECT DISTINCT invitation FROM desk_links"),
  );
  return rows.map(({ invitation }) => invitation);
}
