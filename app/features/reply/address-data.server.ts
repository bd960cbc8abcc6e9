import * as v from "valibot";
import type { Source } from "#app/features/outbox/source.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { findRow } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

const addressRow = v.object({
  invitation: v.string(),
  address: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
});

/** The mail address that a guest gave with a reply, to be told of changes; null without one. */
export async function findGuestAddress(
  db: D1Database,
  replyId: string,
): Promise<v.InferOutput<typeof addressRow> | null> {
  return findRow(
    addressRow,
    prepareSql(
      db,
      sql`SELECT invitation, address, language FROM guest_addresses WHERE reply_id = ${replyId}`,
    ),
  );
}

/** SQL of the addresses of guests who come, for FROM. */
function addressesToTell(invitation: string): Sql {
  return sql`guest_addresses WHERE invitation = ${invitation} AND reply_id IN
    (SELECT id FROM replies WHERE invitation = ${invitation} AND response = 'Yes' AND hidden_at IS NULL)`;
}

/**
 * The guests who come and gave an address, as a source of messages about one change.
 * @param change a text that differs from change to change.
 */
export function guestsToTell(
  invitation: string,
  change: string,
): Source<"reference" | "invitation" | "recipient"> {
  return {
    columns: {
      reference: sql`reply_id || ':' || ${change}`,
      invitation: sql`invitation`,
      recipient: sql`address`,
    },
    from: addressesToTell(invitation),
  };
}

/** How many guests who come gave an address. */
export async function countGuestAddresses(db: D1Database, invitation: string): Promise<number> {
  const row = await findRow(
    v.object({ addresses: v.number() }),
    prepareSql(db, sql`SELECT count(*) AS addresses FROM ${addressesToTell(invitation)}`),
  );
  return row?.addresses ?? 0;
}
