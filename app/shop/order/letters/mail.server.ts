import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { orderKey } from "#app/shop/order/access.server.ts";
import { drawOrder } from "#app/shop/order/components/order-letter.tsx";
import { customerLetter } from "#app/shop/order/letters/customer.server.ts";
import { findOrderById } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { toCustomer } from "#app/shop/order/letters/kinds.ts";
import { findOrderedProduct } from "#app/shop/order/product/data.server.ts";
import { studioLetter } from "#app/shop/order/letters/studio.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { defaultSiteLanguage } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { studio } from "#app/i18n/studio.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";

export type OrderMailSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** Signs the address of the customer's status page. */
  secret: Secrets;
  /** Signs the couple's link to the dashboard. */
  dashboardSecret: Secrets;
  now: Clock;
};

/**
 * Composes a mail about an order. The studio gets all data of a new order, the customer's decision,
 * or the notice of a bounced mail; the customer gets the number and the next steps, the preview and
 * the link, and of the form's free text only the names, so that nobody can send text of their own
 * to a stranger through the form.
 * @throws Error when the row is of another kind, or the order was deleted.
 */
export async function composeOrderMail(
  sources: OrderMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const [id = ""] = row.reference.split(":");
  const order = await findOrderById(sources.db, id);
  if (!order) throw new Error(`outbox row ${row.id}: its order is gone`);
  const customer = toCustomer.some((kind) => kind === row.kind);
  // The other mails are written before there is a page.
  const page =
    row.kind === "order-published"
      ? await findInvitationOfReplies(sources.kv, order.invitation ?? "")
      : null;
  const t = await translatorFor(
    sources.kv,
    customer ? localeOf(page, order.language) : defaultSiteLanguage,
  );
  const key = await orderKey(sources.secret, order.number);
  const href = `${sources.origin}/order/${order.number}?key=${key}`;
  const product = await findOrderedProduct(
    sources.kv,
    order.template,
    customer ? order.language : defaultSiteLanguage,
  );
  const letter = customer
    ? await customerLetter(sources, row, { order, product, page }, t, href)
    : studioLetter({ order, product }, await listEvents(sources.db, order.id), t, href, row.kind);
  return {
    to: row.recipient,
    subject: letter.heading,
    ...drawOrder(letter),
    // Customers' answers go to the studio's own mailbox.
    ...(customer ? { replyTo: studio.email } : { replyTo: order.email }),
  };
}
