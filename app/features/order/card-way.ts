import { paymentWays } from "#app/features/order/payment.ts";

/** Whether customers pay by card: what the shop says of paying from abroad depends on it. */
export function hasCardWay(): boolean {
  const ways: readonly string[] = paymentWays;
  return ways.includes("card");
}
