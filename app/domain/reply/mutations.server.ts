import * as v from "valibot";
import type { Language } from "#app/i18n/languages.ts";
import { seatsOf } from "#app/domain/guests/data.server.ts";
import { isLinkOf } from "#app/domain/guests/household/data.server.ts";
import {
  answerValues,
  fingerprintOf,
  headsInSql,
  headsOf,
  type GivenAnswer,
} from "#app/domain/reply/columns.ts";
import { fieldNames, replyFields } from "#app/domain/invitation/reply/fields.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { deleteGuestChats } from "#app/platform/outbox/guest-chat/mutations.server.ts";
import { holdsSeatsInSql } from "#app/domain/reply/entry/columns.ts";
import { newestRevision } from "#app/domain/reply/data.server.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import { keyToStore } from "#app/domain/reply/key/data.server.ts";
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
  /**
   * The form's idempotency key: one form gives one reply, however often it arrives. A household has
   * one reply from whichever form, and its key is in none of them.
   */
  key: string;
  /** A signed cookie of the browser, or a host, named the key (`keyToStore`). */
  isOwn?: boolean;
  /** Mail addresses. */
  recipients: string[];
  /** Notifies bound chats, and falls back to mail while none is bound. */
  telegram?: boolean;
  language: Language;
  answer: GivenAnswer;
  /** Marked as possible spam; the couple sees the mark, and nothing is discarded. */
  suspect: boolean;
  /** The id of the household that it is of; its seats bound the answer. */
  household?: string | null;
  /** The code of the personal link by which the household answers. */
  code?: string | null;
  /** Seats of all replies together; without it there is no bound. */
  seats?: number;
  /**
   * Set where a host enters it for the guest: the name of the host's shared link, "" for the
   * couple's own. Hosts are not bound by the seats that they gave.
   */
  enteredBy?: string;
  /** Statements for the log, if it makes a revision. */
  records?: readonly D1PreparedStatement[];
};

/**
 * `key`: the stored reply's, for the cookie. `full`: more people than seats, of which `left` are left
 * for this reply. `often`: the reply was corrected too often today. `gone`: the personal link does not
 * hold any more.
 */
export type SavedReply =
  | { state: "stored"; id: string; key: string; revision: number; messageIds: string[] }
  | { state: "full"; left: number }
  | { state: "often" }
  | { state: "gone" };

/**
 * Corrections of one reply in 24 hours. A family that decides anew each hour of a day makes fewer; a
 * stranger makes one a second.
 */
const correctionsADay = 20;
const day = 24 * 60 * 60 * 1000;

const outcomeRow = v.object({
  id: v.nullable(v.string()),
  key: v.nullable(v.string()),
  revision: v.nullable(v.number()),
  isLinked: v.number(),
  isOften: v.number(),
  household: v.nullable(v.number()),
  together: v.nullable(v.number()),
});

/**
 * Stores a reply and enqueues the messages about it, in one atomic batch. The same form and content
 * again changes nothing; other content is a new revision, and earlier ones are kept. Who may change
 * which row, and the seats, are asked by the statement that stores the reply, so that nothing comes
 * between: no two replies get the same seat, and a link that was renewed meanwhile answers for nobody.
 * Then it is compared with the others (`findDoublesAnew`).
 * @param now milliseconds since 1970 in UTC.
 * @returns `messageIds`: the ids of the outbox rows that this call added, for the queue.
 * @throws D1's error after the third failure.
 */
