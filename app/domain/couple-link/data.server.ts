import * as v from "valibot";
import { linkIdOfMailToken } from "#app/domain/couple-link/mail-token.ts";
import { type Secrets, hashToken } from "#app/lib/crypto.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";

const linkRow = v.object({
  id: v.string(),
  invitation: v.string(),
  name: v.nullable(v.string()),
  isReadOnly: v.pipe(
    v.number(),
    v.transform((flag) => flag !== 0),
  ),
  sender: v.nullable(v.string()),
});

/**
 * A link to a dashboard that has not been revoked. The couple's own has no name; those that they
 * share have one, and may be read-only. One with a sender shows the messages to that sender's
 * households, and nothing else.
 */
export type CoupleLink = v.InferOutput<typeof linkRow>;

const standing =
  "SELECT id, invitation, name, read_only AS isReadOnly, sender FROM couple_links WHERE revoked_at IS NULL";

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

/** The id of the couple's own active link, for mails; null when there is none. */
export async function findLinkForMail(db: D1Database, invitation: string): Promise<string | null> {
  const link = await findRow(
    linkRow,
    db
      .prepare(`${standing} AND invitation = ?1 AND name IS NULL ORDER BY rowid DESC LIMIT 1`)
      .bind(invitation),
  );
  return link?.id ?? null;
}

const sharedRow = v.object({
  id: v.string(),
  name: v.string(),
  isReadOnly: linkRow.entries.isReadOnly,
  sender: v.nullable(v.string()),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
});

/** A link that the couple shared. Times are milliseconds since 1970 in UTC. */
export type SharedLink = v.InferOutput<typeof sharedRow>;

const sharedColumns =
  "id, name, read_only AS isReadOnly, sender, created_at AS createdAt, last_used_at AS lastUsedAt";

/** Statement for the active shared links, the oldest first; read its result with `readSharedLinks`. */
export function sharedLinks(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${sharedColumns} FROM couple_links
       WHERE invitation = ?1 AND revoked_at IS NULL AND name IS NOT NULL ORDER BY rowid`,
    )
    .bind(invitation);
}

/**
 * Statement for a shared link that may still be restored; read its result with `readSharedLinks`.
 * @param since milliseconds since 1970 in UTC: no row where it was revoked earlier.
 */
export function restorableLink(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
  since: number,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${sharedColumns} FROM couple_links
       WHERE id = ?1 AND invitation = ?2 AND revoked_at >= ?3 AND name IS NOT NULL`,
    )
    .bind(id, invitation, since);
}

/** The name of a shared link, revoked or not; null where there is none. */
export async function findNameOfShared(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
): Promise<string | null> {
  const link = await findRow(
    v.object({ name: v.string() }),
    db
      .prepare(
        "SELECT name FROM couple_links WHERE id = ?1 AND invitation = ?2 AND name IS NOT NULL",
      )
      .bind(id, invitation),
  );
  return link?.name ?? null;
}

/** Reads the result of `sharedLinks` or `restorableLink`. */
export function readSharedLinks(result: D1Result | undefined): SharedLink[] {
  return readRows(sharedRow, result);
}

/** Statement that reads a link if it has not been revoked; read its result with `readStandingLink`. */
export function standingLink(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
): D1PreparedStatement {
  return db.prepare(`${standing} AND id = ?1 AND invitation = ?2`).bind(id, invitation);
}

/** Reads the result of `standingLink`; null for a link that was revoked. */
export function readStandingLink(result: D1Result | undefined): CoupleLink | null {
  const [link = null] = readRows(linkRow, result);
  return link;
}

/** Number of active links by invitation path. Answered from an index without reading the table. */
export async function countLinksByInvitation(db: D1Database): Promise<Map<string, number>> {
  const rows = await listRows(
    v.object({ invitation: v.string(), links: v.number() }),
    db.prepare(
      "SELECT invitation, COUNT(*) AS links FROM couple_links WHERE revoked_at IS NULL GROUP BY invitation",
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
    db.prepare("SELECT DISTINCT invitation FROM couple_links"),
  );
  return rows.map(({ invitation }) => invitation);
}
