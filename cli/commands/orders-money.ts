import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { paymentWays } from "#app/shop/order/payment.ts";
import {
  listPayments,
  listPaymentsOfNumber,
  type OrderPayment,
} from "#app/shop/order/payments/data.server.ts";
import { refundByHand, settleMoney } from "#app/shop/order/payments/hand-mutations.server.ts";
import { problemOf, receivedOf, type Problem } from "#app/shop/order/payments/money.ts";
import { currency } from "#app/i18n/money.ts";
import { ask } from "../ask.ts";
import { requireChoice } from "../choice.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import { momentText, printJson, refusal, say, type Options } from "../output.ts";
import { person } from "../person.ts";
import { withStore } from "../store.ts";
import { requireSum } from "./orders-work.ts";

/** What needs a hand, in words. */
export const problemWords: Readonly<Record<Problem, string>> = {
  cancelled: "paid, but the order is cancelled",
  over: "more came than was due",
  partial: "a part came",
  gone: "paid, but the order is deleted",
};

/** A payment as `--json` prints it. */
export function paymentAnswer(payment: OrderPayment) {
  return {
    provider: payment.provider,
    providerId: payment.providerId,
    state: payment.state,
    sum: payment.sum,
    paid: payment.paid,
    refunded: payment.refunded,
    currency: payment.currency,
    isTest: payment.isTest,
    createdAt: payment.createdAt,
    paidAt: payment.paidAt,
  };
}

export function paymentLine(payment: OrderPayment): string[] {
  const { provider, providerId, state, sum, paid, refunded: back, isTest } = payment;
  return [
    momentText(payment.paidAt ?? payment.createdAt),
    provider + (isTest ? " (test)" : ""),
    // What was given back by hand is a row of its own, of which nothing came.
    state === "paid" && paid === 0 ? "" : state,
    state === "paid" && paid === 0 ? "" : `${state === "paid" ? paid : sum} ${payment.currency}`,
    back > 0 ? `${back} ${payment.currency} returned` : "",
    providerId ?? "",
  ];
}

/** What is wrong with an order's money, and what to do. */
export function problemLines({ number }: Order, problem: Problem | null): string[] {
  if (problem === null) return [];
  return [
    `Look at this: ${problemWords[problem]}.`,
    ...(problem === "partial" ? [] : ["Return the money on the provider's own page, or by hand:"]),
    ...(problem === "partial" ? [] : [`→ npm run studio -- orders refunded ${number} SUM`]),
    `If it is right as it is: npm run studio -- orders settle ${number}`,
  ];
}

/** `studio orders refunded NUMBER SUM`: money was given back by hand, which the customer's page says. */
export async function refunded(
  number: string,
  typed: string,
  options: Options & { by?: string },
): Promise<void> {
  const way = requireChoice("way of paying", options.by ?? "transfer", paymentWays);
  const sum = requireSum(typed);
  const wanted = requireNumber(number);
  const result = await withStore(options.remote ?? false, async ({ db }) => {
    const order = await requireOrder(db, wanted);
    const spoken = formatOrderNumber(order.number);
    const received = receivedOf(await listPayments(db, order.id));
    const code = order.quote?.currency ?? currency;
    if (sum === 0 || sum > received)
      throw refusal(`Of order ${spoken}, ${received} ${code} came that was not returned.`);
    await ask(
      `Note that ${sum} ${code} of order ${spoken} was given back to ${order.names}`,
      "Nothing was changed.",
      options,
    );
    const by = { person: person(), now: Date.now() };
    if (!(await refundByHand(db, order.id, { sum, way }, by)))
      throw refusal(`What came for order ${spoken} was returned meanwhile.`);
    return { number: order.number, sum, currency: code, by: way, received: received - sum };
  });
  if (options.json) return printJson(result);
  const { received, currency: code } = result;
  say(
    options,
    `Noted: ${sum} ${code} of order ${formatOrderNumber(wanted)} was returned, ${received} ${code} is left.`,
  );
}

/** `studio orders settle NUMBER`: what came is right as it is, and is not told again. */
export async function settle(number: string, options: Options): Promise<void> {
  const wanted = requireNumber(number);
  const settled = await withStore(options.remote ?? false, async ({ db }) => {
    // The payments of a deleted order are still there.
    const order = await findOrder(db, wanted);
    const payments = order
      ? await listPayments(db, order.id)
      : await listPaymentsOfNumber(db, wanted);
    const [first] = payments;
    const problem = problemOf(order, payments);
    const spoken = formatOrderNumber(wanted);
    if (!first || problem === null) throw refusal(`Nothing is to be settled of order ${spoken}.`);
    const by = { person: person(), now: Date.now() };
    if (!(await settleMoney(db, first.orderId, problem, by)))
      throw refusal(`Order ${spoken} was settled meanwhile.`);
    return problem;
  });
  if (options.json) return printJson({ number: wanted, settled });
  say(options, `Settled order ${formatOrderNumber(wanted)}: ${problemWords[settled]}.`);
}
