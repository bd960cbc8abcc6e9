import * as v from "valibot";
import { boundChats, lastInvitationOf } from "#app/features/outbox/chat-data.server.ts";
import type { MessageKind, OutboxRow } from "#app/features/outbox/schema.ts";
import { rowsOf, type Source } from "#app/features/outbox/source.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * A message that is to be sent, or one for each row of its source. What it says is read when it is sent; here
 * stands what it is about (`reference`) and where it goes.
 */
export type Message =
  /**
   * A reply's newest revision. Told to `recipients` by mail; with `telegram` wherever a chat is bound, and by
   * mail until one is.
   */
  | {
      kind: "reply";
      source: Source<"subject" | "revision" | "invitation">;
      recipients: readonly string[];
      telegram: boolean;
    }
  /** All replies of an invitation that has ended. */
  | { kind: "export"; reference: string; invitation: string; recipients: readonly string[] }
  /** To the studio: of an order, and of what its customer says to the preview. */
  | {
      kind: "order" | "order-approved" | "order-wish";
      source: Source<"reference">;
      recipient: string;
    }
  /** To the studio: a mail to a customer came back. */
  | { kind: "order-undelivered"; reference: string; recipient: string }
  /** To a customer, whose mailbox gets no more than `perDay` in 24 hours. */
  | { kind: "order-thanks"; source: Source<"reference" | "recipient">; perDay: number }
  /** To a customer. */
  | { kind: "order-ready" | "order-published"; source: Source<"reference" | "recipient"> }
  /**
   * The bot's answer in a chat, where its source has a row. Without an invitation of a source, it speaks of
   * the one that the chat was bound to last.
   */
  | { kind: "bot"; reference: string; chat: string; source?: Source<"invitation"> };

const day = 24 * 60 * 60 * 1000;

/**
 * Statements that put a message into the outbox, for the batch that keeps what it tells of: both or neither.
 * One that is there already, of the same kind, reference and recipient, is not added again. Each statement
 * answers the rows it added, to be read by `enqueuedIds`.
 * @param now milliseconds since 1970 in UTC.
 */
export function enqueue(db: D1Database, message: Message, now: number): D1PreparedStatement[] {
  return insertsOf(message, now).map((insert) => prepareSql(db, insertSql(insert, now)));
}

/** The ids of outbox rows that a batch added, for waking the sender. Other statements of it answer no rows. */
export function enqueuedIds(results: readonly D1Result[]): string[] {
  return results
    .flatMap((result) => readRows(v.object({ id: v.string() }), result))
    .map(({ id }) => id);
}

/** SQL of a new UUID, for statements that add a number of rows which only D1 knows. */
const rowId = [4, 2, 2, 2, 6]
  .map((bytes) => `lower(hex(randomblob(${bytes})))`)
  .join(" || '-' || ");

/** SQL of a row's columns, and of what they are read from: `FROM … WHERE …`, or a condition alone. */
type Insert = {
  channel: OutboxRow["channel"];
  kind: Sql;
  reference: Sql;
  recipient: Sql;
  invitation?: Sql;
  fallback?: Sql;
  /** Never without WHERE: SQLite would read ON CONFLICT as a join's ON (lang_insert.html, "Parsing Ambiguity"). */
  where: Sql;
};

function insertSql(
  { channel, kind, reference, recipient, invitation, fallback, where }: Insert,
  now: number,
): Sql {
  return sql`INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, fallback, due_at, created_at)
    SELECT ${textPiece(rowId)}, ${channel}, ${kind}, ${reference}, ${invitation ?? sql`NULL`}, ${recipient},
      ${fallback ?? sql`NULL`}, ${now}, ${now} ${where}
    ON CONFLICT DO NOTHING RETURNING id`;
}

const always = sql`WHERE true`;

