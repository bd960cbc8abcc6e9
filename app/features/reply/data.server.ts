import * as v from "valibot";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import {
  answerColumns,
  answerEntries,
  answerObject,
  headsInSql,
  readAnswer,
  unreadableFields,
} from "#app/features/reply/answer.ts";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import { deliveryColumns, deliveryEntries } from "#app/features/outbox/data.server.ts";
import type { Source } from "#app/features/outbox/source.ts";
import { listRows, readRow, readRows } from "#app/lib/rows.ts";
import { sql } from "#app/lib/sql.ts";

/** Milliseconds since 1970 in UTC; beyond 8.64e15 there is no date (ECMA-262, "Time Values"). */
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
 * D1 answers untyped rows; in a batch they are of several kinds. Each is read by its schema, and what
 * this release cannot read of a row leaves the rest of it and all others standing.
 */
const replyRow = v.object({
  id: v.string(),
  key: v.string(),
  revision: revisionNumber,
  language,
  ...answerEntries,
  suspect: flag,
  createdAt: moment,
  updatedAt: moment,
});
const listedRow = v.object({
  ...replyRow.entries,
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
});

/** `unreadable`: the fields that this release cannot read, and takes for not given. */
type Readable = { unreadable: FieldName[] };

/** A guest's answer in its newest revision. Times are milliseconds since 1970 in UTC. */
export type Reply = v.InferOutput<typeof replyRow> & Readable;

/** How far the couple's mail or Telegram message about a reply's newest revision is. `none`: nobody was to be told; `unconfirmed`: perhaps delivered. */
export type DeliveryStatus = v.InferOutput<typeof listedRow>["mail"];

/**
 * `previous` is what the guest had said one revision earlier, null for a first answer. `byTelegram`:
 * the newest revision went to a chat, and not by mail alone.
 */
export type ListedReply = v.InferOutput<typeof listedRow> & Readable;

/** One revision, also one that a newer one has replaced. */
export type ReplyRevision = v.InferOutput<typeof revisionRow> & Readable;

/** `guests` counts heads (`headsOf`), `children` those of them that guests named as children. */
export type ReplyTotals = v.InferOutput<typeof totalsRow>;

/** A reply's place in the list, newest first. */
export type ReplyCursor = Pick<Reply, "createdAt" | "id">;

/** Which part of the list: what lies after `after`, at most `limit` replies. */
export type ReplyPage = { answer?: "Yes" | "No"; after?: ReplyCursor; limit: number };

const replyColumns = `r.id, r.key, r.revision, r.language, ${answerColumns("r")}, r.suspect,
  r.created_at AS createdAt, r.updated_at AS updatedAt`;
const previousColumn = `${answerObject("p")} AS previous`;
const mailColumns = deliveryColumns("reply", "r.id || ':' || r.revision");

/**
 * The replies that forms with these idempotency keys gave, in the keys' order; a key that gave none is
 * passed over. At most 99 keys: D1 binds 100 values.
 */
export async function listRepliesByKeys(
  db: D1Database,
  invitation: string,
  keys: readonly string[],
): Promise<Reply[]> {
  const places = keys.map((_, index) => `?${index + 2}`).join(", ");
  const { results } = await db
    .prepare(
      `SELECT ${replyColumns} FROM replies r WHERE r.invitation = ?1 AND r.key IN (${places})`,
    )
    .bind(invitation, ...keys)
    .all();
  const replies = results.map((row) => readReply(replyRow, row));
  return keys.flatMap((key) => replies.find((reply) => reply.key === key) ?? []);
}

/** One revision of a reply and what the guest had said before it, or null. */
export async function findReplyRevision(
  db: D1Database,
  invitation: string,
  id: string,
  revision: number,
): Promise<ReplyRevision | null> {
  const found = await db
    .prepare(
      `SELECT n.revision, n.language, ${answerColumns("n")}, n.created_at AS createdAt, ${previousColumn}
       FROM replies r
       JOIN reply_revisions n ON n.reply_id = r.id AND n.revision = ?3
       LEFT JOIN reply_revisions p ON p.reply_id = r.id AND p.revision = ?3 - 1
       WHERE r.id = ?2 AND r.invitation = ?1`,
    )
    .bind(invitation, id, revision)
    .first();
  return found && readReply(revisionRow, { ...found, id });
}

