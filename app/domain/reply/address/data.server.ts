import * as v from "valibot";
import { chatsOfGuests, hasGuestChat } from "#app/platform/outbox/guest-chat/data.server.ts";
import { heardOfChanges, heardOfOther } from "#app/platform/outbox/guest/data.server.ts";
import { mailboxOf, mailboxOfGiven } from "#app/platform/outbox/mailbox/data.server.ts";
import type { Source } from "#app/platform/outbox/source.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { findRow } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const addressRow = v.object({
  invitation: v.string(),
  address: v.string(),
  language: v.fallback(v.picklist(languages), defaultLanguage),
  /** The reader of the mailbox said in a mail that it is theirs. */
  isConfirmed: flag,
  /** It got a mail of changes: without a confirmation it gets no other. */
  wasMailed: flag,
});

/** SQL of whether the mailbox of a row, by its name, was confirmed in its invitation. */
function isConfirmed(row: string): Sql {
  return sql`EXISTS (SELECT 1 FROM guest_addresses AS known WHERE known.invitation = ${textPiece(row)}.invitation
    AND ${mailboxOf("known.address")} = ${mailboxOf(`${row}.address`)} AND known.confirmed_at IS NOT NULL)`;
}

/** The mail address that a guest gave with a reply, to be told of changes; null without one. */
export async function findGuestAddress(
  db: D1Database,
  replyId: string,
): Promise<v.InferOutput<typeof addressRow> | null> {
  return findRow(
    addressRow,
    prepareSql(
      db,
      sql`SELECT invitation, address, language, ${isConfirmed("guest_addresses")} AS isConfirmed,
          ${heardOfChanges("guest_addresses")} AS wasMailed
        FROM guest_addresses WHERE reply_id = ${replyId}`,
    ),
  );
}

/**
 * The mailbox of an address to which guests of an invitation want mail, and whether it is
 * confirmed; null where no guest wants that.
 */
export async function findMailbox(
  db: D1Database,
  { invitation, address }: { invitation: string; address: string },
): Promise<{ isConfirmed: boolean } | null> {
  const row = await findRow(
    v.object({ given: v.number(), confirmed: v.number() }),
    prepareSql(
      db,
      sql`SELECT count(*) AS given, count(confirmed_at) AS confirmed FROM guest_addresses
        WHERE invitation = ${invitation} AND ${mailboxOf("address")} = ${mailboxOfGiven(address)}`,
    ),
  );
  return row && row.given > 0 ? { isConfirmed: row.confirmed > 0 } : null;
}

/**
 * A change, a text that differs from one to the next, and the households whose guests are told of it,
 * with null for guests of the general link; null for all guests.
 */
type ToTell = { change: string; readers: readonly (string | null)[] | null };

/** SQL of the ids of an invitation's replies whose guests come. */
function comingReplies(invitation: string, readers: ToTell["readers"]): Sql {
  // As one value: D1 binds at most 100.
  const isReaders =
    readers === null
      ? sql`true`
      : sql`coalesce(household, '') IN (SELECT coalesce(source.value, '')
          FROM json_each(${JSON.stringify(readers)}) AS source)`;
  return sql`SELECT id FROM replies WHERE invitation = ${invitation} AND response = 'Yes' AND hidden_at IS NULL
    AND ${isReaders}`;
}

/** The invitation of a reply whose guest comes; no row for another reply. */
export function invitationOfComing(replyId: string): Source<"invitation"> {
  return {
    columns: { invitation: sql`invitation` },
    from: sql`replies WHERE id = ${replyId} AND response = 'Yes' AND hidden_at IS NULL`,
  };
}

/**
 * SQL of the addresses of guests who come and have no chat, for FROM: one of each mailbox, and of those
 * that nobody confirmed the ones that got no mail of another change.
 */
function addressesToTell(invitation: string, { change, readers }: ToTell): Sql {
  const condition = (
    row: string,
  ) => sql`${textPiece(row)}.reply_id IN (${comingReplies(invitation, readers)})
    AND NOT ${hasGuestChat(textPiece(`${row}.reply_id`))}`;
  return sql`guest_addresses WHERE guest_addresses.invitation = ${invitation} AND ${condition("guest_addresses")}
    AND ${mayBeMailed("guest_addresses", change)} AND NOT EXISTS (SELECT 1 FROM guest_addresses AS other
      WHERE other.invitation = guest_addresses.invitation AND other.reply_id < guest_addresses.reply_id
        AND ${mailboxOf("other.address")} = ${mailboxOf("guest_addresses.address")} AND ${condition("other")})`;
}

function mayBeMailed(row: string, change: string): Sql {
  return sql`(${isConfirmed(row)} OR NOT ${heardOfOther(row, change)})`;
}

/** The guests who come and gave an address or a chat, as the sources of messages about one change. */
export function guestsToTell(
  invitation: string,
  { change, readers }: ToTell,
): {
  addresses: Source<"reference" | "invitation" | "recipient">;
  chats: Source<"reference" | "invitation" | "recipient" | "fallback">;
} {
  return {
    addresses: {
      columns: {
        reference: sql`reply_id || ':' || ${change}`,
        invitation: sql`invitation`,
        recipient: sql`address`,
      },
      from: addressesToTell(invitation, { change, readers }),
    },
    chats: {
      columns: {
        reference: sql`chat.reply_id || ':' || ${change}`,
        invitation: sql`chat.invitation`,
        recipient: sql`chat.chat_id`,
        fallback: sql`(SELECT json_array(given.address) FROM guest_addresses AS given
          WHERE given.reply_id = chat.reply_id AND ${mayBeMailed("given", change)})`,
      },
      from: chatsOfGuests(comingReplies(invitation, readers)),
    },
  };
}

/** To how many addresses and chats of guests who come a change can be told. */
export async function countGuestsToTell(
  db: D1Database,
  invitation: string,
  { change, readers }: ToTell,
): Promise<number> {
  const row = await findRow(
    v.object({ guests: v.number() }),
    prepareSql(
      db,
      sql`SELECT (SELECT count(*) FROM ${addressesToTell(invitation, { change, readers })})
        + (SELECT count(*) FROM ${chatsOfGuests(comingReplies(invitation, readers))}) AS guests`,
    ),
  );
  return row?.guests ?? 0;
}
