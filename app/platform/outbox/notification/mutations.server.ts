import { unsettled } from "#app/platform/outbox/data.server.ts";
import { enqueue, enqueuedIds, resend } from "#app/platform/outbox/enqueue.server.ts";
import {
  addressAt,
  addressesAtMost,
  confirmationMs,
  dueReport,
  readAddresses,
  unconfirmedAddress,
  type NotificationAddress,
  type NotificationMode,
  type Report,
} from "#app/platform/outbox/notification/data.server.ts";
import { hostKindList } from "#app/platform/outbox/schema.ts";
import type { Clock } from "#app/lib/clock.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * Milliseconds between the time that a reply carries and its commit, at most: a reply is stored
 * within eight seconds of its request (`withRetries`), the rest is for clocks that differ.
 */
export const commitLagMs = 2 * 60_000;

/** Recipients of the definition, and whether its answers go to Telegram chats. */
export type ReportRecipients = { recipients: readonly string[]; telegram: boolean };

/**
 * Makes a report if it is due: its messages, and the mark up to which answers were reported, in one
 * batch. Jobs that overlap or run twice find the mark and add nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function makeReport(
  db: D1Database,
  report: Report,
  to: ReportRecipients,
  now: number,
): Promise<string[]> {
  const { invitation, mode, until } = report;
  const mark = sql`UPDATE notification_settings SET since = ${until}
    WHERE invitation = ${invitation} AND mode = ${mode} AND since < ${until}`;
  const results = await db.batch([...reportMessages(db, report, to, now), prepareSql(db, mark)]);
  return enqueuedIds(results.slice(0, -1));
}

function reportMessages(
  db: D1Database,
  report: Report,
  to: ReportRecipients,
  now: number,
): D1PreparedStatement[] {
  const kind = report.mode === "digest" ? ("digest" as const) : ("numbers" as const);
  return enqueue(db, { kind, source: dueReport(report), ...to }, now);
}

/**
 * Stores the news that a couple wants. The enqueuing of an answer reads the mode in its own batch
 * (`tellsEach`), so each answer is either mailed or left to the digest, and D1 runs one batch after
 * another. A change in the middle of the day loses nothing:
 * - from each answer to a digest: the digest begins `commitLagMs` earlier, for answers that were on
 *   their way; one that was just mailed may be in it again;
 * - from a digest to another mode: what is new so far goes out at once as a last digest.
 * The same mode again changes nothing.
 * @param lastDigest the digest from its mark until now, for the second case.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function setMode(
  db: D1Database,
  mode: NotificationMode,
  { lastDigest, to }: { lastDigest: Report; to: ReportRecipients },
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<string[]> {
  const { invitation } = lastDigest;
  const last = mode === "digest" ? [] : reportMessages(db, lastDigest, to, now);
  const since = mode === "digest" ? now - commitLagMs : now;
  const change =
    mode === "each"
      ? sql`DELETE FROM notification_settings WHERE invitation = ${invitation}`
      : sql`INSERT INTO notification_settings (invitation, mode, since) VALUES (${invitation}, ${mode}, ${since})
          ON CONFLICT (invitation) DO UPDATE SET mode = excluded.mode, since = excluded.since
          WHERE mode <> excluded.mode`;
  const results = await db.batch([...last, prepareSql(db, change), ...records]);
  return enqueuedIds(results.slice(0, last.length));
}

/** Mails per invitation and day that ask for a confirmation; they go to addresses of strangers. */
const confirmationsPerDay = 20;

/** `known`: the address is one already, confirmed or not. `full`: there are enough. */
export type AddedAddress =
  | { state: "added"; messageIds: string[] }
  | { state: "known"; known: NotificationAddress }
  | { state: "full" };

/**
 * Adds an address, and enqueues the mail that asks for its confirmation, in one batch.
 * @param replaces an address at which mail failed; it does not count among the addresses. An address
 * that is known takes its place.
 * @param now milliseconds since 1970 in UTC.
 */
