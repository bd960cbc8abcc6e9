import * as v from "valibot";
import type { Language } from "#app/i18n/languages.ts";
import { seatsOf } from "#app/features/guests/data.server.ts";
import {
  answerValues,
  fingerprintOf,
  headsInSql,
  headsOf,
  type GivenAnswer,
} from "#app/features/reply/answer.ts";
import { fieldNames, replyFields } from "#app/features/invitation/reply-fields.ts";
import { enqueue, enqueuedIds } from "#app/features/outbox/enqueue.server.ts";
import { deleteGuestChats } from "#app/features/outbox/guest-chat-mutations.server.ts";
import { newestRevision } from "#app/features/reply/data.server.ts";
import { withRetries } from "#app/lib/retries.ts";
import { readRow } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql, type SqlValue } from "#app/lib/sql.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

const columns = textPiece(fieldNames.map((name) => replyFields[name].column).join(", "));
const newColumns = textPiece(
  fieldNames
    .map((name) => `${replyFields[name].column} = excluded.${replyFields[name].column}`)
    .join(", "),
);

/** A validated reply with its recipients. */
export type NewReply = {
  invitation: string;
  /** The form's idempotency key: one form gives one reply, however often it arrives. */
  key: string;
  /** Mail addresses. */
  recipients: string[];
  /** Notifies bound chats, and falls back to mail while none is bound. */
  telegram?: boolean;
  language: Language;
  answer: GivenAnswer;
  /** Marked as possible spam; the couple sees the mark, and nothing is discarded. */
  suspect: boolean;
  /** The id of the household whose personal link was used; its seats bound the answer. */
  household?: string | null;
  /** Seats of all replies together; without it there is no bound. */
  seats?: number;
  /**
   * Set where a host enters it for the guest: the name of the host's shared link, "" for the
   * couple's own. Hosts are not bound by the seats that they gave.
   */
  enteredBy?: string;
  /** What the log has of it, if it makes a revision. */
  records?: readonly D1PreparedStatement[];
};

/** `full`: more people than seats, of which `left` are left for this reply. */
export type SavedReply = { state: "kept"; messageIds: string[] } | { state: "full"; left: number };

const outcomeRow = v.object({
  isStored: v.number(),
  household: v.nullable(v.number()),
  together: v.nullable(v.number()),
});

/**
 * Stores a reply and enqueues the messages about it, in one atomic batch. The same key and content
 * again changes nothing; other content is a new revision, and earlier ones are kept. Seats are
 * granted by the statement that stores the reply, so that no two replies get the same seat.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 * @throws D1's error after the third failure.
 */
export async function saveReply(db: D1Database, reply: NewReply, now: number): Promise<SavedReply> {
  const { invitation, key, answer, recipients, telegram = false } = reply;
  const { household = null, enteredBy = null } = reply;
  const values = answerValues(answer);
  const hash = await sha256Hex(fingerprintOf(answer));
  const source = newestRevision(invitation, key);
  // A refused answer is no news: the stored revision was reported when it came.
  const stored = { ...source, from: sql`${source.from} AND content_hash = ${hash}` };
  const heads = headsOf(answer);
  const left = seatsLeft(reply);
  const fits = sql`(${heads} = 0 OR (${heads} <= coalesce(${left.household}, ${heads})
    AND ${heads} <= coalesce(${left.together}, ${heads})))`;
  const statements = [
    sql`INSERT INTO replies (id, invitation, key, revision, content_hash, language, suspect, created_at, updated_at, household, entered_by, ${columns})
      SELECT ${crypto.randomUUID()}, ${invitation}, ${key}, 1, ${hash}, ${reply.language},
        ${Number(reply.suspect)}, ${now}, ${now}, ${household}, ${enteredBy}, ${listed(values)} WHERE ${fits}
      ON CONFLICT (invitation, key) DO UPDATE SET
        revision = revision + 1, content_hash = excluded.content_hash, language = excluded.language, ${newColumns},
        suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at,
        household = coalesce(excluded.household, household), entered_by = excluded.entered_by,
        hidden_at = NULL
      WHERE content_hash <> excluded.content_hash`,
    sql`INSERT INTO reply_revisions (reply_id, revision, language, created_at, entered_by, ${columns})
      SELECT id, revision, language, updated_at, entered_by, ${columns} FROM replies WHERE invitation = ${invitation} AND key = ${key}
      ON CONFLICT DO NOTHING`,
  ].map((statement) => prepareSql(db, statement));
  // What hosts entered themselves is no news to them.
  const messages =
    enteredBy === null
      ? enqueue(db, { kind: "reply", source: stored, recipients, telegram }, now)
      : [];
  const told = enqueue(db, { kind: "answer", source: stored }, now);
  const outcome = prepareSql(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM replies WHERE invitation = ${invitation} AND key = ${key}
        AND content_hash = ${hash}) AS isStored,
      ${left.household} AS household, ${left.together} AS together`,
  );
  const results = await withRetries(() =>
    db.batch([...statements, ...(reply.records ?? []), ...messages, ...told, outcome]),
  );
  const { isStored, household: own, together } = readRow(outcomeRow, results.at(-1)?.results[0]);
  if (isStored === 1) return { state: "kept", messageIds: enqueuedIds(results.slice(0, -1)) };
  const bounds = [own, together].filter((seats) => seats !== null);
  return { state: "full", left: Math.max(0, Math.min(...bounds)) };
}

/** SQL of the seats that are left for a reply; NULL where nothing bounds it. */
function seatsLeft({ invitation, key, household, seats, enteredBy }: NewReply): {
  household: Sql;
  together: Sql;
} {
  const others = sql`SELECT coalesce(sum(${textPiece(headsInSql)}), 0) FROM replies
    WHERE invitation = ${invitation} AND hidden_at IS NULL AND key <> ${key}`;
  return {
    // A household that was removed meanwhile has no seats.
    household:
      household && enteredBy === undefined
        ? sql`coalesce((${seatsOf(invitation, household)}), 0)`
        : sql`NULL`,
    together: seats === undefined ? sql`NULL` : sql`${seats} - (${others})`,
  };
}

/** Values between commas. */
function listed([first = null, ...others]: readonly SqlValue[]): Sql {
  return others.reduce<Sql>((all, value) => sql`${all}, ${value}`, sql`${first}`);
}

/**
 * Statements that delete an invitation's replies with all that belongs to them.
 * @param before milliseconds since 1970 in UTC: only those last changed earlier.
 */
export function deleteRepliesOf(
  db: D1Database,
  invitation: string,
  before?: number,
): D1PreparedStatement[] {
  const all = sql`SELECT id FROM replies WHERE invitation = ${invitation}`;
  const which = before === undefined ? all : sql`${all} AND updated_at < ${before}`;
  return [
    deleteGuestChats(db, which),
    prepareSql(db, sql`DELETE FROM guest_addresses WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM wishes WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM reply_revisions WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM replies WHERE id IN (${which})`),
  ];
}
