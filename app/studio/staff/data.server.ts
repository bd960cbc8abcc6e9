import * as v from "valibot";
import { hashToken } from "#app/lib/crypto.ts";
import { findRow, listRows } from "#app/lib/rows.ts";

const linkRow = v.object({ id: v.string(), name: v.string(), createdAt: v.number() });

/** A link of one of the staff that was not revoked. */
export type StaffLink = v.InferOutput<typeof linkRow>;

const standing =
  "SELECT id, name, created_at AS createdAt FROM staff_links WHERE revoked_at IS NULL";

/** @returns null for a token that is wrong or revoked, without telling these cases apart. */
export async function findStaffLink(db: D1Database, token: string): Promise<StaffLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  return findRow(
    linkRow,
    db.prepare(`${standing} AND token_hash = ?1`).bind(await hashToken(token)),
  );
}

/** @returns null for a link that was revoked. */
export async function findStandingLink(db: D1Database, id: string): Promise<StaffLink | null> {
  return findRow(linkRow, db.prepare(`${standing} AND id = ?1`).bind(id));
}

/** All links that open the studio's pages, the oldest first. */
export async function listStaffLinks(db: D1Database): Promise<StaffLink[]> {
  return listRows(linkRow, db.prepare(`${standing} ORDER BY rowid`));
}
