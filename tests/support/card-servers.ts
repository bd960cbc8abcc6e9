import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { CardMode, HeldPayment } from "./cards.ts";

/** State of an order that both doubles share: how they behave for it, and its payments. */
const modes = new Map<number, CardMode>();
const payments: HeldPayment[] = [];
/** Stripe's answers by the key of the request, with what was asked. */
const answered = new Map<string, { asked: string; answer: object }>();

const stripeKey = "sk_test_keyoftestsalone";
const bank = { ClientID: "shop", Username: "hraver", Password: "bank-password-that-nobody-logs" };

/** Of the server, which stands for the providers' pages too. */
let origin = "";

type Reply = { status?: number; body: object | string } | "silence" | "close";

/**
 * Doubles of the card providers on one port: Stripe's API by https://docs.stripe.com/api, the bank's by
 * "AmeriaBank vPOS 3.1, API Protocol Description". Requests of another form are refused as they refuse
 * them. `/control/ORDER` sets how they behave for an order's number, and what became of its payments.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? "", "http://provider");
    response.setHeader("Connection", "close");
    const reply = url.pathname.startsWith("/control/")
      ? control(Number(url.pathname.split("/")[2]), text)
      : url.pathname.startsWith("/v1/")
        ? askStripe(request.method ?? "", url, text, request.headers)
        : askBank(url, text, request.headers["content-type"] ?? "");
    if (reply === "silence") return;
    if (reply === "close") return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, { "Content-Type": "application/json" });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project.provide("cards", origin);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** The payments of an order; a posted object changes the mode, or those with a name. */
function control(order: number, text: string): Reply {
  const own = payments.filter((payment) => payment.order === order);
  if (text !== "") {
    const { mode, id, ...change } = JSON.parse(text);
    if (mode !== undefined) modes.set(order, mode);
    for (const payment of own) if (payment.id === id) Object.assign(payment, change);
  }
  return { body: own };
}

/** @returns the misbehaviour that a test asked for. */
function misbehaving(order: number, at: "begin" | "find" | "close"): Reply | null {
  switch (modes.get(order)) {
    case "down":
      return { status: 503, body: "<html>Bad gateway</html>" };
    case "closing":
      return "close";
    case "forgets":
      return at === "begin" ? { status: 500, body: {} } : null;
    case "silent":
      return "silence";
    default:
      return null;
  }
}

const stripeError = (status: number, message: string): Reply => ({
  status,
  body: { error: { type: "invalid_request_error", message } },
});

function askStripe(
  method: string,
  url: URL,
  text: string,
  headers: NodeJS.Dict<string | string[]>,
): Reply {
  if (headers.authorization !== `Bearer ${stripeKey}`) return stripeError(401, "Invalid API Key");
  if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(String(headers["stripe-version"])))
    return stripeError(400, "no version");
  const [, , , , id, verb] = url.pathname.split("/");
  if (id === undefined) {
    const key = String(headers["idempotency-key"]);
    const before = answered.get(key);
    if (before)
      return before.asked === text
        ? { body: before.answer }
        : stripeError(
            400,
            "Keys for idempotent requests can only be used with the same parameters",
          );
    return createSession(new URLSearchParams(text), key, text);
  }
  const payment = payments.find((one) => one.id === decodeURIComponent(id));
  if (!payment) return stripeError(404, "No such checkout.session");
  const bad = misbehaving(payment.order, verb === "expire" ? "close" : "find");
  if (bad) return bad;
  if (verb === "expire" && method === "POST") {
    if (payment.state !== "open") return stripeError(400, "Only sessions in `open` can be expired");
    payment.state = "expired";
    return { body: sessionOf(payment) };
  }
  if (url.searchParams.get("expand[]") !== "payment_intent.latest_charge")
    return stripeError(400, "the tests know one way to ask");
  return { body: sessionOf(payment) };
}

