import * as v from "valibot";
import type { Source } from "#app/platform/outbox/source.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/** News that a couple can choose: of each answer, each evening, or before the deadline alone. */
export const notificationModes = ["each", "digest", "deadline"] as const;
export type NotificationMode = (typeof notificationModes)[number];
/** Modes in which news is reported at set times. */
export type ReportMode = Exclude<NotificationMode, "each">;

/** Addresses that a couple may add. */
export const addressesAtMost = 5;

/** Milliseconds in which an address can be confirmed; afterwards it is deleted. */
export const confirmationMs = stores.news.unconfirmedDays * dayInMilliseconds;

/** SQL of whether an invitation's couple wants a message for each answer. */
export function tellsEach(invitation: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM notification_settings AS chosen WHERE chosen.invitation = ${invitation})`;
}

/** SQL for FROM: an invitation's confirmed addresses, named `extra`, with a WHERE. */
export function confirmedAddresses(invitation: Sql): Sql {
  return sql`notification_addresses AS extra WHERE extra.confirmed_at IS NOT NULL AND extra.invitation = ${invitation}`;
}

/**
 * SQL of whether a confirmed address of the couple replaces a row's recipient, so that the couple
 * has nothing left to do about its failures.
 */
export const isReplaced = `EXISTS (SELECT 1 FROM notification_addresses AS better
  WHERE better.invitation = outbox.invitation AND better.replaces = outbox.recipient AND better.confirmed_at IS NOT NULL)`;

/** A report of an invitation's answers: those from `since` of its settings until `until`. */
export type Report = {
  invitation: string;
  mode: ReportMode;
  /** Milliseconds since 1970 in UTC. */
  until: number;
  /** The local day of the report, or the deadline that it is about. */
  day: string;
  /** SQL of whether there is something to say, given SQL of `since`; null for a report in any case. */
  hasNews: ((since: Sql) => Sql) | null;
};

/**
 * A report as a source of messages: no row when it was made already, or the couple chose otherwise
 * meanwhile. Its reference is `{invitation}@{day}:{since}-{until}`.
 */
export function dueReport({
  invitation,
  mode,
  until,
  day,
  hasNews,
}: Report): Source<"reference" | "invitation"> {
  return {
    columns: {
      // The number as a text, because D1 binds numbers as REAL.
      reference: sql`invitation || '@' || ${day} || ':' || since || '-' || ${String(until)}`,
      invitation: sql`invitation`,
    },
    from: sql`notification_settings WHERE invitation = ${invitation} AND mode = ${mode}
      AND since < ${until} AND ${hasNews ? hasNews(sql`notification_settings.since`) : sql`true`}`,
  };
}

/** The parts of a report's reference; null for another text. */
export function readReportReference(
  reference: string,
): { day: string; since: number; until: number } | null {
  const [, day = "", since, until] = /@([\d-]{10}):(\d+)-(\d+)$/.exec(reference) ?? [];
  return since && until ? { day, since: Number(since), until: Number(until) } : null;
}

const settingsRow = v.object({
  invitation: v.string(),
  mode: v.picklist(["digest", "deadline"]),
  since: v.number(),
});

/** The invitations whose news is reported at set times: a short table, read whole. */
export async function listReportSettings(
  db: D1Database,
): Promise<v.InferOutput<typeof settingsRow>[]> {
  return listRows(
    settingsRow,
    db.prepare("SELECT invitation, mode, since FROM notification_settings ORDER BY invitation"),
  );
}

/** Statement for an invitation's mode; read its result with `readMode`. */
export function modeOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare("SELECT invitation, mode, since FROM notification_settings WHERE invitation = ?1")
    .bind(invitation);
}

/** Reads the result of `modeOf`. */
export function readMode(result: D1Result | undefined): NotificationMode {
  const [row] = readRows(settingsRow, result);
  return row?.mode ?? "each";
}

const addressRow = v.object({
  id: v.string(),
  invitation: v.string(),
  address: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
  requestedAt: v.number(),
  confirmedAt: v.nullable(v.number()),
  replaces: v.nullable(v.string()),
});

/** A couple's own address. Times are milliseconds since 1970 in UTC. */
export type NotificationAddress = v.InferOutput<typeof addressRow>;

const addressColumns = `id, invitation, address, language, requested_at AS requestedAt,
  confirmed_at AS confirmedAt, replaces`;

/** Statement for a couple's addresses; read its result with `readAddresses`. */
export function addressesOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${addressColumns} FROM notification_addresses WHERE invitation = ?1 ORDER BY address`,
    )
    .bind(invitation);
}

/** Statement for one of a couple's addresses; read its result with `readAddresses`. */
export function addressAt(
  db: D1Database,
  invitation: string,
  address: string,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${addressColumns} FROM notification_addresses WHERE invitation = ?1 AND address = ?2`,
    )
    .bind(invitation, address);
}

/** Reads the result of `addressesOf` or `addressAt`. */
export function readAddresses(result: D1Result | undefined): NotificationAddress[] {
  return readRows(addressRow, result);
}

/** An address by its id, which only its confirmation's signed link names. */
export async function findAddress(db: D1Database, id: string): Promise<NotificationAddress | null> {
  return findRow(
    addressRow,
    db.prepare(`SELECT ${addressColumns} FROM notification_addresses WHERE id = ?1`).bind(id),
  );
}

/** An address that waits for its confirmation, as a source of the mail that asks for it. */
export function unconfirmedAddress(
  invitation: string,
  id: string,
): Source<"reference" | "invitation" | "recipient" | "address"> {
  return {
    columns: {
      reference: sql`id || ':' || requested_at`,
      invitation: sql`invitation`,
      recipient: sql`address`,
      address: sql`id`,
    },
    from: sql`notification_addresses WHERE id = ${id} AND invitation = ${invitation} AND confirmed_at IS NULL`,
  };
}
