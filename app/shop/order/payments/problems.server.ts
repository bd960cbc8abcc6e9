import { findOrdersById } from "#app/shop/order/data.server.ts";
import { sumDue } from "#app/shop/order/payments/rules.ts";
import { listMoneyInDoubt } from "#app/shop/order/payments/data.server.ts";
import { problemOf, receivedOf, type Problem } from "#app/shop/order/payments/money.ts";

/** An order whose money needs a hand. */
export type MoneyProblem = {
  number: number;
  problem: Problem;
  /** Empty, as the day is, for an order that was deleted. */
  names: string;
  /** As in `2027-06-12`. */
  day: string;
  received: number;
  /** Null where the price is open, and for a deleted order. */
  due: number | null;
  currency: string;
};

/** The orders whose money needs a hand, the longest waiting first. @param limit how many at most. */
export async function listMoneyProblems(db: D1Database, limit: number): Promise<MoneyProblem[]> {
  const payments = await listMoneyInDoubt(db, limit);
  const ids = [...new Set(payments.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const orders = await findOrdersById(db, ids);
  return ids.flatMap((id) => {
    const orderPayments = payments.filter(({ orderId }) => orderId === id);
    const [first] = orderPayments;
    const order = orders.get(id) ?? null;
    const problem = problemOf(order, orderPayments);
    if (!first || problem === null) return [];
    return [
      {
        number: first.orderNumber,
        problem,
        names: order?.names ?? "",
        day: order?.occasionDate ?? "",
        received: receivedOf(orderPayments),
        due: order && sumDue(order),
        currency: first.currency,
      },
    ];
  });
}
