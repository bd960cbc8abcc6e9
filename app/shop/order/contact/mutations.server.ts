import { recordEvent, type ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { redirectMails } from "#app/platform/outbox/order-mail/mutations.server.ts";
import { toCustomer } from "#app/shop/order/letters/kinds.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** How a customer is reached: a mail address in ASCII, and a number in E.164. */
export type Contact = { email: string; phone: string };

/**
 * Corrects how an order's customer is reached and adds to its history, in one batch. Mails to the former
 * address that wait, or were given up, go to the new one.
 * @returns how many mails that were given up are sent again.
 */
export async function correctContact(
  db: D1Database,
  id: string,
  { email, phone }: Contact,
  { person, now }: ByStaff,
): Promise<number> {
  const changed = sql`orders WHERE id = ${id} AND (email <> ${email} OR phone <> ${phone})`;
  const [, , resent] = await db.batch([
    recordEvent(db, changed, { kind: "contact", person, text: `${email}, ${phone}` }, now),
    prepareSql(
      db,
      sql`UPDATE orders SET email = ${email}, phone = ${phone}, updated_at = ${now}
        WHERE id = ${id} AND (email <> ${email} OR phone <> ${phone})`,
    ),
    ...redirectMails(db, { order: id, kinds: toCustomer, recipient: email }, now),
  ]);
  return resent?.meta.changes ?? 0;
}
