import * as v from "valibot";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { answerEntries, headsInSql } from "#app/domain/reply/columns.ts";
import {
  countedColumns,
  countedEntries,
  isDoubtfulInSql,
} from "#app/domain/reply/entry/columns.ts";
import { comparedReply, type ComparedReply } from "#app/domain/reply/doubles/types.ts";
import { listRows, readRows } from "#app/lib/rows.ts";

const flag = v.pipe(
  v.number(),
  v.transform((value) => value !== 0),
);

const comparedRow = v.pipe(
  v.object({
    id: v.string(),
    household: v.nullable(v.string()),
    name: v.string(),
    people: answerEntries.people,
    otherGuest: v.fallback(v.nullable(v.string()), null),
    response: v.picklist(["Yes", "No"]),
    heads: v.number(),
    hidden: flag,
    ...countedEntries,
  }),
  v.transform((row): ComparedReply => comparedReply(row)),
);

/** All replies of an invitation as they are compared, the earliest first, and its households. */
export async function listComparedReplies(
  db: D1Database,
  invitation: string,
): Promise<{ replies: ComparedReply[]; households: Household[] }> {
  const [replies, households] = await db.batch([
    db
      .prepare(
        `SELECT id, household, name, people, other_guest AS otherGuest, response,
           coalesce(${headsInSql}, 0) AS heads, hidden_at IS NOT NULL AS hidden, ${countedColumns}
         FROM replies WHERE invitation = ?1 ORDER BY created_at, id`,
      )
      .bind(invitation),
    householdsOf(db, invitation),
  ]);
  return { replies: readRows(comparedRow, replies), households: readHouseholds(households) };
}

const doubtRow = v.object({
  id: v.string(),
  name: v.string(),
  heads: v.number(),
  firstId: v.string(),
  firstName: v.string(),
  firstHeads: v.number(),
});

/** A reply that waits for hosts, and the one that it likely repeats. */
export type DoubtfulReply = v.InferOutput<typeof doubtRow>;

/** The doubts that a reply is in, as the one or as the other. */
export function listDoubtsAbout(
  db: D1Database,
  invitation: string,
  id: string,
): Promise<DoubtfulReply[]> {
  const heads = (table: string) =>
    `(SELECT coalesce(${headsInSql}, 0) FROM replies WHERE id = ${table}.id)`;
  return listRows(
    doubtRow,
    db
      .prepare(
        `SELECT d.id, d.name, ${heads("d")} AS heads, f.id AS firstId, f.name AS firstName,
           ${heads("f")} AS firstHeads
         FROM (SELECT * FROM replies WHERE invitation = ?1 AND ${isDoubtfulInSql} AND (id = ?2 OR doubles = ?2)) AS d
         JOIN replies AS f ON f.id = d.doubles
         ORDER BY d.created_at, d.id`,
      )
      .bind(invitation, id),
  );
}
