import * as v from "valibot";
import type { Amount } from "#app/shop/order/payments/rules.ts";
import { askProvider } from "#app/shop/order/payments/providers/ask.ts";
import { unitsOf } from "#app/shop/order/payments/providers/units.ts";
import {
  ProviderFailure,
  type AskedPayment,
  type CardProvider,
  type FoundPayment,
} from "#app/shop/order/payments/providers/types.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/**
 * The version that requests and answers are written for; Stripe keeps each
 * (https://docs.stripe.com/api/versioning). Of a session it has `currency` as it was asked for, also
 * where Stripe shows another one (changelog 2025-03-31, "presentment details").
 */
const version = "2025-09-30.clover";

/** Hours until an unpaid session ends: between half an hour and 24 (`expires_at` of a session). */
const sessionMs = 2 * 60 * 60_000;
/** Milliseconds before its end from which a session is not opened again. */
const reserveMs = 20 * 60_000;

/** `unit_amount` has at most eight digits (https://docs.stripe.com/currencies, "Minimum and maximum"). */
const mostUnits = 99_999_999;

/** Stripe's pages have no Armenian (`locale` of a session); `auto` asks the browser. */
const locales: Partial<Record<OrderLanguage, string>> = { en: "en", ru: "ru" };

const begun = v.object({
  id: v.pipe(v.string(), v.startsWith("cs_")),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
});

const session = v.object({
  status: v.nullable(v.string()),
  payment_status: v.string(),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  payment_intent: v.nullish(
    v.object({
      id: v.string(),
      status: v.string(),
      latest_charge: v.nullish(v.object({ amount_refunded: v.number() })),
    }),
  ),
});

export type StripeSettings = { secretKey: string; base: string };

/**
 * Stripe Checkout: a session for each payment, paid on Stripe's own page
 * (https://docs.stripe.com/api/checkout/sessions/create, …/retrieve, …/expire). Written without
 * Stripe's package (decision 100).
 */
export function stripe({ secretKey, base }: StripeSettings): CardProvider {
  const isReal = new URL(base).hostname === "api.stripe.com";
  const pageOrigins = [isReal ? "https://checkout.stripe.com" : new URL(base).origin];
  const headers = { Authorization: `Bearer ${secretKey}`, "Stripe-Version": version };
  const post = (path: string, form: Record<string, string>, idempotencyKey: string) => ({
    url: `${base}/v1/${path}`,
    init: {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/x-www-form-urlencoded",
        // https://docs.stripe.com/api/idempotent_requests: the same key and form, the same answer.
        "Idempotency-Key": idempotencyKey,
      },
      body: new URLSearchParams(form).toString(),
    },
    isRepeatable: true,
  });
  return {
    name: "stripe",
    isTest: !/^[rs]k_live_/.test(secretKey),
    pageOrigins,
    pageMs: sessionMs - reserveMs,
    takes: ({ sum, currency }: Amount) => sum > 0 && sum * unitsOf(currency) <= mostUnits,
    begin: async (payment) => {
      const { id, url } = await askProvider(
        post("checkout/sessions", formOf(payment), payment.key),
        begun,
      );
      // As an account's own domain for these pages: the order's page may not lead there.
      if (!pageOrigins.includes(new URL(url).origin))
        throw new ProviderFailure("/v1/checkout/sessions: a page of another origin");
      return { providerId: id, page: url };
    },
    find: async (id) => {
      const expand = new URLSearchParams({ "expand[]": "payment_intent.latest_charge" });
      const url = `${base}/v1/checkout/sessions/${encodeURIComponent(id)}?${expand}`;
      return foundIn(await askProvider({ url, init: { headers }, isRepeatable: true }, session));
    },
    close: async (id) => {
      const path = `checkout/sessions/${encodeURIComponent(id)}/expire`;
      await askProvider(post(path, {}, `expire ${id}`), v.object({ status: v.literal("expired") }));
    },
  };
}

/** The form of a session. The same payment has the same form: Stripe refuses a key with another one. */
function formOf(payment: AskedPayment): Record<string, string> {
  const { key, orderNumber, purpose, language, returnAddress, createdAt } = payment;
  const names = { payment: key, order: String(orderNumber) };
  return {
    mode: "payment",
    "payment_method_types[0]": "card",
    client_reference_id: String(orderNumber),
    locale: locales[language] ?? "auto",
    success_url: returnAddress,
    cancel_url: `${returnAddress}?left`,
    expires_at: String(Math.floor((createdAt + sessionMs) / 1000)),
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": payment.currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(payment.sum * unitsOf(payment.currency)),
    "line_items[0][price_data][product_data][name]": purpose,
    ...metadata("metadata", names),
    // A charge takes them from its payment intent, by which a refund is found.
    ...metadata("payment_intent_data[metadata]", names),
    "payment_intent_data[description]": purpose,
  };
}

function metadata(name: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${name}[${key}]`, value]),
  );
}

/** `status` and `payment_status` of https://docs.stripe.com/api/checkout/sessions/object. */
function foundIn(response: v.InferOutput<typeof session>): FoundPayment {
  const { status, payment_status: paid, amount_total: total, currency } = response;
  const intent = response.payment_intent ?? null;
  const amountOf = (units: number) => Math.round(units / unitsOf((currency ?? "").toUpperCase()));
  const nothing = { paid: 0, refunded: 0, reference: intent?.id ?? null };
  if (paid === "paid") {
    if (total === null || currency === null)
      throw new ProviderFailure("/v1/checkout/sessions: a paid session without a sum");
    const refunded = amountOf(intent?.latest_charge?.amount_refunded ?? 0);
    return { ...nothing, state: "paid", paid: amountOf(total), refunded };
  }
  if (status === "expired") return { ...nothing, state: "expired" };
  const isRefused = status === "complete" && intent?.status === "requires_payment_method";
  return { ...nothing, state: isRefused ? "failed" : "open" };
}
