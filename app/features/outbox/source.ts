import { subquery, type Sql } from "#app/lib/sql.ts";

/**
 * Rows of another feature's table that messages are made of, one message a row. They are read when the batch
 * runs, after its earlier statements. The feature that owns the table writes the SQL of the columns; the outbox
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
  return subquery(columns, from, "source");
}
