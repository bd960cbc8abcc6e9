import * as v from "valibot";
import { deliveryColumns, deliveryEntries } from "#app/platform/outbox/data.server.ts";
import {
  answerColumns,
  answerEntries,
  headsInSql,
  unreadableFields,
} from "#app/domain/reply/columns.ts";
import { countedColumns, countedEntries } from "#app/domain/reply/entry/columns.ts";
import { joinPlaces, type FieldName } from "#app/domain/invitation/reply/fields.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { readRow, readRows } from "#app/lib/rows.ts";

const flag = v.pipe(
  v.number(),
  v.transform((value) => value !== 0),
);
const moment = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)), 0);

const entryRow = v.object({
  id: v.string(),
  household: v.nullable(v.string()),
  name: v.string(),
  response: v.picklist(["Yes", "No"]),
  /** Number of people; 0 for a guest who does not come. */
  heads: v.number(),
  people: answerEntries.people,
  children: v.fallback(v.nullable(v.number()), null),
  emailTo: v.fallback(v.nullable(v.picklist(["groom", "bride"])), null),
  side: v.fallback(v.nullable(v.string()), null),
  diet: v.fallback(v.nullable(v.string()), null),
  attending: answerEntries.attending,
  parts: answerEntries.parts,
  otherGuest: v.fallback(v.nullable(v.string()), null),
  joinFrom: v.fallback(v.nullable(v.picklist(joinPlaces)), null),
  withPartner: v.fallback(flag, false),
  message: v.fallback(v.nullable(v.string()), null),
  suspect: flag,
  ...countedEntries,
  hidden: flag,
  accepted: flag,
  enteredBy: v.nullable(v.string()),
  revision: v.number(),
  createdAt: moment,
  updatedAt: moment,
});

/** A list's entry of a reply, hidden ones included. Times are milliseconds since 1970 in UTC. */
export type ReplyEntry = v.InferOutput<typeof entryRow>;

const entryColumns = `id, household, name, response, coalesce(${headsInSql}, 0) AS heads, people, children,
  email_to AS emailTo, side, diet, attending, parts, other_guest AS otherGuest, join_from AS joinFrom,
  with_partner AS withPartner, message, suspect,
  ${countedColumns}, hidden_at IS NOT NULL AS hidden, accepted_at IS NOT NULL AS accepted,
  entered_by AS enteredBy, revision, created_at AS createdAt, updated_at AS updatedAt`;

/** Statement for all replies of an invitation, newest first; read it with `readReplyEntries`. */
export function replyEntries(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${entryColumns}
       FROM replies WHERE invitation = ?1 ORDER BY created_at DESC, id DESC`,
    )
    .bind(invitation);
}

/** Reads the result of `replyEntries`. */
export function readReplyEntries(result: D1Result | undefined): ReplyEntry[] {
  return readRows(entryRow, result);
}

/** Statement for a reply as lists show it; read it with `readReplyEntries`. */
export function replyEntry(db: D1Database, invitation: string, id: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${entryColumns} FROM replies WHERE invitation = ?1 AND id = ?2`)
    .bind(invitation, id);
}

const historyRow = v.object({
  key: v.string(),
  revision: v.number(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
  ...answerEntries,
  enteredBy: v.nullable(v.string()),
  createdAt: moment,
  ...deliveryEntries,
});

/** A revision of a reply: what was said, who entered it, and how the word of it went out. */
export type HistoryRevision = v.InferOutput<typeof historyRow> & {
  /** The fields that this release cannot read; they count as not answered. */
  unreadable: FieldName[];
};

/** Statement for all revisions of a reply, newest first; read it with `readHistory`. */
export function replyHistory(db: D1Database, invitation: string, id: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT r.key, n.revision, n.language, ${answerColumns("n")}, n.entered_by AS enteredBy,
         n.created_at AS createdAt, ${deliveryColumns("reply", "r.id || ':' || n.revision")}
       FROM replies r JOIN reply_revisions n ON n.reply_id = r.id
       WHERE r.id = ?2 AND r.invitation = ?1 ORDER BY n.revision DESC`,
    )
    .bind(invitation, id);
}

/** Reads the result of `replyHistory`. */
export function readHistory(result: D1Result | undefined): HistoryRevision[] {
  return readRows(v.looseObject({}), result).map((row) => ({
    ...readRow(historyRow, row),
    unreadable: unreadableFields(row),
  }));
}

const changeRow = v.object({ id: v.string(), updatedAt: v.number() });

/** Statement for an invitation's newest change; read it with `readNewestChange`. */
export function newestChange(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT id, updated_at AS updatedAt FROM replies
       WHERE invitation = ?1 ORDER BY updated_at DESC, id DESC LIMIT 1`,
    )
    .bind(invitation);
}

/** Statement for an invitation's newest decision of a host; read it with `readNewestChange`. */
export function newestReview(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT id, reviewed_at AS updatedAt FROM replies
       WHERE invitation = ?1 AND reviewed_at IS NOT NULL
       ORDER BY reviewed_at DESC, id DESC LIMIT 1`,
    )
    .bind(invitation);
}

/**
 * Reads the result of `newestChange` or `newestReview`: a text that differs after each change of an
 * answer, or decision about one.
 */
export function readNewestChange(result: D1Result | undefined): string {
  const [row] = readRows(changeRow, result);
  return row ? `${row.updatedAt} ${row.id}` : "";
}
