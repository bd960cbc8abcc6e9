import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { sumDue } from "#app/shop/order/payment.ts";
import { agreeOnSum } from "#app/shop/order/staff-mutations.server.ts";
import { currency } from "#app/i18n/money.ts";
import { printJson, refusal, say, type Options } from "../../output.ts";
import { withOrder, requireSum } from "../../orders/staff-work.ts";

/** `studio orders price NUMBER SUM`: the sum that was agreed on, which the customer's page asks for. */
export async function price(number: string, sum: string, options: Options): Promise<void> {
  const agreed = requireSum(sum);
  const before = await withOrder(number, options, async (db, order, by) => {
    if (order.paidAt !== null)
      throw refusal(`Order ${formatOrderNumber(order.number)} is paid already.`);
    await agreeOnSum(db, order.id, agreed, by);
    return order;
  });
  const code = before.quote?.currency ?? currency;
  if (options.json)
    return printJson({
      number: before.number,
      sum: agreed,
      before: sumDue(before),
      currency: code,
    });
  say(options, `Order ${formatOrderNumber(before.number)} costs ${agreed} ${code}.`);
}
