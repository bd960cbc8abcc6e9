import { sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * SQL of an address's mailbox: without its tag and in lower case, as nearly all mail servers
 * deliver it (RFC 5233 for tags; RFC 5321 section 2.4 discourages local parts that differ in case).
 * Must be the expression of the four indexes on mailboxes in migrations/.
 * @param column the address, as SQL.
 */
export function mailboxOf(column: string): Sql {
  const [tag, separator] = [`instr(${column}, '+')`, `instr(${column}, '@')`];
  return textPiece(`lower(CASE WHEN ${tag} BETWEEN 2 AND ${separator} - 1
    THEN substr(${column}, 1, ${tag} - 1) || substr(${column}, ${separator}) ELSE ${column} END)`);
}

/** SQL of the mailbox of a given address, by the same rule. */
export function mailboxOfGiven(address: string): Sql {
  return sql`(SELECT ${mailboxOf("source.address")} FROM (SELECT ${address} AS address) AS source)`;
}