/** Statement of a part of an invitation's replies, newest first, to be read by `readReplies`. */
export function replyPage(
  db: D1Database,
  invitation: string,
  page: ReplyPage,
): D1PreparedStatement {
  const values: (string | number)[] = [invitation, page.limit];
  const place = (...given: (string | number)[]) =>
    given.map((value) => `?${values.push(value)}`).join(", ");
  const after = page.after
    ? `AND (r.created_at, r.id) < (${place(page.after.createdAt, page.after.id)})`
    : "";
  const only = page.answer ? `AND r.response = ${place(page.answer)}` : "";
  return db
    .prepare(
      `SELECT ${replyColumns}, ${previousColumn}, ${mailColumns} FROM replies r
       LEFT JOIN reply_revisions p ON p.reply_id = r.id AND p.revision = r.revision - 1
       WHERE r.invitation = ?1 ${after} ${only} ORDER BY r.created_at DESC, r.id DESC LIMIT ?2`,
    )
    .bind(...values);
}

/** A part of an invitation's replies, newest first. */
export async function listReplies(
  db: D1Database,
  invitation: string,
  page: ReplyPage,
): Promise<ListedReply[]> {
  return readReplies(await replyPage(db, invitation, page).all());
}

/** Statement of an invitation's totals, to be read by `readTotals`. It reads one index and no rows. */
export function replyTotals(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT count(*) AS answers, coalesce(sum(response = 'Yes'), 0) AS yes, coalesce(sum(response = 'No'), 0) AS no,
         coalesce(sum(${headsInSql}), 0) AS guests,
         coalesce(sum(CASE response WHEN 'Yes' THEN children END), 0) AS children
       FROM replies WHERE invitation = ?1`,
    )
    .bind(invitation);
}

/** How many answered an invitation, and how many guests that makes. */
export async function countReplies(db: D1Database, invitation: string): Promise<ReplyTotals> {
  return readTotals(await replyTotals(db, invitation).all());
}

/** The newest revision of the reply that a form gave, for the messages that tell of it. */
export function newestRevision(
  invitation: string,
  key: string,
): Source<"subject" | "revision" | "invitation"> {
  return {
    columns: { subject: sql`id`, revision: sql`revision`, invitation: sql`invitation` },
    from: sql`replies WHERE invitation = ${invitation} AND key = ${key}`,
  };
}

/** Whether anybody has answered an invitation. */
export async function hasReplies(db: D1Database, invitation: string): Promise<boolean> {
  const first = db.prepare("SELECT 1 FROM replies WHERE invitation = ?1 LIMIT 1").bind(invitation);
  return (await first.first()) !== null;
}

/** How many replies each invitation has. It reads an index alone. */
export async function countRepliesByInvitation(db: D1Database): Promise<Map<string, number>> {
  const rows = await listRows(
    v.object({ invitation: v.string(), replies: v.number() }),
    db.prepare("SELECT invitation, COUNT(*) AS replies FROM replies GROUP BY invitation"),
  );
  return new Map(rows.map(({ invitation, replies }) => [invitation, replies]));
}

/** Invitations that have a reply. It reads an index alone. */
export async function listRepliedInvitations(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ invitation: v.string() }),
    db.prepare("SELECT DISTINCT invitation FROM replies"),
  );
  return rows.map(({ invitation }) => invitation);
}

/** The result of `replyPage`. */
export function readReplies(result: D1Result | undefined): ListedReply[] {
  return readRows(v.looseObject({}), result).map((row) => readReply(listedRow, row));
}

/** As `readRow`, and says which fields this release takes for not given. */
function readReply<Output extends object>(
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

/** The result of `replyTotals`. */
export function readTotals(result: D1Result | undefined): ReplyTotals {
  return readRow(totalsRow, result?.results[0]);
}
