import * as v from "valibot";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { listRows, readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Wishes that a page shows; a wedding of four hundred guests has fewer. */
const shownAtMost = 300;

const wishRow = v.object({
  /** The id of the reply of the guest who wrote it. */
  id: v.string(),
  name: v.string(),
  text: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
  hiddenAt: v.nullable(v.number()),
});

/** A wish that a guest wrote after the day. */
export type PageWish = v.InferOutput<typeof wishRow>;

/** Statement for all wishes of an invitation, the newest first; read its result with `readWishes`. */
export function wishesOfInvitation(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT w.reply_id AS id, r.name, w.text, w.language, w.hidden_at AS hiddenAt
      FROM wishes AS w JOIN replies AS r ON r.id = w.reply_id
      WHERE w.invitation = ${invitation} AND r.hidden_at IS NULL
      ORDER BY w.created_at DESC, w.reply_id LIMIT ${shownAtMost}`,
  );
}

/** Reads the result of `wishesOfInvitation`. */
export function readWishes(result: D1Result | undefined): PageWish[] {
  return readRows(wishRow, result);
}

/** The wishes of an invitation, also those that the couple hid, the newest first. */
export async function listWishes(db: D1Database, invitation: string): Promise<PageWish[]> {
  return listRows(wishRow, wishesOfInvitation(db, invitation));
}
