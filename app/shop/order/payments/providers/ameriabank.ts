import * as v from "valibot";
import { askProvider } from "#app/shop/order/payments/providers/ask.ts";
import {
  ProviderFailure,
  type AskedPayment,
  type CardProvider,
  type FoundPayment,
} from "#app/shop/order/payments/providers/types.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/**
 * Ameriabank's vPOS by the bank's "AmeriaBank vPOS 3.1, API Protocol Description": `InitPayment`
 * (section 1), the bank's page, the customer back at `BackURL`, and `GetPaymentDetails` (section 2),
 * which alone is believed: "to finish the transaction GetPaymentDetails must be called". Nobody at the
 * bank calls a site by itself, so that payments are asked for until they are over.
 */

/** Numbers of ISO 4217 (section 1, `Currency`). */
const currencies: Partial<Record<string, string>> = {
  AMD: "051",
  EUR: "978",
  USD: "840",
  RUB: "643",
};

/** The languages of the bank's page (section 1, `lang`). */
const languages: Partial<Record<OrderLanguage, string>> = { am: "am", en: "en", ru: "ru" };

const bankHost = ".ameriabank.am";

/** Seconds of a session: the most that the bank allows (section 1, `Timeout`). */
const sessionSeconds = 1200;
/** Milliseconds before its end from which a page is not opened again. */
const reserveMs = 10 * 60_000;

/** Table 2, "Payment state values". */
const orderStatus = {
  started: 0,
  approved: 1,
  deposited: 2,
  voided: 3,
  refunded: 4,
  autoauthorized: 5,
  declined: 6,
} as const;

/** `ResponseCode` 1 is success (section 1); `PaymentID` goes into an address. */
const begun = v.object({
  PaymentID: v.nullish(v.string()),
  ResponseCode: v.union([v.number(), v.string()]),
});

const amount = v.fallback(v.pipe(v.number(), v.transform(Math.round)), 0);

/** The bank's own example writes `OrderStatus` as a text, its table as a number. */
const details = v.object({
  ResponseCode: v.fallback(v.string(), ""),
  OrderStatus: v.fallback(
    v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())),
    null,
  ),
  Amount: amount,
  ApprovedAmount: amount,
  DepositedAmount: amount,
  RefundedAmount: amount,
});

export type AmeriabankSettings = {
  clientId: string;
  username: string;
  password: string;
  /** As in `https://services.ameriabank.am/VPOS`, without a slash at its end. */
  base: string;
  /** The first of the numbers that the bank lets this shop give to its transactions. */
  firstOrder: number;
};

export function ameriabank(settings: AmeriabankSettings): CardProvider {
  const { base, username: Username, password: Password } = settings;
  const call = (name: string, parameters: object, isRepeatable: boolean) => ({
    url: `${base}/api/VPOS/${name}`,
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({ ...parameters, Username, Password }),
    },
    isRepeatable,
  });
  return {
    name: "ameriabank",
    isTest: !base.startsWith("https://services.ameriabank.am/"),
    pageOrigins: new URL(base).hostname.endsWith(bankHost)
      ? // The bank's page leads on to others of its own, and to those of ArCa, the country's processor.
        [`https://*${bankHost}`, "https://*.arca.am"]
      : [new URL(base).origin],
    pageMs: sessionSeconds * 1000 - reserveMs,
    takes: ({ sum, currency }) => sum > 0 && currencies[currency] !== undefined,
    begin: async (payment) => {
      // A second one with the same number is refused ("01, order already exists").
      const made = await askProvider(
        call("InitPayment", parametersOf(payment, settings), false),
        begun,
      );
      const { PaymentID: id, ResponseCode: code } = made;
      if (String(code) !== "1" || !id || !/^[\w-]{1,64}$/.test(id))
        throw new ProviderFailure(`InitPayment: response code ${code}`);
      const query = new URLSearchParams({ id, lang: languages[payment.language] ?? "en" });
      return { providerId: id, page: `${base}/Payments/Pay?${query}` };
    },
    find: async (PaymentID) =>
      foundIn(await askProvider(call("GetPaymentDetails", { PaymentID }, true), details)),
    close: null,
  };
}

/** Section 1, "InitPaymentRequest". */
function parametersOf(payment: AskedPayment, { clientId, firstOrder }: AmeriabankSettings): object {
  return {
    ClientID: clientId,
    Currency: currencies[payment.currency],
    Description: payment.purpose,
    OrderID: firstOrder - 1 + payment.id,
    Amount: payment.sum,
    BackURL: payment.returnAddress,
    Opaque: payment.key,
    Timeout: sessionSeconds,
  };
}

/** Section 2, "PaymentDetailsResponse", and table 2. */
function foundIn(response: v.InferOutput<typeof details>): FoundPayment {
  const { OrderStatus: status, RefundedAmount: refunded } = response;
  const nothing = { paid: 0, refunded: 0, reference: null };
  switch (status) {
    case orderStatus.deposited:
    case orderStatus.refunded: {
      // The deposited amount may be what is left of it after a refund.
      const isBack = refunded > 0 || status === orderStatus.refunded;
      const paid = Math.max(response.DepositedAmount, isBack ? response.ApprovedAmount : 0);
      return { ...nothing, state: "paid", paid: Math.max(paid, refunded), refunded };
    }
    // Taken back whole (section 4): what had come is gone again.
    case orderStatus.voided:
      return { ...nothing, state: "paid", paid: response.Amount, refunded: response.Amount };
    case orderStatus.declined:
      return { ...nothing, state: "failed" };
    case orderStatus.started:
    case orderStatus.approved:
    case orderStatus.autoauthorized:
      return { ...nothing, state: "open" };
    default:
      throw new ProviderFailure(`GetPaymentDetails: response code ${response.ResponseCode}`);
  }
}
