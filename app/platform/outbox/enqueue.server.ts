import * as v from "valibot";
import { boundChats, lastInvitationOf } from "#app/platform/outbox/chat/data.server.ts";
import { changeInserts, isNotifiedAgain } from "#app/platform/outbox/guest/data.server.ts";
import {
  hostInserts,
  mail,
  replyInserts,
  type Insert,
} from "#app/platform/outbox/host/data.server.ts";
import { replaceEarlier } from "#app/platform/outbox/host/mutations.server.ts";
import { mailboxOf } from "#app/platform/outbox/mailbox/data.server.ts";
import type { Message } from "#app/platform/outbox/types.ts";
import type { MessageKind } from "#app/platform/outbox/schema.ts";
import { teamPath } from "#app/platform/outbox/team-chat.ts";
import { toProgram } from "#app/platform/outbox/webhook/data.server.ts";
import { rowsOf } from "#app/platform/outbox/source.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Statements that add a message to the outbox. They belong in the batch that writes the message's
 * subject, so that both are stored or neither is. A row with the same kind, reference and recipient
 * is not added twice. Read the results with `enqueuedIds`.
 * @param now milliseconds since 1970 in UTC.
 */
export function enqueue(db: D1Database, message: Message, now: number): D1PreparedStatement[] {
  const statements = insertsOf(message, now).map((insert) => insertSql(insert, now));
  if (message.kind === "reply") statements.push(replaceEarlier(message));
  return statements.map((statement) => prepareSql(db, statement));
}

/**
 * The ids of the outbox rows that a batch added, for the queue. The other statements among these
 * results must answer no rows.
 */
export function enqueuedIds(results: readonly D1Result[]): string[] {
  return results
    .flatMap((result) => readRows(v.object({ id: v.string() }), result))
    .map(({ id }) => id);
}

/** SQL of a new UUID: only D1 knows how many rows a source has. */
const rowId = [4, 2, 2, 2, 6]
  .map((bytes) => `lower(hex(randomblob(${bytes})))`)
  .join(" || '-' || ");

function insertSql(
  { channel, kind, reference, recipient, invitation, fallback, address, dueAt, where }: Insert,
  now: number,
): Sql {
  return sql`INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, fallback, address_id, due_at, created_at)
    SELECT ${textPiece(rowId)}, ${channel}, ${kind}, ${reference}, ${invitation ?? sql`NULL`}, ${recipient},
      ${fallback ?? sql`NULL`}, ${address ?? sql`NULL`}, ${dueAt ?? sql`${now}`}, ${now} ${where}
    ON CONFLICT DO NOTHING RETURNING id`;
}

const always = sql`WHERE true`;

function insertsOf(message: Message, now: number): Insert[] {
  switch (message.kind) {
    case "reply":
      return replyInserts(message, now);
    case "digest":
    case "numbers":
      return hostInserts(message, sql`source.reference`, sql`true`);
    case "address-confirm":
      return [
        {
          ...mail(message.kind),
          reference: sql`source.reference`,
          recipient: sql`source.recipient`,
          invitation: sql`source.invitation`,
          address: sql`source.address`,
          where: sql`FROM ${rowsOf(message.source)} WHERE (SELECT count(*) FROM outbox AS asked
            WHERE asked.invitation = source.invitation AND asked.kind = 'address-confirm'
              AND asked.created_at > ${now - day}) < ${message.perDay}`,
        },
      ];
    case "answer":
      return [toProgram(message, sql`source.subject || ':' || source.revision`)];
    case "answer-test":
      return [toProgram(message, sql`source.reference`)];
    case "change":
      return changeInserts(message, now);
    case "export":
      return message.recipients.map((recipient) => ({
        ...mail(message.kind),
        reference: sql`${message.reference}`,
        recipient: sql`${recipient}`,
        invitation: sql`${message.invitation}`,
        where: always,
      }));
    case "order":
    case "order-approved":
    case "order-change-request":
    case "order-cancelled":
    case "order-addition":
    case "order-money":
      return [
        {
          ...mail(message.kind),
          reference: sql`source.reference`,
          recipient: sql`${message.recipient}`,
          where: sql`FROM ${rowsOf(message.source)} WHERE true`,
        },
        {
          ...toTeam(message.kind),
          reference: sql`source.reference`,
          where: sql`FROM ${rowsOf(message.source)}, ${boundChats(sql`${teamPath}`)}`,
        },
      ];
    case "day":
      return [
        {
          ...mail(message.kind),
          reference: sql`${message.reference}`,
          recipient: sql`${message.recipient}`,
          where: always,
        },
        {
          ...toTeam(message.kind),
          reference: sql`${message.reference}`,
          where: sql`FROM ${boundChats(sql`${teamPath}`)}`,
        },
      ];
    case "order-undelivered":
    case "test":
      return [
        {
          ...mail(message.kind),
          reference: sql`${message.reference}`,
          recipient: sql`${message.recipient}`,
          where: always,
        },
      ];
    case "order-thanks":
    case "order-ready":
    case "order-published":
    case "order-paid":
    case "order-answer":
    case "order-called-off":
    case "order-goods":
    case "order-files":
    case "order-list":
      return [
        {
          ...mail(message.kind),
          reference: sql`source.reference`,
          recipient: sql`source.recipient`,
          where: sql`FROM ${rowsOf(message.source)} WHERE ${
            message.kind === "order-thanks" || message.kind === "order-list"
              ? sql`${mailsSince(message.kind, now - day)} < ${message.perDay}`
              : sql`true`
          }`,
        },
      ];
    case "bot": {
      const { source, chat, reference } = message;
      const last = lastInvitationOf(chat);
      return [
        {
          channel: "telegram",
          kind: sql`${message.kind}`,
          reference: message.perInvitation
            ? sql`${reference} || ':' || source.invitation`
            : sql`${reference}`,
          recipient: sql`${chat}`,
          invitation: source ? sql`coalesce(source.invitation, ${last})` : last,
          where: source ? sql`FROM ${rowsOf(source)} WHERE true` : always,
        },
      ];
    }
  }
}