export async function saveReply(db: D1Database, reply: NewReply, now: number): Promise<SavedReply> {
  const { invitation, answer, recipients, telegram = false } = reply;
  const { household = null, code = null, enteredBy = null } = reply;
  const hash = await sha256Hex(fingerprintOf(answer));
  const key = household === null ? await keyToStore(reply, hash) : sql`${crypto.randomUUID()}`;
  const row = household === null ? sql`key = ${key}` : sql`household = ${household}`;
  const heads = headsOf(answer);
  const freeSeats = seatsLeft(reply, row);
  const isLinked =
    household === null || code === null ? sql`1` : isLinkOf(invitation, { id: household, code });
  const fits = sql`(${heads} = 0 OR (${heads} <= coalesce(${freeSeats.household}, ${heads})
    AND ${heads} <= coalesce(${freeSeats.together}, ${heads})))`;
  const isOften = isCorrectedOften(now);
  const statements = [
    sql`INSERT INTO replies (id, invitation, key, revision, content_hash, language, suspect, created_at, updated_at,
        household, by_personal_link, entered_by, ${columns})
      SELECT ${crypto.randomUUID()}, ${invitation}, ${key}, 1, ${hash}, ${reply.language},
        ${Number(reply.suspect)}, ${now}, ${now}, ${household}, ${Number(household !== null)}, ${enteredBy},
        ${listed(answerValues(answer))} WHERE ${fits} AND ${isLinked}
      ON CONFLICT (invitation, ${household === null ? sql`key)` : sql`household) WHERE household IS NOT NULL`} DO UPDATE SET
        revision = revision + 1, content_hash = excluded.content_hash, language = excluded.language, ${newColumns},
        suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at,
        by_personal_link = CASE WHEN excluded.entered_by IS NULL THEN MAX(by_personal_link, excluded.by_personal_link)
          ELSE by_personal_link END,
        entered_by = excluded.entered_by, ${shownAgain(heads, enteredBy, now)}, ${askedAgain(heads)}
      WHERE content_hash <> excluded.content_hash AND (${enteredBy} IS NOT NULL OR NOT ${isOften})`,
    sql`INSERT INTO reply_revisions (reply_id, revision, language, created_at, entered_by, ${columns})
      SELECT id, revision, language, updated_at, entered_by, ${columns} FROM replies WHERE invitation = ${invitation} AND ${row}
      ON CONFLICT DO NOTHING`,
  ].map((statement) => prepareSql(db, statement));
  // A refused answer is no news: the stored revision was reported when it came.
  const news = newestRevision(
    invitation,
    sql`${row} AND content_hash = ${hash} AND hidden_at IS NULL`,
  );
  // Answers that hosts entered themselves are no news to them.
  const messages =
    enteredBy === null
      ? enqueue(db, { kind: "reply", source: news, recipients, telegram }, now)
      : [];
  const notices = enqueue(db, { kind: "answer", source: news }, now);
  const outcome = prepareSql(
    db,
    sql`SELECT stored.id, stored.key, stored.revision, ${isLinked} AS isLinked,
        EXISTS (SELECT 1 FROM replies WHERE invitation = ${invitation} AND ${row} AND ${isOften}) AS isOften,
        ${freeSeats.household} AS household, ${freeSeats.together} AS together
      FROM (SELECT 1) LEFT JOIN (SELECT id, key, revision FROM replies
        WHERE invitation = ${invitation} AND ${row} AND content_hash = ${hash}) AS stored ON true`,
  );
  const results = await withRetries(() =>
    db.batch([...statements, ...(reply.records ?? []), ...messages, ...notices, outcome]),
  );
  const saved = outcomeOf(readRow(outcomeRow, results.at(-1)?.results[0]), heads);
  if (saved.state !== "stored") return saved;
  const compared = await findDoublesAnew(db, invitation, now, [saved.id]);
  return { ...saved, messageIds: [...enqueuedIds(results.slice(0, -1)), ...compared] };
}

/** @param heads how many people the answer names. */
function outcomeOf(
  { id, key, revision, isLinked, isOften, household, together }: v.InferOutput<typeof outcomeRow>,
  heads: number,
): SavedReply {
  if (isLinked === 0) return { state: "gone" };
  if (id !== null && key !== null && revision !== null)
    return { state: "stored", id, key, revision, messageIds: [] };
  const bounds = [household, together].filter((seats) => seats !== null);
  const seatCount = Math.max(0, Math.min(...bounds));
  return isOften === 1 && heads <= seatCount
    ? { state: "often" }
    : { state: "full", left: seatCount };
}