function insertsOf(message: Message, now: number): Insert[] {
  switch (message.kind) {
    case "reply":
      return replyInserts(message);
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
    case "order-wish":
      return [
        {
          ...mail(message.kind),
          reference: sql`source.reference`,
          recipient: sql`${message.recipient}`,
          where: sql`FROM ${rowsOf(message.source)} WHERE true`,
        },
      ];
    case "order-undelivered":
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
      return [
        {
          ...mail(message.kind),
          reference: sql`source.reference`,
          recipient: sql`source.recipient`,
          where: sql`FROM ${rowsOf(message.source)} WHERE ${
            message.kind === "order-thanks"
              ? sql`${confirmationsSince(now - day)} < ${message.perDay}`
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
          reference: sql`${reference}`,
          recipient: sql`${chat}`,
          invitation: source ? sql`coalesce(source.invitation, ${last})` : last,
          where: source ? sql`FROM ${rowsOf(source)} WHERE true` : always,
        },
      ];
    }
  }
}

function mail(kind: MessageKind): Pick<Insert, "channel" | "kind"> {
  return { channel: "mail", kind: sql`${kind}` };
}

/**
 * A reply that arrives again adds nothing, also where a chat was bound or ended meanwhile. Recipients of an
 * earlier revision by mail are told of this one too.
 */
function replyInserts({
  source,
  recipients,
  telegram,
}: Extract<Message, { kind: "reply" }>): Insert[] {
  const rows = rowsOf(source);
  const reference = sql`source.subject || ':' || source.revision`;
  const columns = { reference, invitation: sql`source.invitation` };
  const chats = boundChats(sql`source.invitation`);
  /** Whether this revision was told over a channel before. */
  const told = (channel: OutboxRow["channel"]) =>
    sql`EXISTS (SELECT 1 FROM outbox AS told
      WHERE told.kind = 'reply' AND told.reference = ${reference} AND told.channel = ${channel})`;
  const inChats = sql`EXISTS (SELECT 1 FROM ${chats}) OR ${told("telegram")}`;
  return [
    ...recipients.map((recipient) => ({
      ...mail("reply"),
      ...columns,
      recipient: sql`${recipient}`,
      where: sql`FROM ${rows} WHERE ${telegram ? sql`NOT (${inChats})` : sql`true`}`,
    })),
    ...(telegram
      ? [
          {
            ...columns,
            channel: "telegram" as const,
            kind: sql`'reply'`,
            recipient: sql`chat.chat_id`,
            fallback: sql`${JSON.stringify(recipients)}`,
            where: sql`FROM ${rows}, ${chats} AND NOT ${told("mail")}`,
          },
        ]
      : []),
    {
      ...mail("reply"),
      ...columns,
      recipient: sql`earlier.recipient`,
      // In ASCII `;` follows `:`, so the range is every revision's reference.
      where: sql`FROM ${rows} JOIN outbox AS earlier ON earlier.channel = 'mail' AND earlier.kind = 'reply'
        AND earlier.reference >= source.subject || ':' AND earlier.reference < source.subject || ';'
        WHERE true GROUP BY earlier.recipient`,
    },
  ];
}

/** SQL that counts the confirmations that a source's mailbox got. Answered by the index outbox_confirmations. */
function confirmationsSince(moment: number): Sql {
  return sql`(SELECT COUNT(*) FROM outbox AS told WHERE told.kind = 'order-thanks'
    AND ${mailboxOf("told.recipient")} = ${mailboxOf("source.recipient")} AND told.created_at > ${moment})`;
}

/**
 * The mailbox of a column's address: without its tag and in small letters, as nearly all mail servers
 * deliver it (RFC 5233 for tags; RFC 5321 section 2.4 discourages local parts that differ in case).
 * Migration 0008 has an index on this very expression.
 */
function mailboxOf(column: string): Sql {
  const [tag, at] = [`instr(${column}, '+')`, `instr(${column}, '@')`];
  return textPiece(`lower(CASE WHEN ${tag} BETWEEN 2 AND ${at} - 1
    THEN substr(${column}, 1, ${tag} - 1) || substr(${column}, ${at}) ELSE ${column} END)`);
}

/** SQL of a column's list of addresses. One that is no JSON must not fail the statement that names it. */
function addressesOf(column: string): string {
  return `CASE WHEN json_valid(${column}) THEN ${column} ELSE '[]' END`;
}

/** SQL that says whether somebody is told by mail where a row's message cannot arrive. */
export const hasFallback = `json_array_length(${addressesOf("fallback")}) > 0`;

/**
 * Statement that tells by mail what Telegram rows for `chat`, given up and settled at `moment`, were
 * to tell. Belongs into the batch that settles them.
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
        AND given_up.channel = 'telegram'`,
  };
  return prepareSql(db, insertSql(insert, moment));
}