/** A message for each chat of the studio's own; `where` names it `chat`. */
function toTeam(kind: MessageKind): Omit<Insert, "reference" | "where"> {
  return {
    channel: "telegram",
    kind: sql`${kind}`,
    recipient: sql`chat.chat_id`,
    invitation: sql`${teamPath}`,
  };
}

/**
 * SQL of the number of mails of a kind to a source's mailbox. The kind is written out, because each has
 * an index of its own.
 */
function mailsSince(kind: "order-thanks" | "order-list", moment: number): Sql {
  return sql`(SELECT COUNT(*) FROM outbox AS confirmation WHERE confirmation.kind = ${textPiece(`'${kind}'`)}
    AND ${mailboxOf("confirmation.recipient")} = ${mailboxOf("source.recipient")} AND confirmation.created_at > ${moment})`;
}

/** SQL of a column as a JSON list; json_each fails a whole statement on a value that is not JSON. */
function addressesOf(column: string): string {
  return `CASE WHEN json_valid(${column}) THEN ${column} ELSE '[]' END`;
}

/** SQL of whether a row has addresses to mail when its chat cannot be reached. */
export const hasFallback = `json_array_length(${addressesOf("fallback")}) > 0`;

/**
 * Statement that mails the messages of a chat's Telegram rows which were settled at `moment` to
 * their fallback addresses. It belongs in the batch that settles them.
 */
export function fallBackToMail(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  const insert: Insert = {
    channel: "mail",
    kind: sql`kind`,
    reference: sql`reference`,
    invitation: sql`invitation`,
    recipient: sql`address.value`,
    where: sql`FROM outbox AS given_up, json_each(${textPiece(addressesOf("given_up.fallback"))}) AS address
      WHERE given_up.state = 'dead' AND given_up.settled_at = ${moment} AND given_up.recipient = ${chat}
        AND given_up.channel = 'telegram' AND NOT ${isNotifiedAgain}`,
  };
  return prepareSql(db, insertSql(insert, moment));
}

/**
 * Statement that sends failed messages of an invitation to another address.
 * @param failed SQL condition of these messages, named `given_up`.
 */
export function resend(
  db: D1Database,
  {
    invitation,
    from,
    toAddress,
    failed,
  }: { invitation: string; from: string; toAddress: string; failed: Sql },
  moment: number,
): D1PreparedStatement {
  const insert: Insert = {
    channel: "mail",
    kind: sql`given_up.kind`,
    reference: sql`given_up.reference`,
    invitation: sql`given_up.invitation`,
    recipient: sql`better.address`,
    address: sql`better.id`,
    where: sql`FROM outbox AS given_up, notification_addresses AS better WHERE better.id = ${toAddress}
      AND given_up.invitation = ${invitation} AND given_up.recipient = ${from} COLLATE NOCASE AND ${failed}`,
  };
  return prepareSql(db, insertSql(insert, moment));
}
