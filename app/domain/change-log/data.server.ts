import * as v from "valibot";
import {
  changeKinds,
  entriesAtOnce,
  sharedKinds,
  type ChangeDetails,
} from "#app/domain/change-log/kinds.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

const details = v.object({
  name: v.optional(v.string()),
  to: v.optional(v.string()),
  count: v.optional(v.number()),
  fields: v.optional(
    v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })),
  ),
});

const changeRow = v.object({
  id: v.string(),
  at: v.number(),
  person: v.nullable(v.string()),
  /** Null for a kind that a later release wrote. */
  kind: v.fallback(v.nullable(v.picklist(changeKinds)), null),
  details: v.fallback(
    v.pipe(v.string(), v.parseJson(), details) satisfies v.GenericSchema<unknown, ChangeDetails>,
    {},
  ),
});

/** An entry of the log. `at` is milliseconds since 1970 in UTC. */
export type LoggedChange = v.InferOutput<typeof changeRow>;

/** A place in the log: entries after it are older. */
export type ChangeCursor = Pick<LoggedChange, "at" | "id">;

/**
 * Statement for a page of an invitation's log, the newest first, with one entry more where there is
 * another page; read its result with `readChanges`.
 * @param isOwn false for a shared link, which sees nothing of the couple's settings.
 */
export function changesOf(
  db: D1Database,
  invitation: string,
  { before: cursor, isOwn }: { before: ChangeCursor | null; isOwn: boolean },
): D1PreparedStatement {
  const older = cursor ? sql`(created_at, id) < (${cursor.at}, ${cursor.id})` : sql`true`;
  const seen = isOwn
    ? sql`true`
    : sql`kind IN (SELECT value FROM json_each(${JSON.stringify(sharedKinds)}))`;
  return prepareSql(
    db,
    sql`SELECT id, created_at AS at, person, kind, details FROM host_changes
      WHERE invitation = ${invitation} AND ${older} AND ${seen}
      ORDER BY created_at DESC, id DESC LIMIT ${entriesAtOnce + 1}`,
  );
}

/** Reads the result of `changesOf`. */
export function readChanges(result: D1Result | undefined): LoggedChange[] {
  return readRows(changeRow, result);
}
