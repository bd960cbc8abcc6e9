import type { TFunction } from "i18next";
import { drawQr } from "#app/domain/guests/link/qr.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { paymentOf } from "#app/shop/order/payments/rules.ts";
import { paymentOffers } from "#app/shop/order/payments/offers.ts";
import type { OrderPayment } from "#app/shop/order/payments/data.server.ts";
import { paymentNotes } from "#app/shop/order/payments/texts.ts";
import type { CardProvider } from "#app/shop/order/payments/providers/types.ts";
import type { PaymentView } from "#app/shop/order/payments/view.ts";
import { priceTexts } from "#app/shop/order/price/texts.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";
import { currency } from "#app/i18n/money.ts";

type Page = Pick<PaymentView, "cardAddress" | "isCardUnavailable"> & {
  /** The providers that are on. */
  cards: readonly CardProvider[];
  t: TFunction;
  language: OrderLanguage;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** The payment as an order's page shows it; null where there is nothing to say. */
export function paymentView(
  order: Order,
  payments: readonly OrderPayment[],
  { cards, t, language, cardAddress, isCardUnavailable, now }: Page,
): PaymentView | null {
  const payment = paymentOf(order);
  const notes = paymentNotes(order, payment, payments, now);
  if (!payment && notes.refunded === 0) return null;
  const purpose = t("order:status.heading", { number: order.number });
  const offers =
    payment?.state === "waiting" ? paymentOffers({ ...payment, purpose }, language, cards) : [];
  const { quote } = order;
  const rest = payment?.state === "waiting" ? payment.sum : null;
  return {
    payment,
    offers: offers.map((offer) => ({
      ...offer,
      qr: offer.scanned === null ? null : drawQr(offer.scanned),
    })),
    notes,
    currency: quote?.currency ?? currency,
    cardAddress,
    isCardUnavailable,
    approximate: quote && rest !== null ? priceTexts(quote, language, t, rest).approximate : null,
  };
}
