import * as v from "valibot";

/**
 * SQL of whether a reply is in totals, lists and tables: one that hosts hid is not, nor one that likely
 * repeats another (`findDoubles`), until hosts decide that it counts. The only place that says so; rows
 * that are read say it as `counts`.
 */
export const countsInSql = "(hidden_at IS NULL AND doubles IS NULL)";

/** SQL of whether hosts should decide if a reply counts. */
export const isDoubtfulInSql = "(hidden_at IS NULL AND doubles IS NOT NULL AND aside_at IS NULL)";

/**
 * SQL of whether a reply has its seats. A doubtful one keeps them until hosts decide: its guests were
 * thanked, and a seat that is given away meanwhile would be given twice.
 */
export const holdsSeatsInSql = "(hidden_at IS NULL AND (doubles IS NULL OR aside_at IS NULL))";

/** SQL of the columns of `countedEntries`. */
export const countedColumns = `${countsInSql} AS counts, ${isDoubtfulInSql} AS isDoubtful, doubles,
  counted_at IS NOT NULL AS isCounted`;

const flag = v.pipe(
  v.number(),
  v.transform((value) => value !== 0),
);

/** Columns of whether a reply counts, and if not, whose place it may take. */
export const countedEntries = {
  counts: flag,
  /** Hosts should decide; one that does not count otherwise was hidden or set aside. */
  isDoubtful: flag,
  /** The id of the reply that it likely repeats. */
  doubles: v.nullable(v.string()),
  /** Hosts decided that it counts as its own. */
  isCounted: flag,
};
