import * as v from "valibot";

/** Seconds that a notice may be old: what Stripe's own libraries allow (https://docs.stripe.com/webhooks, "Replay attack prevention"). */
const toleranceSeconds = 300;

/** Signatures of one notice: two while a secret is changed. More are not looked at. */
const mostSignatures = 5;

const encoder = new TextEncoder();

/**
 * True if Stripe signed a notice: HMAC-SHA-256 in hex of `{t}.{body}` by the endpoint's secret (https://docs.stripe.com/webhooks, "Verify webhook signatures manually"), compared in constant time, and not older than five minutes.
 * @param body as it came, byte for byte.
 * @param header `Stripe-Signature`: `t=1492774577,v1=5257a8…,v0=…`.
 * @param now milliseconds since 1970 in UTC.
 */
export async function isFromStripe(
  body: string,
  header: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  const signatures = parts
    .filter(([name, value]) => name === "v1" && /^[\da-f]{64}$/.test(value ?? ""))
    .slice(0, mostSignatures);
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signed = encoder.encode(`${time}.${body}`);
  const verified = await Promise.all(
    signatures.map(([, value = ""]) => crypto.subtle.verify("HMAC", key, bytesOf(value), signed)),
  );
  return verified.includes(true);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const names = v.fallback(
  v.object({
    payment: v.optional(v.pipe(v.string(), v.uuid())),
    order: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/), v.transform(Number))),
  }),
  {},
);

/** A session, a charge or a refund; events of other objects are not asked for. */
const notice = v.object({
  type: v.string(),
  livemode: v.fallback(v.boolean(), true),
  data: v.object({
    object: v.object({
      object: v.string(),
      id: v.string(),
      payment_intent: v.fallback(v.nullable(v.string()), null),
      metadata: names,
    }),
  }),
});

/** Which payment a notice is about. What it says of it is not read: the payment is asked for. */
export type StripeNotice = {
  type: string;
  isTest: boolean;
  /** The session's name; null where the notice is about a charge or a refund. */
  session: string | null;
  intent: string | null;
  /** The payment's own key and its order's number, where this site made it. */
  key: string | null;
  order: number | null;
};

/** @returns null for a notice that this site does not use. */
export function readNotice(body: string): StripeNotice | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notice), body);
  if (!parsed.success) return null;
  const { type, livemode, data } = parsed.output;
  const { object, id, payment_intent: intent, metadata } = data.object;
  if (!["checkout.session", "charge", "refund"].includes(object)) return null;
  return {
    type,
    isTest: !livemode,
    session: object === "checkout.session" ? id : null,
    intent,
    key: metadata.payment ?? null,
    order: metadata.order ?? null,
  };
}
