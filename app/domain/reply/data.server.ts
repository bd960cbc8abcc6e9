import * as v from "valibot";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import {
  answerColumns,
  answerEntries,
  answerObject,
  headsInSql,
  readAnswer,
  unreadableFields,
} from "#app/domain/reply/columns.ts";
import {
  countedColumns,
  countedEntries,
  countsInSql,
  isDoubtfulInSql,
} from "#app/domain/reply/entry/columns.ts";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";
import { deliveryColumns, deliveryEntries } from "#app/platform/outbox/data.server.ts";
import { notifiedBefore } from "#app/platform/outbox/host/data.server.ts";
import type { Source } from "#app/platform/outbox/source.ts";
import { readRow, readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** Milliseconds since 1970 in UTC, at most 8.64e15, the last date (ECMA-262, "Time Values"). */
const moment = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)), 0);
const flag = v.fallback(
  v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  false,
);
const language = v.fallback(v.picklist(languages), defaultLanguage);
const revisionNumber = v.fallback(v.number(), 1);

/**
 * D1's rows are untyped, and a batch has several kinds. Each row is read by its schema; a field
 * that this release cannot read affects neither the rest of its row nor other rows.
 */
export const replyRow = v.object({
  id: v.string(),
  key: v.string(),
  revision: revisionNumber,
  language,
  ...answerEntries,
  suspect: flag,
  /** The id of the household that it is of; null for a reply through the general link. */
  household: v.nullable(v.string()),
  createdAt: moment,
  updatedAt: moment,
});
const listedRow = v.object({
  ...replyRow.entries,
  ...countedEntries,
  previous: readAnswer,
  ...deliveryEntries,
});
const revisionRow = v.object({
  revision: revisionNumber,
  language,
  ...answerEntries,
  createdAt: moment,
  previous: readAnswer,
});
const totalsRow = v.object({
  answers: v.number(),
  yes: v.number(),
  no: v.number(),
  guests: v.number(),
  children: v.number(),
  doubtful: v.number(),
});

/** `unreadable`: the fields that this release cannot read; they count as not answered. */
type Readable = { unreadable: FieldName[] };

/** A reply in its newest revision. Times are milliseconds since 1970 in UTC. */
export type Reply = v.InferOutput<typeof replyRow> & Readable;

/**
 * Delivery of the mail or Telegram message about a reply's newest revision. `none`: there was no
 * recipient; `unconfirmed`: perhaps delivered.
 */
export type DeliveryStatus = v.InferOutput<typeof listedRow>["mail"];

/**
 * `previous` is the revision before; null for a first one. `byTelegram`: the newest revision went
 * to a chat, not by mail alone.
 */
export type ListedReply = v.InferOutput<typeof listedRow> & Readable;

/** A revision of a reply, possibly an outdated one. */
export type ReplyRevision = v.InferOutput<typeof revisionRow> & Readable;

/** Of replies that count, and the number of `doubtful` ones; `guests` and `children` are people. */
export type ReplyTotals = v.InferOutput<typeof totalsRow>;

/** A reply's position in the list, newest first. */
export type ReplyCursor = Pick<Reply, "createdAt" | "id">;

/** A page of the list: at most `limit` replies after `after`. */
export type ReplyPage = { answer?: "Yes" | "No"; after?: ReplyCursor; limit: number };

/** SQL of the columns of `replyRow`; `replies` is named `r`. */
export const replyColumns = `r.id, r.key, r.revision, r.language, ${answerColumns("r")}, r.suspect,
  r.household, r.created_at AS createdAt, r.updated_at AS updatedAt`;
const previousColumn = `${answerObject("p")} AS previous`;
const mailColumns = deliveryColumns("reply", "r.id || ':' || r.revision");

/**
 * The replies with these idempotency keys, in the keys' order; keys without a reply are skipped, and
 * the id of a household, which was its reply's key once and is no secret. At most 99 keys, because D1
 * binds 100 values.
 */
export async function listRepliesByKeys(
  db: D1Database,
  invitation: string,
  keys: readonly string[],
): Promise<Reply[]> {
  const places = keys.map((_, index) => `?${index + 2}`).join(", ");
  const { results } = await db
    .prepare(
      `SELECT ${replyColumns} FROM replies r WHERE r.invitation = ?1 AND r.key IN (${places})
         AND r.key IS NOT r.household`,
    )
    .bind(invitation, ...keys)
    .all();
  const replies = results.map((row) => readReply(replyRow, row));
  return keys.flatMap((key) => replies.find((reply) => reply.key === key) ?? []);
}

/** The reply of a household, from whichever phone. */
export async function findReplyOfHousehold(
  db: D1Database,
  invitation: string,
  household: string,
): Promise<Reply | null> {
  const { results } = await db
    .prepare(`SELECT ${replyColumns} FROM replies r WHERE r.invitation = ?1 AND r.household = ?2`)
    .bind(invitation, household)
    .all();
  const [row] = results;
  return row ? readReply(replyRow, row) : null;
}

/**
 * A revision of a reply for a message, or null. `previous` is the newest of which the recipient was
 * told before, or which hosts entered themselves; the one before it where nothing is known of that.
 */
