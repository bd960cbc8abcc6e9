import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { goodsOf, goodsStates, toldGoods } from "#app/shop/order/goods.ts";
import { dueDay } from "#app/shop/order/holidays.ts";
import { paymentOf, paymentWays, sumDue } from "#app/shop/order/payment.ts";
import type { ByStaff } from "#app/shop/order/event-mutations.server.ts";
import {
  agreeOnSum,
  assignOrder,
  cancelOrder,
  markGoods,
  noteOrder,
  payOrder,
  setDueDay,
} from "#app/shop/order/staff-mutations.server.ts";
import { currency } from "#app/i18n/money.ts";
import { ask } from "../ask.ts";
import { requireChoice } from "../choice.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import { printJson, refusal, say, wrongUsage, type Options } from "../output.ts";
import { person } from "../person.ts";
import { withStore } from "../store.ts";
import { readTypedDate } from "../typed-date.ts";

/** Longest text of a note or a reason, in UTF-16 code units: a page of a letter. */
const longestText = 4_000;
/** As in the price list (app/shop/catalogue/schema.ts). */
const highestSum = 10_000_000;

/** Does something about an order, as the person who runs the command. */
async function withOrder<Result>(
  number: string,
  options: Options,
  change: (db: D1Database, order: Order, by: ByStaff) => Promise<Result>,
): Promise<Result> {
  const wanted = requireNumber(number);
  return withStore(options.remote ?? false, async ({ db }) =>
    change(db, await requireOrder(db, wanted), { person: person(), now: Date.now() }),
  );
}

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

/**
 * `studio orders goods NUMBER STATE`: how far what is printed has come, which the customer's page shows;
 * the customer is mailed when it can be fetched or was sent. An earlier state takes it back.
 */
export async function goods(
  number: string,
  state: string,
  options: Options & { note?: string },
): Promise<void> {
  const wanted = requireChoice("state", state, goodsStates);
  const said = options.note === undefined ? null : requireText(options.note, "a note");
  const before = await withOrder(number, options, async (db, order, by) => {
    const spoken = formatOrderNumber(order.number);
    const present = goodsOf(order);
    if (present === null) throw refusal(`Order ${spoken} has nothing that is printed.`);
    if (toldGoods.some((told) => told === wanted))
      await ask(
        `Mail ${order.email} of order ${spoken} that it ${wanted === "sent" ? "was sent" : "can be fetched"}`,
        "Nothing was changed.",
        options,
      );
    if (!(await markGoods(db, order.id, { goods: wanted, note: said }, by)))
      throw refusal(`The goods of order ${spoken} are ${present} already.`);
    return { order, present };
  });
  const { order, present } = before;
  if (options.json) return printJson({ number: order.number, goods: wanted, before: present });
  say(options, `The goods of order ${formatOrderNumber(order.number)}: ${present} → ${wanted}.`);
}

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

/** `studio orders paid NUMBER`: marks it as paid; the customer gets a receipt. */
export async function paid(
  number: string,
  options: Options & { sum?: string; by?: string },
): Promise<void> {
  const way = requireChoice("way of paying", options.by ?? "transfer", paymentWays);
  const given = options.sum === undefined ? null : requireSum(options.sum);
  const result = await withOrder(number, options, async (db, order, by) => {
    const spoken = formatOrderNumber(order.number);
    if (order.paidAt !== null) throw refusal(`Order ${spoken} is paid already.`);
    // Beside what has come by card, the rest.
    const rest = paymentOf(order);
    const sum = given ?? (rest?.state === "waiting" ? rest.sum : sumDue(order));
    if (sum === null)
      throw wrongUsage(`Order ${spoken} has no agreed sum: give the one that came, --sum 27000`);
    const code = order.quote?.currency ?? currency;
    await ask(
      `Mark order ${spoken} of ${order.names} as paid, ${sum} ${code}, and mail ${order.email} a receipt`,
      "Nothing was changed.",
      options,
    );
    if (!(await payOrder(db, order.id, { sum, way }, by)))
      throw refusal(`Order ${spoken} was marked as paid meanwhile.`);
    return { number: order.number, sum, currency: code, by: way };
  });
  if (options.json) return printJson(result);
  say(
    options,
    `Order ${formatOrderNumber(result.number)} is paid: ${result.sum} ${result.currency}.`,
  );
}

/**
 * `studio orders cancel NUMBER --reason TEXT`: it will not be made, which the customer's page and a mail
 * say; `--say` adds words for the customer.
 */
export async function cancel(
  number: string,
  options: Options & { reason?: string; say?: string },
): Promise<void> {
  const reason = requireText(options.reason ?? "", "why, as in --reason 'they called'");
  const said =
    options.say === undefined ? null : requireText(options.say, "words for the customer");
  const order = await withOrder(number, options, async (db, found, by) => {
    const spoken = formatOrderNumber(found.number);
    await ask(
      `Cancel order ${spoken} of ${found.names}, and mail ${found.email} that it is`,
      `Order ${spoken} is ${found.state}.`,
      options,
    );
    if (!(await cancelOrder(db, found.id, { reason, said }, by)))
      throw refusal(`Order ${spoken} is ${found.state}, which cannot be cancelled.`);
    return found;
  });
  if (options.json) return printJson({ number: order.number, before: order.state, reason, said });
  say(options, `Order ${formatOrderNumber(order.number)} is cancelled; ${order.email} is told.`);
}

/** @throws UserError for an empty text or one of several pages. */
function requireText(text: string, what: string): string {
  const said = text.trim();
  if (said === "") throw wrongUsage(`Expected ${what}.`);
  if (said.length > longestText) throw wrongUsage(`Expected at most ${longestText} characters.`);
  return said;
}

/** A sum as staff type it: `27000`, `27 000`. @throws UserError for anything else. */
export function requireSum(text: string): number {
  const digits = text.replaceAll(/[\s\u00a0,]/g, "");
  const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
  if (Number.isNaN(sum) || sum > highestSum)
    throw wrongUsage(`Expected a whole sum, as in 27000, not "${text}".`);
  return sum;
}