/** SQL of whether the guest of a row of `replies` has made all corrections of a day. */
function isCorrectedOften(now: number): Sql {
  return sql`(SELECT count(*) FROM reply_revisions AS said WHERE said.reply_id = replies.id
    AND said.revision > 1 AND said.entered_by IS NULL AND said.created_at > ${now - day}) >= ${correctionsADay}`;
}

/**
 * SQL for SET: a hidden reply stays hidden when its guest changes it, unless hosts would plan for
 * other people then; and once only, or whoever sends nonsense would be back with each letter. A
 * household comes back each time, because hosts gave it its link and can withdraw that.
 */
function shownAgain(heads: number, enteredBy: string | null, now: number): Sql {
  const isBack = sql`(${enteredBy} IS NOT NULL OR (coalesce(${textPiece(headsInSql)}, 0) <> ${heads}
    AND (returned_at IS NULL OR excluded.by_personal_link = 1)))`;
  return sql`hidden_at = CASE WHEN ${isBack} THEN NULL ELSE hidden_at END,
    returned_at = CASE WHEN hidden_at IS NOT NULL AND ${isBack} THEN ${now} ELSE returned_at END`;
}

/** SQL for SET: hosts who set a reply aside did so for as many people under this name. */
function askedAgain(heads: number): Sql {
  return sql`aside_at = CASE WHEN name = excluded.name AND coalesce(${textPiece(headsInSql)}, 0) = ${heads}
    THEN aside_at END`;
}

/**
 * SQL of the seats that are left for a reply; NULL where nothing bounds it.
 * @param row SQL condition of the reply.
 */
function seatsLeft(
  { invitation, key, isOwn = false, household, seats, enteredBy }: NewReply,
  row: Sql,
): { household: Sql; together: Sql } {
  const others = sql`SELECT coalesce(sum(${textPiece(headsInSql)}), 0) FROM replies
    WHERE invitation = ${invitation} AND ${textPiece(holdsSeatsInSql)} AND (${row}) IS NOT TRUE`;
  // A reply that hosts assigned to a household, or one that is opened without its personal link.
  const ofRow = sql`(SELECT household FROM replies WHERE invitation = ${invitation} AND key = ${key})`;
  const ofHousehold = household
    ? // A household that was removed meanwhile has no seats.
      sql`coalesce((${seatsOf(invitation, household)}), 0)`
    : sql`(${seatsOf(invitation, ofRow)})`;
  const isBound = enteredBy === undefined && (household || isOwn);
  return {
    household: isBound ? ofHousehold : sql`NULL`,
    together: seats === undefined ? sql`NULL` : sql`${seats} - (${others})`,
  };
}

/** Values between commas. */
function listed([first = null, ...others]: readonly SqlValue[]): Sql {
  return others.reduce<Sql>((all, value) => sql`${all}, ${value}`, sql`${first}`);
}

/**
 * Statements that delete an invitation's replies with all that belongs to them.
 * @param cutoff milliseconds since 1970 in UTC: only those last changed earlier.
 */
export function deleteRepliesOf(
  db: D1Database,
  invitation: string,
  cutoff?: number,
): D1PreparedStatement[] {
  const all = sql`SELECT id FROM replies WHERE invitation = ${invitation}`;
  const which = cutoff === undefined ? all : sql`${all} AND updated_at < ${cutoff}`;
  return [
    deleteGuestChats(db, which),
    prepareSql(db, sql`DELETE FROM guest_addresses WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM wishes WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM reply_revisions WHERE reply_id IN (${which})`),
    prepareSql(db, sql`DELETE FROM replies WHERE id IN (${which})`),
  ];
}
