import * as v from "valibot";
import { headsInSql } from "#app/features/reply/answer.ts";

/**
 * SQL of whether a reply is in totals, lists, tables and seats: one that hosts hid is not, nor one that
 * likely repeats another (`findDoubles`), until hosts decide that it counts. The only place that
 * says so; rows that are read say it as `counts`.
 */
export const countsInSql = "(hidden_at IS NULL AND doubles IS NULL)";

/** SQL of whether hosts should decide if a reply counts. */
export const isDoubtfulInSql = "(hidden_at IS NULL AND doubles IS NOT NULL AND aside_at IS NULL)";

/** SQL of an invitation's totals, of rows that count; the invitation is bound to ?1. */
export const totalColumns = `count(*) AS answers, coalesce(sum(response = 'Yes'), 0) AS yes,
  coalesce(sum(response = 'No'), 0) AS no, coalesce(sum(${headsInSql}), 0) AS guests,
  coalesce(sum(CASE response WHEN 'Yes' THEN children END), 0) AS children,
  (SELECT count(*) FROM replies WHERE invitation = ?1 AND ${isDoubtfulInSql}) AS doubtful`;

/** SQL of the columns of `countedEntries`. */
export const countedColumns = `${countsInSql} AS counts, ${isDoubtfulInSql} AS isDoubtful, doubles,
  counted_at IS NOT NULL AS isCounted`;

const flag = v.pipe(
  v.number(),
  v.transform((value) => value !== 0),
);

/** Whether a reply counts, and if not, whose place it may take. */
export const countedEntries = {
  counts: flag,
  /** Whether hosts should decide; one that does not count otherwise was hidden or set aside. */
  isDoubtful: flag,
  /** The id of the reply that it likely repeats. */
  doubles: v.nullable(v.string()),
  /** Whether hosts decided that it counts as its own. */
  isCounted: flag,
};
