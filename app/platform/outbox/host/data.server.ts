import { boundChats } from "#app/platform/outbox/chat/data.server.ts";
import { confirmedAddresses, tellsEach } from "#app/platform/outbox/notification/data.server.ts";
import type { MessageKind, OutboxRow } from "#app/platform/outbox/schema.ts";
import { rowsOf, type Source } from "#app/platform/outbox/source.ts";
import { sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** News for an invitation's hosts. */
export type HostMessage = {
  source: Source<"invitation">;
  /** The definition's mail addresses. */
  recipients: readonly string[];
  /** It goes to the bound chats, and to `recipients` only while there are none. */
  telegram: boolean;
};

/** News of a reply's newest revision. */
export type ReplyMessage = HostMessage & {
  kind: "reply";
  source: Source<"subject" | "revision" | "invitation">;
};

/** SQL of a row's columns, and `where`: `FROM … WHERE …`, or a condition alone. */
export type Insert = {
  channel: OutboxRow["channel"];
  kind: Sql;
  reference: Sql;
  recipient: Sql;
  invitation?: Sql;
  fallback?: Sql;
  /** The couple's own address, by its id. */
  address?: Sql;
  /** SQL of when it is due, in milliseconds since 1970 in UTC; at once unless given. */
  dueAt?: Sql;
  /**
   * Always has a WHERE: without it SQLite reads ON CONFLICT as a join's ON
   * (sqlite.org/lang_upsert.html, "Parsing Ambiguity").
   */
  where: Sql;
};

export function mail(kind: MessageKind): Pick<Insert, "channel" | "kind"> {
  return { channel: "mail", kind: sql`${kind}` };
}

/**
 * Milliseconds in which corrections of one reply are gathered: a family that decides at the table, and
 * a stranger who makes one a second, are one message.
 */
const gatherMs = 3 * 60_000;

/** SQL of the newest revision's reference, and of whether a row, by its name, is about the same reply. */
export const newest = sql`source.subject || ':' || source.revision`;
export const isAbout = (row: string): Sql =>
  // `;` follows `:` in ASCII: the range holds the references of all revisions.
  textPiece(
    `${row}.kind = 'reply' AND ${row}.reference >= source.subject || ':' AND ${row}.reference < source.subject || ';'`,
  );
/** SQL of whether a row is a correction that nobody can have got yet. */
export const isWaiting = (row: string): Sql =>
  textPiece(
    `${row}.state = 'pending' AND ${row}.unconfirmed = 0 AND ${row}.reference <> source.subject || ':1'`,
  );

/**
 * The inserts for the hosts, and one for those who got an earlier revision by mail; a couple's own
 * address gets it while it is one. A repeated revision adds nothing, even if a chat was bound or
 * lost since. A correction is due when the one that it replaces was, so that more of them put nothing
 * off (`replaceEarlier`).
 * @param now milliseconds since 1970 in UTC.
 */
export function replyInserts(message: ReplyMessage, now: number): Insert[] {
  const rows = rowsOf(message.source);
  const condition = tellsEach(sql`source.invitation`);
  const inserts: Insert[] = [
    ...hostInserts(message, newest, condition),
    {
      ...mail("reply"),
      reference: newest,
      invitation: sql`source.invitation`,
      recipient: sql`earlier.recipient`,
      where: sql`FROM ${rows} JOIN outbox AS earlier ON earlier.channel = 'mail' AND ${isAbout("earlier")}
        AND earlier.address_id IS NULL
        WHERE ${condition} GROUP BY earlier.recipient`,
    },
  ];
  return inserts.map((insert) => ({
    ...insert,
    dueAt: sql`CASE CAST(source.revision AS INTEGER) WHEN 1 THEN ${now} ELSE coalesce((SELECT min(waiting.due_at)
      FROM outbox AS waiting WHERE ${isAbout("waiting")} AND ${isWaiting("waiting")}
      AND waiting.recipient = ${insert.recipient}), ${now + gatherMs}) END`,
  }));
}

/**
 * SQL of the newest revision of a reply that a recipient, or without one anybody, was told of before
 * another; NULL without one. What is given up was told to nobody.
 * @param reply SQL of the reply's id.
 */
export function notifiedBefore(reply: string, revision: number, recipient: string | null): Sql {
  const notified = `CAST(substr(notified.reference, length(${reply}) + 2) AS INTEGER)`;
  return sql`(SELECT max(${textPiece(notified)}) FROM outbox AS notified WHERE notified.kind = 'reply'
    AND notified.reference >= ${textPiece(reply)} || ':' AND notified.reference < ${textPiece(reply)} || ';'
    AND notified.state <> 'dead' AND ${textPiece(notified)} < ${revision}
    AND ${recipient === null ? sql`true` : sql`notified.recipient = ${recipient}`})`;
}

/**
 * An insert for each recipient by mail, one for the bound chats, and one for the couple's own
 * addresses, which get mail in any case. A recipient that is both is mailed once.
 */
export function hostInserts(
  { kind, source, recipients, telegram }: HostMessage & { kind: MessageKind },
  reference: Sql,
  condition: Sql,
): Insert[] {
  const rows = rowsOf(source);
  const columns = { reference, invitation: sql`source.invitation` };
  const chats = boundChats(sql`source.invitation`);
  /** True if this message is already in the outbox for a channel. */
  const isEnqueued = (channel: OutboxRow["channel"]) =>
    sql`EXISTS (SELECT 1 FROM outbox AS stored WHERE stored.kind = ${kind}
      AND stored.reference = ${reference} AND stored.channel = ${channel} AND stored.address_id IS NULL)`;
  const inChats = sql`EXISTS (SELECT 1 FROM ${chats}) OR ${isEnqueued("telegram")}`;
  return [
    ...recipients.map((recipient) => ({
      ...mail(kind),
      ...columns,
      recipient: sql`${recipient}`,
      where: sql`FROM ${rows} WHERE ${telegram ? sql`NOT (${inChats})` : sql`true`} AND ${condition}`,
    })),
    ...(telegram
      ? [
          {
            ...columns,
            channel: "telegram" as const,
            kind: sql`${kind}`,
            recipient: sql`chat.chat_id`,
            fallback: sql`${JSON.stringify(recipients)}`,
            where: sql`FROM ${rows}, ${chats} AND NOT ${isEnqueued("mail")} AND ${condition}`,
          },
        ]
      : []),
    {
      ...mail(kind),
      ...columns,
      recipient: sql`extra.address`,
      address: sql`extra.id`,
      where: sql`FROM ${rows}, ${confirmedAddresses(sql`source.invitation`)} AND ${condition}`,
    },
  ];
}
