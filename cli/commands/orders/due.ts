import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { dueDay } from "#app/shop/order/holidays.ts";
import { setDueDay } from "#app/shop/order/staff-mutations.server.ts";
import { printJson, say, wrongUsage, type Options } from "../../output.ts";
import { readTypedDate } from "../../typed-date.ts";
import { withOrder } from "../../orders/staff-work.ts";

/** `studio orders due NUMBER DATE`: promises it by another day, which the customer's page says. */
export async function due(number: string, date: string, options: Options): Promise<void> {
  const typed = readTypedDate(date);
  if ("problem" in typed) throw wrongUsage(typed.problem);
  if (typed.time !== null) throw wrongUsage("Expected a day without an hour, as in 12.06.2027.");
  const { day } = typed;
  const before = await withOrder(number, options, async (db, order, by) => {
    await setDueDay(db, order.id, day, by);
    return order;
  });
  if (options.json) return printJson({ number: before.number, due: day, before: dueDay(before) });
  say(
    options,
    `Order ${formatOrderNumber(before.number)} is due on ${day}, before on ${dueDay(before)}.`,
  );
}