function createSession(form: URLSearchParams, key: string, text: string): Reply {
  const get = (name: string) => form.get(name) ?? "";
  const order = Number(get("client_reference_id"));
  const item = "line_items[0]";
  const seconds = Number(get("expires_at")) - Date.now() / 1000;
  const problem =
    get("mode") !== "payment"
      ? "mode"
      : !/^\d{1,8}$/.test(get(`${item}[price_data][unit_amount]`))
        ? "unit_amount"
        : get(`${item}[quantity]`) !== "1"
          ? "quantity"
          : !/^[a-z]{3}$/.test(get(`${item}[price_data][currency]`))
            ? "currency"
            : get(`${item}[price_data][product_data][name]`) === ""
              ? "name"
              : !["auto", "en", "ru"].includes(get("locale"))
                ? "locale"
                : !URL.canParse(get("success_url")) || !URL.canParse(get("cancel_url"))
                  ? "url"
                  : null;
  if (problem) return stripeError(400, `Invalid ${problem}`);
  // Clocks of tests are set; what is asked is checked against the payment's own hour by them.
  if (Number.isNaN(seconds)) return stripeError(400, "Invalid expires_at");
  const bad = misbehaving(order, "begin");
  if (bad && bad !== "close") return bad;
  const id = `cs_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const payment: HeldPayment = {
    provider: "stripe",
    order,
    id,
    key: get("metadata[payment]"),
    sum: Number(get(`${item}[price_data][unit_amount]`)),
    currency: get(`${item}[price_data][currency]`),
    state: "open",
    refunded: 0,
    back: get("success_url"),
    left: get("cancel_url"),
    expiresAt: Number(get("expires_at")),
    intent: `pi_${crypto.randomUUID().replaceAll("-", "")}`,
    names: Object.fromEntries(
      ["payment", "order"].map((name) => [name, get(`payment_intent_data[metadata][${name}]`)]),
    ),
  };
  payments.push(payment);
  const answer = sessionOf(payment);
  answered.set(key, { asked: text, answer });
  return bad ?? { body: answer };
}

/** https://docs.stripe.com/api/checkout/sessions/object, as far as anybody here reads it. */
function sessionOf({ id, order, key, sum, currency, state, refunded, intent }: HeldPayment) {
  const isOver = state === "paid" || state === "failed";
  return {
    id,
    object: "checkout.session",
    amount_total: sum,
    client_reference_id: String(order),
    currency,
    customer_details: { email: "payer@example.com", name: "Payer Who Is Not Stored" },
    livemode: false,
    metadata: { payment: key, order: String(order) },
    payment_intent: isOver
      ? {
          id: intent,
          object: "payment_intent",
          status: state === "paid" ? "succeeded" : "requires_payment_method",
          latest_charge:
            state === "paid" ? { object: "charge", amount: sum, amount_refunded: refunded } : null,
        }
      : null,
    payment_status: state === "paid" ? "paid" : "unpaid",
    status: state === "open" ? "open" : state === "expired" ? "expired" : "complete",
    url: state === "open" ? `${origin}/c/pay/${id}` : null,
  };
}

function askBank(url: URL, text: string, type: string): Reply {
  if (!type.startsWith("application/json")) return { status: 415, body: {} };
  const asked = JSON.parse(text);
  const call = url.pathname.split("/").at(-1);
  const isKnown = asked.Username === bank.Username && asked.Password === bank.Password;
  if (call === "InitPayment") {
    const order = Number(/\d{6}/.exec(asked.Description)?.[0]);
    const refused = (code: number, message: string): Reply => ({
      body: { PaymentID: "", ResponseCode: code, ResponseMessage: message },
    });
    if (!isKnown || asked.ClientID !== bank.ClientID)
      return refused(20, "Incorrect Username and Password");
    if (!Number.isInteger(asked.OrderID) || typeof asked.Amount !== "number")
      return refused(5, "Incorrect Parameters");
    // Test files have databases of their own, which count alike.
    if (payments.some((one) => one.number === asked.OrderID && one.order === order))
      return refused(1, "Order already exists");
    if (!(asked.Timeout <= 1200)) return refused(5, "Incorrect Parameters");
    const bad = misbehaving(order, "begin");
    if (bad && bad !== "close") return bad;
    const id = crypto.randomUUID().toUpperCase();
    payments.push({
      provider: "ameriabank",
      order,
      id,
      key: asked.Opaque,
      number: asked.OrderID,
      sum: asked.Amount,
      currency: asked.Currency,
      state: "open",
      refunded: 0,
      back: asked.BackURL,
    });
    return bad ?? { body: { PaymentID: id, ResponseCode: 1, ResponseMessage: "OK" } };
  }
  const payment = payments.find(({ id }) => id === asked.PaymentID);
  if (call !== "GetPaymentDetails" || !isKnown || !payment)
    return { body: { ResponseCode: isKnown ? "06" : "20", OrderStatus: null } };
  return misbehaving(payment.order, "find") ?? { body: detailsOf(payment) };
}

const bankStates = {
  open: ["payment_started", "0", "0-100"],
  paid: ["payment_deposited", "2", "00"],
  failed: ["payment_declined", "6", "0116"],
  expired: ["payment_declined", "6", "0-2007"],
  voided: ["payment_void", "3", "00"],
} as const;

/** "PaymentDetailsResponse"; after a refund the deposited amount is what is left. */
function detailsOf({ state, sum, refunded, key, currency, number }: HeldPayment) {
  const [name, status, code] = bankStates[state];
  const has = state === "paid";
  return {
    Amount: sum,
    ApprovedAmount: has ? sum : 0,
    ApprovalCode: has ? "010402" : "",
    CardNumber: "408306******1818",
    ClientName: "PAYER WHO IS NOT STORED",
    ClientEmail: null,
    Currency: currency,
    DepositedAmount: has ? sum - refunded : 0,
    MerchantId: "shop",
    OrderID: number,
    Opaque: key,
    PaymentState: has && refunded > 0 ? "payment_refunded" : name,
    OrderStatus: has && refunded > 0 ? "4" : status,
    RefundedAmount: refunded,
    ResponseCode: code,
  };
}
