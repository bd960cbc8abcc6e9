import type { Amount } from "#app/shop/order/payments/rules.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/** The providers whose own pages take cards, in the order of the customer's page. */
export const cardProviders = ["ameriabank", "stripe"] as const;
export type CardProviderName = (typeof cardProviders)[number];

/** The states of a payment, as they are stored. A refund is a sum of a paid one. */
export const paymentStates = ["open", "paid", "failed", "expired"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment that a provider is asked to take. */
export type AskedPayment = Amount & {
  /** Random and the payment's own: a provider that gets it twice makes one payment. */
  key: string;
  /** Whole, from 1, never used twice. */
  id: number;
  orderNumber: number;
  /** The text that the customer reads there: `Order 482137`. */
  purpose: string;
  language: OrderLanguage;
  /** The address that the provider sends the customer to afterwards; nothing in it is believed. */
  returnAddress: string;
  /** Milliseconds since 1970 in UTC. */
  createdAt: number;
};

/** A provider's answer about a payment, asked from server to server. Sums are whole. */
export type FoundPayment = {
  state: PaymentState;
  paid: number;
  refunded: number;
  /** Another name by which the provider's notices find it; null for none. */
  reference: string | null;
};

/** A provider with its keys. Each call throws `ProviderFailure` where the provider does not do it. */
export type CardProvider = {
  name: CardProviderName;
  /** With test keys no money moves. */
  isTest: boolean;
  /** Origins of its pages, as a Content-Security-Policy names them. */
  pageOrigins: readonly string[];
  /** Milliseconds in which the page of a payment can be opened again. */
  pageMs: number;
  /** True if it takes such a sum in such a currency. */
  takes: (due: Amount) => boolean;
  /** Begins a payment. @returns the provider's name of it, and its page. */
  begin: (asked: AskedPayment) => Promise<{ providerId: string; page: string }>;
  find: (providerId: string) => Promise<FoundPayment>;
  /** Ends a payment that nobody has paid; null where its page ends by itself alone. */
  close: ((providerId: string) => Promise<void>) | null;
};

/** A provider did not answer, or refused. The message has no secret and no personal data. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
}
