import { subquery, type Sql } from "#app/lib/sql.ts";

/**
 * Rows of another feature's table, each of which becomes a message. They are read when the batch
 * runs, after its earlier statements. The SQL comes from the feature that owns the table; the
 * outbox knows none of its names.
 */
export type Source<Column extends string> = {
  /** SQL of each column. */
  columns: Readonly<Record<Column, Sql>>;
  /** SQL after FROM: a table and its condition. */
  from: Sql;
};

/** The rows of a source for FROM, named `source`. */
export function rowsOf({ columns, from }: Source<string>): Sql {
  return subquery(columns, from, "source");
}
