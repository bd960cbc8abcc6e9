import * as v from "valibot";
import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import type { CoupleLink } from "#app/domain/couple-link/data.server.ts";
import { hashToken, newToken } from "#app/lib/crypto.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Active links that a couple may have shared at once. */
export const sharedLinksAtMost = 20;

/**
 * Creates the secret link to the dashboard of one invitation.
 * @param invitation its path, `kind/slug`.
 * @param now milliseconds since 1970 in UTC.
 * @returns the token. Only its hash is stored, so it cannot be shown again.
 */
export async function createLink(
  db: D1Database,
  invitation: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<string> {
  const token = newToken();
  await runRecorded(db, await insertStatement(db, invitation, token, now), records);
  return token;
}

/**
 * A link to share: its name, whether it may only read, and for one that sends invitations whose
 * households it has.
 */
export type NewSharedLink = { name: string; isReadOnly: boolean; sender?: string | null };

/**
 * Creates a shared link. The same token again changes nothing.
 * @param token see `tokenOfForm`. Only its hash is stored.
 * @param now milliseconds since 1970 in UTC.
 * @returns false when the invitation has `sharedLinksAtMost` already.
 */
export async function shareLink(
  db: D1Database,
  invitation: string,
  { name, isReadOnly, sender = null }: NewSharedLink,
  token: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const hash = await hashToken(token);
  const insert = sql`INSERT INTO couple_links (id, invitation, token_hash, created_at, name, read_only, sender)
        SELECT ${crypto.randomUUID()}, ${invitation}, ${hash}, ${now}, ${name}, ${Number(isReadOnly)}, ${sender}
        WHERE (SELECT count(*) FROM couple_links
          WHERE invitation = ${invitation} AND revoked_at IS NULL AND name IS NOT NULL) < ${sharedLinksAtMost}
        ON CONFLICT DO NOTHING`;
  const isStored = sql`SELECT 1 FROM couple_links WHERE token_hash = ${hash} AND revoked_at IS NULL`;
  const results = await db.batch([prepareSql(db, insert), ...records, prepareSql(db, isStored)]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/**
 * Revokes one shared link.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether it was active.
 */
export async function revokeSharedLink(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`UPDATE couple_links SET revoked_at = ${now}
    WHERE id = ${id} AND invitation = ${invitation} AND name IS NOT NULL AND revoked_at IS NULL`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

/**
 * Takes the revocation of a shared link back: the same link opens the dashboard again.
 * @param since milliseconds since 1970 in UTC: a link that was revoked earlier stays revoked.
 * @returns whether it is active now.
 */
export async function restoreSharedLink(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
  since: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`UPDATE couple_links SET revoked_at = NULL
    WHERE id = ${id} AND invitation = ${invitation} AND name IS NOT NULL AND revoked_at >= ${since}
      AND (SELECT count(*) FROM couple_links AS other
        WHERE other.invitation = ${invitation} AND other.revoked_at IS NULL AND other.name IS NOT NULL) < ${sharedLinksAtMost}`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

const hour = 60 * 60 * 1000;

/**
 * Records that a shared link was used, at most once an hour. The couple's own link is not recorded.
 * @param now milliseconds since 1970 in UTC.
 */
export async function recordUse(db: D1Database, id: string, now: number): Promise<void> {
  const statement = sql`UPDATE couple_links SET last_used_at = ${now}
    WHERE id = ${id} AND name IS NOT NULL AND revoked_at IS NULL
      AND (last_used_at IS NULL OR last_used_at <= ${now - hour})`;
  await prepareSql(db, statement).run();
}

/**
 * Replaces the couple's own links, and with them the links in mails, by a new one; shared links
 * stay. One batch. The same token again changes nothing and answers the same link, so that a form
 * that is sent twice locks nobody out.
 * @param asking the couple's own link, from which the form came.
 * @param token see `tokenOfForm`. Only its hash is stored.
 * @param now milliseconds since 1970 in UTC.
 * @returns the id of the new link; null when `asking` is shared or was revoked before.
 */
export async function renewOwnLink(
  db: D1Database,
  { id, invitation }: Pick<CoupleLink, "id" | "invitation">,
  token: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<string | null> {
  const hash = await hashToken(token);
  const asking = sql`EXISTS (SELECT 1 FROM couple_links AS asking WHERE asking.id = ${id}
    AND asking.invitation = ${invitation} AND asking.name IS NULL AND asking.revoked_at IS NULL)`;
  const changes = [
    sql`INSERT INTO couple_links (id, invitation, token_hash, created_at)
      SELECT ${crypto.randomUUID()}, ${invitation}, ${hash}, ${now} WHERE ${asking}`,
    sql`UPDATE couple_links SET revoked_at = ${now}
      WHERE invitation = ${invitation} AND revoked_at IS NULL AND name IS NULL
        AND token_hash <> ${hash} AND ${asking}`,
  ].map((statement) => prepareSql(db, statement));
  const stored = sql`SELECT id FROM couple_links WHERE token_hash = ${hash} AND revoked_at IS NULL`;
  const results = await db.batch([...changes, ...records, prepareSql(db, stored)]);
  const [renewed] = readRows(v.object({ id: v.string() }), results.at(-1));
  return renewed?.id ?? null;
}

/**
 * Revokes all links of an invitation, the shared ones too; from now on they answer as wrong tokens do.
 * @param now milliseconds since 1970 in UTC.
 * @param belonging the record of it, and statements that end what holders of a link made.
 * @returns the number of links that were active.
 */
export async function revokeLinks(
  db: D1Database,
  invitation: string,
  now: number,
  belonging: readonly D1PreparedStatement[] = [],
): Promise<number> {
  const [revoked] = await db.batch([revokeStatement(db, invitation, now), ...belonging]);
  return revoked?.meta.changes ?? 0;
}

/**
 * Revokes all links of an invitation, the shared ones too, and creates a new one, in one batch.
 * @param now milliseconds since 1970 in UTC.
 * @param belonging the record of it, and statements that end what holders of a link made.
 * @returns the new token. Only its hash is stored, so it cannot be shown again.
 */
export async function rotateLinks(
  db: D1Database,
  invitation: string,
  now: number,
  belonging: readonly D1PreparedStatement[] = [],
): Promise<string> {
  const token = newToken();
  await db.batch([
    revokeStatement(db, invitation, now),
    await insertStatement(db, invitation, token, now),
    ...belonging,
  ]);
  return token;
}

function revokeStatement(db: D1Database, invitation: string, now: number): D1PreparedStatement {
  return db
    .prepare("UPDATE couple_links SET revoked_at = ?1 WHERE invitation = ?2 AND revoked_at IS NULL")
    .bind(now, invitation);
}

async function insertStatement(
  db: D1Database,
  invitation: string,
  token: string,
  now: number,
): Promise<D1PreparedStatement> {
  return db
    .prepare(
      "INSERT INTO couple_links (id, invitation, token_hash, created_at) VALUES (?1, ?2, ?3, ?4)",
    )
    .bind(crypto.randomUUID(), invitation, await hashToken(token), now);
}