export async function addAddress(
  db: D1Database,
  {
    invitation,
    address,
    language,
    replaces = null,
  }: Pick<NotificationAddress, "invitation" | "address" | "language"> & {
    replaces?: string | null;
  },
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<AddedAddress> {
  const id = crypto.randomUUID();
  const insert = sql`INSERT INTO notification_addresses (id, invitation, address, language, requested_at, replaces)
    SELECT ${id}, ${invitation}, ${address}, ${language}, ${now}, ${replaces}
    WHERE (SELECT count(*) FROM notification_addresses AS other
      WHERE other.invitation = ${invitation} AND other.address IS NOT ${replaces}) < ${addressesAtMost}
    ON CONFLICT (invitation, address) DO UPDATE SET replaces = excluded.replaces WHERE excluded.replaces IS NOT NULL`;
  const results = await db.batch([
    prepareSql(db, insert),
    ...records,
    ...askForConfirmation(db, invitation, id, now),
    addressAt(db, invitation, address),
  ]);
  const [stored] = readAddresses(results.at(-1));
  if (!stored) return { state: "full" };
  if (stored.id !== id) return { state: "known", known: stored };
  return { state: "added", messageIds: enqueuedIds(results.slice(0, -1)) };
}

/**
 * Asks once more for the confirmation of an address, with a link that is valid anew.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function askAgain(
  db: D1Database,
  invitation: string,
  id: string,
  now: number,
): Promise<string[]> {
  const renew = sql`UPDATE notification_addresses SET requested_at = ${now}
    WHERE id = ${id} AND invitation = ${invitation} AND confirmed_at IS NULL`;
  return enqueuedIds(
    await db.batch([prepareSql(db, renew), ...askForConfirmation(db, invitation, id, now)]),
  );
}

function askForConfirmation(
  db: D1Database,
  invitation: string,
  id: string,
  now: number,
): D1PreparedStatement[] {
  const source = unconfirmedAddress(invitation, id);
  return enqueue(db, { kind: "address-confirm", source, perDay: confirmationsPerDay }, now);
}

/** SQL condition of the unsettled dead messages for hosts; `outbox` may have another name. */
const failed = (table: string): Sql =>
  textPiece(
    `${table}.state = 'dead' AND ${table}.channel = 'mail' AND ${table}.settled_at IS NULL
     AND ${table}.staff_settled_at IS NULL AND ${table}.kind IN ${hostKindList}`,
  );

/**
 * Confirms an address. What failed at the address that it replaces is sent to it, and a couple's
 * own address that it replaces is deleted. A second time changes nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function confirmAddress(
  db: D1Database,
  { id, invitation, replaces }: Pick<NotificationAddress, "id" | "invitation" | "replaces">,
  now: number,
): Promise<string[]> {
  const confirm = sql`UPDATE notification_addresses SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE id = ${id}`;
  if (replaces === null) {
    await prepareSql(db, confirm).run();
    return [];
  }
  const results = await db.batch([
    resend(db, { invitation, from: replaces, toAddress: id, failed: failed("given_up") }, now),
    ...[
      confirm,
      sql`UPDATE outbox SET settled_at = ${now}
        WHERE invitation = ${invitation} AND recipient = ${replaces} COLLATE NOCASE AND ${failed("outbox")}`,
      sql`DELETE FROM notification_addresses 
        WHERE invitation = ${invitation} AND address = ${replaces} AND id <> ${id}`,
    ].map((statement) => prepareSql(db, statement)),
  ]);
  return enqueuedIds(results.slice(0, 1));
}

/**
 * Removes an address. Messages that wait for it, or failed there, are not sent any more.
 * @param now milliseconds since 1970 in UTC.
 */
export async function removeAddress(
  db: D1Database,
  invitation: string,
  id: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const [remove, ...others] = [
    sql`DELETE FROM notification_addresses WHERE id = ${id} AND invitation = ${invitation}`,
    sql`UPDATE outbox SET state = 'dead', settled_at = ${now}, last_error = 'the address was removed'
        WHERE invitation = ${invitation} AND address_id = ${id} AND state IN ('pending', 'dead')
          AND ${textPiece(unsettled)}`,
  ].map((statement) => prepareSql(db, statement));
  await db.batch([...(remove ? [remove] : []), ...records, ...others]);
}

/** Deletes addresses that were not confirmed in time. */
export async function deleteUnconfirmedAddresses(db: D1Database, now: Clock): Promise<void> {
  const statement = sql`DELETE FROM notification_addresses
    WHERE confirmed_at IS NULL AND requested_at < ${now() - confirmationMs}`;
  await prepareSql(db, statement).run();
}
