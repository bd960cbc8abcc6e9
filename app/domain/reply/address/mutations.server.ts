import type { Language } from "#app/i18n/languages.ts";
import { mailboxOf, mailboxOfGiven } from "#app/platform/outbox/mailbox/data.server.ts";
import {
  deleteMailsToMailbox,
  deleteWaitingMails,
} from "#app/platform/outbox/change/mutations.server.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/**
 * Addresses that are given from one network in a day. A hall of guests, or the many phones behind one
 * address of their carrier, give fewer; each is a mail to somebody who perhaps knows nothing of it.
 */
const addressesADay = 50;

/**
 * Keeps the address at which the guest of a reply is told of changes; a second one replaces the
 * first.
 * @param contact.key the reply's, which has another once the personal link that gave it is renewed.
 * @param contact.network a signature of the guest's network and the day.
 * @param now milliseconds since 1970 in UTC.
 * @returns false when the network has given as many addresses as it may in a day.
 */
export async function saveGuestAddress(
  db: D1Database,
  contact: {
    replyId: string;
    key: string;
    invitation: string;
    address: string;
    language: Language;
    network: string;
  },
  now: number,
): Promise<boolean> {
  const { replyId, key, invitation, address, language, network } = contact;
  const ofNetwork = sql`SELECT count(*) FROM guest_addresses AS others
    WHERE others.network = ${network} AND others.reply_id <> ${replyId}`;
  const results = await db.batch([
    ...deleteWaitingMails(db, replyId),
    prepareSql(
      db,
      sql`INSERT INTO guest_addresses (reply_id, invitation, address, language, network, created_at)
        SELECT id, ${invitation}, ${address}, ${language}, ${network}, ${now} FROM replies
        WHERE id = ${replyId} AND key = ${key} AND invitation = ${invitation} AND (${ofNetwork}) < ${addressesADay}
        ON CONFLICT (reply_id) DO UPDATE SET address = excluded.address, language = excluded.language,
          network = excluded.network, confirmed_at = CASE
            WHEN ${mailboxOf("guest_addresses.address")} = ${mailboxOf("excluded.address")} THEN confirmed_at END`,
    ),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

/** Forgets the address of a reply, with what waits to be sent to it. */
export async function deleteGuestAddress(db: D1Database, replyId: string): Promise<void> {
  await db.batch([
    ...deleteWaitingMails(db, replyId),
    prepareSql(db, sql`DELETE FROM guest_addresses WHERE reply_id = ${replyId}`),
  ]);
}

/** A mailbox of guests of one invitation, by one of its addresses. */
type Mailbox = { invitation: string; address: string };

/** Forgets a mailbox in the whole invitation, with what waits to be sent to it. */
export async function forgetMailbox(
  db: D1Database,
  { invitation, address }: Mailbox,
): Promise<void> {
  await db.batch([
    ...deleteMailsToMailbox(db, invitation, address),
    prepareSql(db, sql`DELETE FROM guest_addresses WHERE ${isOfMailbox({ invitation, address })}`),
  ]);
}

/** Notes that whoever reads a mailbox wants the mails. @param now milliseconds since 1970 in UTC. */
export async function confirmMailbox(db: D1Database, mailbox: Mailbox, now: number): Promise<void> {
  const statement = sql`UPDATE guest_addresses SET confirmed_at = ${now}
    WHERE ${isOfMailbox(mailbox)} AND confirmed_at IS NULL`;
  await prepareSql(db, statement).run();
}

function isOfMailbox({ invitation, address }: Mailbox): Sql {
  return sql`invitation = ${invitation} AND ${mailboxOf("address")} = ${mailboxOfGiven(address)}`;
}
