import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { noteOrder } from "#app/shop/order/staff-mutations.server.ts";
import { printJson, say, type Options } from "../../output.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";

/** `studio orders note NUMBER TEXT`: adds to an order's history, for colleagues. */
export async function note(number: string, text: string, options: Options): Promise<void> {
  const said = requireText(text, "a note");
  const order = await withOrder(number, options, async (db, found, by) => {
    await noteOrder(db, found.id, said, by);
    return found;
  });
  if (options.json) return printJson({ number: order.number, note: said });
  say(options, `Noted with order ${formatOrderNumber(order.number)}.`);
}
