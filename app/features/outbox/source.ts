import { joinSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * Rows of another feature's table that messages are made of, one each, as they are when the batch runs: what the
 * statement before has kept is read by the one that tells of it. The feature names its columns, the outbox
 * knows none of its tables.
 */
export type Source<Column extends string> = {
  /** SQL of each column. */
  columns: Readonly<Record<Column, Sql>>;
  /** What follows FROM: a table and which of its rows. */
  from: Sql;
};

/** The rows of a source under the name `source`, to stand behind FROM. */
export function rowsOf({ columns, from }: Source<string>): Sql {
  const named = Object.entries<Sql>(columns).map(
    ([name, column]) => sql`${column} AS ${textPiece(name)}`,
  );
  return sql`(SELECT ${joinSql(named, ", ")} FROM ${from}) AS source`;
}