export async function findReplyRevision(
  db: D1Database,
  { invitation, id, revision, recipient }: NotifiedRevision,
): Promise<ReplyRevision | null> {
  const entered = sql`(SELECT max(e.revision) FROM reply_revisions AS e
    WHERE e.reply_id = r.id AND e.revision < ${revision} AND e.entered_by IS NOT NULL)`;
  const toldRevision = sql`coalesce(${notifiedBefore("r.id", revision, recipient)}, ${notifiedBefore("r.id", revision, null)},
    ${revision - 1})`;
  const row = await prepareSql(
    db,
    sql`SELECT n.revision, n.language, ${textPiece(answerColumns("n"))}, n.created_at AS createdAt,
        ${textPiece(previousColumn)}
      FROM replies r
      JOIN reply_revisions n ON n.reply_id = r.id AND n.revision = ${revision}
      LEFT JOIN reply_revisions p ON p.reply_id = r.id AND p.revision = max(${toldRevision}, coalesce(${entered}, 0))
      WHERE r.id = ${id} AND r.invitation = ${invitation}`,
  ).first();
  return row && readReply(revisionRow, { ...row, id });
}

/** A revision of a reply that one recipient, an address or a chat, is told of. */
type NotifiedRevision = { invitation: string; id: string; revision: number; recipient: string };

/**
 * Statement for a page of an invitation's replies, newest first, without those that hosts hid; read
 * its result with `readReplies`.
 */
export function replyPage(
  db: D1Database,
  invitation: string,
  page: ReplyPage,
): D1PreparedStatement {
  const values: (string | number)[] = [invitation, page.limit];
  const place = (...bindings: (string | number)[]) =>
    bindings.map((value) => `?${values.push(value)}`).join(", ");
  const cursorClause = page.after
    ? `AND (r.created_at, r.id) < (${place(page.after.createdAt, page.after.id)})`
    : "";
  const only = page.answer ? `AND r.response = ${place(page.answer)}` : "";
  return db
    .prepare(
      `SELECT ${replyColumns}, ${countedColumns}, ${previousColumn}, ${mailColumns} FROM replies r
       LEFT JOIN reply_revisions p ON p.reply_id = r.id AND p.revision = r.revision - 1
       WHERE r.invitation = ?1 AND r.hidden_at IS NULL ${cursorClause} ${only} ORDER BY r.created_at DESC, r.id DESC LIMIT ?2`,
    )
    .bind(...values);
}

/** A page of an invitation's replies, newest first. */
export async function listReplies(
  db: D1Database,
  invitation: string,
  page: ReplyPage,
): Promise<ListedReply[]> {
  return readReplies(await replyPage(db, invitation, page).all());
}

/**
 * Statement for the totals of an invitation's replies that count; read its result with `readTotals`.
 * Answered from an index without reading rows; of those that are doubtful the few rows are read.
 */
export function replyTotals(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT count(*) AS answers, coalesce(sum(response = 'Yes'), 0) AS yes, coalesce(sum(response = 'No'), 0) AS no,
         coalesce(sum(${headsInSql}), 0) AS guests,
         coalesce(sum(CASE response WHEN 'Yes' THEN children END), 0) AS children,
         (SELECT count(*) FROM replies WHERE invitation = ?1 AND ${isDoubtfulInSql}) AS doubtful
       FROM replies WHERE invitation = ?1 AND ${countsInSql}`,
    )
    .bind(invitation);
}

/** The totals of an invitation's replies. */
export async function countReplies(db: D1Database, invitation: string): Promise<ReplyTotals> {
  return readTotals(await replyTotals(db, invitation).all());
}

/** The newest revision of a reply, as a source of messages. @param row SQL condition of the reply. */
export function newestRevision(
  invitation: string,
  row: Sql,
): Source<"subject" | "revision" | "invitation"> {
  return {
    columns: { subject: sql`id`, revision: sql`revision`, invitation: sql`invitation` },
    from: sql`replies WHERE invitation = ${invitation} AND ${row}`,
  };
}

/**
 * Statement for the ids of the households that have replied; read its result with
 * `readRepliedHouseholds`. A reply that hosts hid is none.
 */
export function repliedHouseholds(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      "SELECT household FROM replies WHERE invitation = ?1 AND household IS NOT NULL AND hidden_at IS NULL",
    )
    .bind(invitation);
}

/** Reads the result of `repliedHouseholds`. */
export function readRepliedHouseholds(result: D1Result | undefined): Set<string> {
  const rows = readRows(v.object({ household: v.string() }), result);
  return new Set(rows.map(({ household }) => household));
}

/** Reads the result of `replyPage`. */
export function readReplies(result: D1Result | undefined): ListedReply[] {
  return readRows(v.looseObject({}), result).map((row) => readReply(listedRow, row));
}

/** Like `readRow`, with the names of the fields that this release cannot read. */
export function readReply<Output extends object>(
  schema: v.GenericSchema<unknown, Output>,
  row: object,
): Output & Readable {
  const unreadable = unreadableFields(row);
  if (unreadable.length > 0)
    console.error(
      "a reply that cannot be read whole",
      Reflect.get(row, "id"),
      unreadable.join(" "),
    );
  return { ...readRow(schema, row), unreadable };
}

/** Reads the result of `replyTotals`. */
export function readTotals(result: D1Result | undefined): ReplyTotals {
  return readRow(totalsRow, result?.results[0]);
}
