import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { assignOrder } from "#app/shop/order/staff-mutations.server.ts";
import { printJson, say, wrongUsage, type Options } from "../../output.ts";
import { person } from "../../person.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";

/** `studio orders assign NUMBER [NAME]`: says who makes it; `--nobody` takes it back. */
export async function assign(
  number: string,
  name: string | undefined,
  options: Options & { nobody?: boolean },
): Promise<void> {
  if (options.nobody && name !== undefined) throw wrongUsage("Give a name or --nobody, not both.");
  const assignee = options.nobody ? null : requireText(name ?? person(), "a name");
  const order = await withOrder(number, options, async (db, found, by) => {
    await assignOrder(db, found.id, assignee, by);
    return found;
  });
  if (options.json) return printJson({ number: order.number, assignedTo: assignee });
  const spoken = formatOrderNumber(order.number);
  say(options, assignee ? `${assignee} makes order ${spoken}.` : `Nobody makes order ${spoken}.`);
}
