import * as v from "valibot";
import { answerEntries, headsInSql } from "#app/domain/reply/columns.ts";
import { countsInSql } from "#app/domain/reply/entry/columns.ts";
import { languages } from "#app/i18n/languages.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

const partyRow = v.object({
  id: v.string(),
  household: v.nullable(v.string()),
  name: v.string(),
  response: v.picklist(["Yes", "No"]),
  /** Number of people (`headsOf`); null for an answer "no". */
  heads: v.fallback(v.nullable(v.number()), null),
  people: answerEntries.people,
  attending: answerEntries.attending,
  parts: answerEntries.parts,
  joinFrom: answerEntries.joinFrom,
  side: v.fallback(v.nullable(v.string()), null),
  emailTo: v.fallback(v.nullable(v.picklist(["groom", "bride"])), null),
  language: v.fallback(v.nullable(v.picklist(languages)), null),
});

/** A reply as a party at a table: whose it is, and how many people come. */
export type RepliedParty = v.InferOutput<typeof partyRow>;

/**
 * Statement for those of an invitation's replies that count, as parties; read its result with
 * `readRepliedParties`.
 */
export function repliedParties(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT id, household, name, response, ${headsInSql} AS heads, people, attending, parts, join_from AS joinFrom,
         side, email_to AS emailTo, language
       FROM replies WHERE invitation = ?1 AND ${countsInSql} ORDER BY created_at, id`,
    )
    .bind(invitation);
}

/** Reads the result of `repliedParties`, in the order in which guests replied. */
export function readRepliedParties(result: D1Result | undefined): RepliedParty[] {
  return readRows(partyRow, result);
}

/** SQL of whether an id, a column or a bound value, is one of an invitation's replies. */
export function isReplyOf(invitation: string, id: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM replies WHERE id = ${id} AND invitation = ${invitation})`;
}

/** SQL of the ids of households' replies, without hidden ones; `households` is SQL of a list of ids. */
export function replyIdsOf(invitation: string, households: Sql): Sql {
  return sql`SELECT id FROM replies WHERE invitation = ${invitation} AND household IN (${households})
    AND hidden_at IS NULL`;
}

/** SQL of whether a household has replied that it does not come, in a reply that is not hidden. */
export function hasDeclined(invitation: string, household: string): Sql {
  return sql`EXISTS (SELECT 1 FROM replies WHERE invitation = ${invitation}
    AND household = ${household} AND response = 'No' AND hidden_at IS NULL)`;
}

/** Statement for the reply of a household; read its result with `readReplyId`. */
export function replyIdOf(
  db: D1Database,
  invitation: string,
  household: string,
): D1PreparedStatement {
  return prepareSql(db, replyIdsOf(invitation, sql`SELECT ${household}`));
}

/**
 * Reads the result of `replyIdOf`: the reply's id, null for a household that has not replied or whose
 * reply is hidden.
 */
export function readReplyId(result: D1Result | undefined): string | null {
  const [reply] = readRows(v.object({ id: v.string() }), result);
  return reply?.id ?? null;
}
