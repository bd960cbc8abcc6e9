import * as v from "valibot";
import { boundChats, lastInvitationOf } from "#app/features/outbox/chat-data.server.ts";
import type { MessageKind, OutboxRow } from "#app/features/outbox/schema.ts";
import { rowsOf, type Source } from "#app/features/outbox/source.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * A message to send, or one for each row of its source: its subject (`reference`) and its
 * recipient. The text is composed when it is sent.
 */
export type Message =
  /**
   * A reply's newest revision, mailed to `recipients`. With `telegram` it goes to the chats that
   * are bound to the invitation, and by mail only while there are none.
   */
  | {
      kind: "reply";
      source: Source<"subject" | "revision" | "invitation">;
      recipients: readonly string[];
      telegram: boolean;
    }
  /** All replies of an invitation that has ended. */
  | { kind: "export"; reference: string; invitation: string; recipients: readonly string[] }
  /** To the studio: an order, its approval, or a change request. */
  | {
      kind: "order" | "order-approved" | "order-wish";
      source: Source<"reference">;
      recipient: string;
    }
  /** To the studio: a mail to a customer bounced. */
  | { kind: "order-undelivered"; reference: string; recipient: string }
  /** To a customer; a mailbox gets at most `perDay` in 24 hours. */
  | { kind: "order-thanks"; source: Source<"reference" | "recipient">; perDay: number }
  /** To a customer. */
  | { kind: "order-ready" | "order-published"; source: Source<"reference" | "recipient"> }
  /**
   * The bot's answer in a chat; none when `source` has no row. The invitation is the source's, else
   * the one that the chat was last bound to.
   */
  | { kind: "bot"; reference: string; chat: string; source?: Source<"invitation"> };

const day = 24 * 60 * 60 * 1000;

/**
 * Statements that add a message to the outbox. They belong in the batch that writes the message's
 * subject, so that both are stored or neither is. A row with the same kind, reference and recipient
 * is not added twice. Read the results with `enqueuedIds`.
 * @param now milliseconds since 1970 in UTC.
 */
export function enqueue(db: D1Database, message: Message, now: number): D1PreparedStatement[] {
  return insertsOf(message, now).map((insert) => prepareSql(db, insertSql(insert, now)));
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

/** SQL of a row's columns, and `where`: `FROM … WHERE …`, or a condition alone. */
type Insert = {
  channel: OutboxRow["channel"];
  kind: Sql;
  reference: Sql;
  recipient: Sql;
  invitation?: Sql;
  fallback?: Sql;
  /**
   * Always has a WHERE: without it SQLite reads ON CONFLICT as a join's ON
   * (sqlite.org/lang_upsert.html, "Parsing Ambiguity").
   */
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
 * One insert for each recipient by mail, one for the bound chats, and one for those who got an
 * earlier revision by mail. A repeated revision adds nothing, even if a chat was bound or lost
 * since.
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
  /** Whether this revision is already in the outbox for a channel. */
  const isEnqueued = (channel: OutboxRow["channel"]) =>
    sql`EXISTS (SELECT 1 FROM outbox AS stored
      WHERE stored.kind = 'reply' AND stored.reference = ${reference} AND stored.channel = ${channel})`;
  const inChats = sql`EXISTS (SELECT 1 FROM ${chats}) OR ${isEnqueued("telegram")}`;
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
            where: sql`FROM ${rows}, ${chats} AND NOT ${isEnqueued("mail")}`,
          },
        ]
      : []),
    {
      ...mail("reply"),
      ...columns,
      recipient: sql`earlier.recipient`,
      // `;` follows `:` in ASCII: the range holds the references of all revisions.
      where: sql`FROM ${rows} JOIN outbox AS earlier ON earlier.channel = 'mail' AND earlier.kind = 'reply'
        AND earlier.reference >= source.subject || ':' AND earlier.reference < source.subject || ';'
        WHERE true GROUP BY earlier.recipient`,
    },
  ];
}

/** SQL of the number of confirmations to a source's mailbox; uses the index outbox_confirmations. */
function confirmationsSince(moment: number): Sql {
  return sql`(SELECT COUNT(*) FROM outbox AS confirmation WHERE confirmation.kind = 'order-thanks'
    AND ${mailboxOf("confirmation.recipient")} = ${mailboxOf("source.recipient")} AND confirmation.created_at > ${moment})`;
}

/**
 * SQL of an address's mailbox: without its tag and in lower case, as nearly all mail servers
 * deliver it (RFC 5233 for tags; RFC 5321 section 2.4 discourages local parts that differ in case).
 * Must be the expression of migration 0008's index.
 */
function mailboxOf(column: string): Sql {
  const [tag, at] = [`instr(${column}, '+')`, `instr(${column}, '@')`];
  return textPiece(`lower(CASE WHEN ${tag} BETWEEN 2 AND ${at} - 1
    THEN substr(${column}, 1, ${tag} - 1) || substr(${column}, ${at}) ELSE ${column} END)`);
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
        AND given_up.channel = 'telegram'`,
  };
  return prepareSql(db, insertSql(insert, moment));
}
