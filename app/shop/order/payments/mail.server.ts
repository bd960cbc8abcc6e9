import type { TFunction } from "i18next";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { drawOrder, type OrderLetter } from "#app/shop/order/components/order-letter.tsx";
import { findOrderById, type Order } from "#app/shop/order/data.server.ts";
import { sumDue } from "#app/shop/order/payments/rules.ts";
import {
  findPayment,
  listPayments,
  type OrderPayment,
} from "#app/shop/order/payments/data.server.ts";
import { problemOf, receivedOf, type Problem } from "#app/shop/order/payments/money.ts";
import { cardProviders } from "#app/shop/order/payments/providers/types.ts";
import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import { letterLink } from "#app/domain/reply/message.server.ts";
import { bcp47, defaultSiteLanguage } from "#app/i18n/languages.ts";
import { priceInMail } from "#app/i18n/money.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";

type MoneySources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
};

/** News for the studio: a payment by card, and the state of its order's money now. */
type Notice = {
  t: TFunction;
  heading: string;
  problem: Problem | null;
  payment: OrderPayment;
  order: Order | null;
  received: number;
  href: string;
};

async function readNotice({ db, kv, origin }: MoneySources, row: OutboxRow): Promise<Notice> {
  // `{order's id}:{payment's id}:{sum}`; the id of an order that was never found has a colon too.
  const payment = await findPayment(db, Number(row.reference.split(":").at(-2)));
  if (!payment) throw new Error(`outbox row ${row.id}: its payment is gone`);
  const [order, payments, t] = await Promise.all([
    findOrderById(db, payment.orderId),
    listPayments(db, payment.orderId),
    translatorFor(kv, defaultSiteLanguage),
  ]);
  const problem = problemOf(order, payments);
  const { paid, refunded, currency, orderNumber } = payment;
  const what = problem ?? (refunded > 0 ? "refunded" : "paid");
  const sum = priceInMail(refunded > 0 ? refunded : paid, defaultSiteLanguage, currency);
  return {
    t,
    heading: t(`order:money.${what}`, { number: formatOrderNumber(orderNumber), sum }),
    problem,
    payment,
    order,
    received: receivedOf(payments),
    href: `${origin}/studio/orders/${orderNumber}`,
  };
}

/**
 * Composes the mail to the studio that money came by card, or was given back, and whether that needs a
 * hand.
 * @throws Error when the payment is not there.
 */
export async function composeMoneyMail(
  sources: MoneySources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { t, heading, problem, payment, order, received, href } = await readNotice(sources, row);
  const price = (sum: number) => priceInMail(sum, defaultSiteLanguage, payment.currency);
  const due = order && sumDue(order);
  const way = cardProviders.find((name) => name === payment.provider);
  const letter: OrderLetter = {
    look: null,
    language: bcp47(defaultSiteLanguage),
    heading,
    event: order ? t(`order:types.${order.occasionType}`) : t("order:payment.heading"),
    names: null,
    picture: null,
    paragraphs: [
      ...(problem ? [t(problem === "partial" ? "order:money.wait" : "order:money.return")] : []),
      ...(payment.isTest ? [t("order:money.test")] : []),
    ],
    lines: [
      { label: t("order:payment.amount"), value: price(payment.paid) },
      ...(way ? [{ label: t("order:payment.way"), value: t(`order:payment.ways.${way}`) }] : []),
      { label: t("order:money.received"), value: price(received) },
      ...(due === null ? [] : [{ label: t("order:money.due"), value: price(due) }]),
      ...(order ? [{ label: t("order:fields.names"), value: order.names }] : []),
      ...(order ? [{ label: t("order:fields.phone"), value: order.phone }] : []),
    ],
    link: { href, text: t("order:mail.team-link") },
    footer:
      problem === null
        ? `npm run studio -- orders show ${payment.orderNumber} --remote`
        : `npm run studio -- orders settle ${payment.orderNumber} --remote`,
  };
  return {
    to: row.recipient,
    subject: heading,
    ...drawOrder(letter),
    ...(order ? { replyTo: order.email } : {}),
  };
}

/** The same in the studio's own chat, in one line and a link. */
export async function composeMoneyMessage(
  sources: MoneySources,
  row: OutboxRow,
): Promise<ChatMessage> {
  const { t, heading, payment, order, href } = await readNotice(sources, row);
  const parts = [order?.names ?? null, payment.isTest ? t("order:money.test") : null];
  const about = parts.filter((part) => part !== null).map(escapeHtml);
  const link = letterLink({ href, text: t("order:mail.team-link") });
  return {
    chat: row.recipient,
    text: [`<b>${escapeHtml(heading)}</b>`, ...about, link].join("\n"),
  };
}
