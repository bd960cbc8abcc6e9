import type { Amount, PaymentWay } from "#app/shop/order/payments/rules.ts";
import type { CardProvider, CardProviderName } from "#app/shop/order/payments/providers/types.ts";
import { inLocale } from "#app/i18n/studio-texts.ts";
import { studio } from "#app/i18n/studio.ts";

/** The sum due from a customer, and how it is named. */
export type Due = Amount & {
  /** The purpose that a payment names, so that it is found again: `Order 482137`. */
  purpose: string;
};

/** A line of what a customer needs to pay; `copied` differs from what is shown. */
export type OfferLine = {
  field: "holder" | "bank" | "account" | "purpose" | "cash";
  value: string;
  copied?: string;
};

/** How a customer pays in one way. */
export type PaymentOffer = {
  way: PaymentWay | CardProviderName;
  lines: OfferLine[];
  /** The text that a phone reads from the QR code; null for none. */
  scanned: string | null;
  /** A form leads to a page of the provider's own; else staff see the payment. */
  isCard: boolean;
};

/**
 * A way of paying that staff see. It says what the customer needs; what has come is marked by
 * `payOrder`. What comes by card is stored by `recordPayment`.
 * @param language of the page.
 * @returns null where the studio does not offer it.
 */
type PaymentProvider = (due: Due, language: string) => PaymentOffer | null;

const transfer: PaymentProvider = ({ sum, currency, purpose }, language) => {
  const ways = studio.payment;
  if (!ways) return null;
  const account = ways.account.replaceAll(" ", "");
  const [holder, bank] = [inLocale(ways.holder, language), inLocale(ways.bank, language)];
  return {
    way: "transfer",
    lines: [
      { field: "holder", value: holder },
      { field: "bank", value: bank },
      { field: "account", value: ways.account, copied: account },
      { field: "purpose", value: purpose, copied: purpose },
    ],
    // Banks here share no form of such a code: a phone's camera offers the text to be copied.
    scanned: [holder, bank, account, `${sum} ${currency}`, purpose].join("\n"),
    isCard: false,
  };
};

const cash: PaymentProvider = (_due, language) =>
  studio.payment?.cash
    ? {
        way: "cash",
        lines: [{ field: "cash", value: inLocale(studio.payment.cash, language) }],
        scanned: null,
        isCard: false,
      }
    : null;

/** In the order of the page; each way has one. */
const providers: Readonly<Record<PaymentWay, PaymentProvider>> = { transfer, cash };

/**
 * The ways in which a customer can pay what is due, by card first.
 * @param cards the providers that are on.
 */
export function paymentOffers(
  due: Due,
  language: string,
  cards: readonly Pick<CardProvider, "name" | "takes">[],
): PaymentOffer[] {
  const byCard = cards
    .filter(({ takes }) => takes(due))
    .map(({ name }) => ({ way: name, lines: [], scanned: null, isCard: true }));
  return [...byCard, ...Object.values(providers).flatMap((way) => way(due, language) ?? [])];
}
