import { boundChats } from "#app/features/outbox/chat-data.server.ts";
import { confirmedAddresses, tellsEach } from "#app/features/outbox/notification-data.server.ts";
import type { MessageKind, OutboxRow } from "#app/features/outbox/schema.ts";
import { rowsOf, type Source } from "#app/features/outbox/source.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/** News for an invitation's hosts. */
export type HostMessage = {
  source: Source<"invitation">;
  /** The definition's mail addresses. */
  recipients: readonly string[];
  /** Whether it goes to the bound chats, and to `recipients` only while there are none. */
  telegram: boolean;
};

/** News of a reply's newest revision. */
export type ReplyMessage = HostMessage & {
  kind: "reply";
  source: Source<"subject" | "revision" | "invitation">;
};

/** SQL of a row's columns, and `where`: `FROM … WHERE …`, or a condition alone. */
export type Insert = {
  channel: Exclude<OutboxRow["channel"], "webhook">;
  /** With `telegram` as channel: it goes to a webhook (migration 0033). */
  via?: "webhook";
  kind: Sql;
  reference: Sql;
  recipient: Sql;
  invitation?: Sql;
  fallback?: Sql;
  /** The couple's own address, by its id. */
  address?: Sql;
  /** Milliseconds after which it is due; at once unless given. */
  delayMs?: number;
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
 * The inserts for the hosts, and one for those who got an earlier revision by mail; a couple's own
 * address gets it while it is one. A repeated revision adds nothing, even if a chat was bound or
 * lost since.
 */
export function replyInserts(message: ReplyMessage): Insert[] {
  const rows = rowsOf(message.source);
  const reference = sql`source.subject || ':' || source.revision`;
  const wanted = tellsEach(sql`source.invitation`);
  return [
    ...hostInserts(message, reference, wanted),
    {
      ...mail("reply"),
      reference,
      invitation: sql`source.invitation`,
      recipient: sql`earlier.recipient`,
      // `;` follows `:` in ASCII: the range holds the references of all revisions.
      where: sql`FROM ${rows} JOIN outbox AS earlier ON earlier.channel = 'mail' AND earlier.kind = 'reply'
        AND earlier.reference >= source.subject || ':' AND earlier.reference < source.subject || ';'
        AND earlier.address_id IS NULL
        WHERE ${wanted} GROUP BY earlier.recipient`,
    },
  ];
}

/**
 * One insert for each recipient by mail, one for the bound chats, and one for the couple's own
 * addresses, which get mail in any case. A recipient that is both is mailed once.
 */
export function hostInserts(
  { kind, source, recipients, telegram }: HostMessage & { kind: MessageKind },
  reference: Sql,
  wanted: Sql,
): Insert[] {
  const rows = rowsOf(source);
  const columns = { reference, invitation: sql`source.invitation` };
  const chats = boundChats(sql`source.invitation`);
  /** Whether this message is already in the outbox for a channel. */
  const isEnqueued = (channel: OutboxRow["channel"]) =>
    sql`EXISTS (SELECT 1 FROM outbox AS stored WHERE stored.kind = ${kind}
      AND stored.reference = ${reference} AND stored.channel = ${channel} AND stored.address_id IS NULL)`;
  const inChats = sql`EXISTS (SELECT 1 FROM ${chats}) OR ${isEnqueued("telegram")}`;
  return [
    ...recipients.map((recipient) => ({
      ...mail(kind),
      ...columns,
      recipient: sql`${recipient}`,
      where: sql`FROM ${rows} WHERE ${telegram ? sql`NOT (${inChats})` : sql`true`} AND ${wanted}`,
    })),
    ...(telegram
      ? [
          {
            ...columns,
            channel: "telegram" as const,
            kind: sql`${kind}`,
            recipient: sql`chat.chat_id`,
            fallback: sql`${JSON.stringify(recipients)}`,
            where: sql`FROM ${rows}, ${chats} AND NOT ${isEnqueued("mail")} AND ${wanted}`,
          },
        ]
      : []),
    {
      ...mail(kind),
      ...columns,
      recipient: sql`extra.address`,
      address: sql`extra.id`,
      where: sql`FROM ${rows}, ${confirmedAddresses(sql`source.invitation`)} AND ${wanted}`,
    },
  ];
}
