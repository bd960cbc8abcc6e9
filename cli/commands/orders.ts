import { previewAddress } from "#app/features/order/preview/address.ts";
import { findPreviewState } from "#app/features/order/preview/data.server.ts";
import { formatOrderNumber } from "#app/features/order/access.server.ts";
import {
  findOrder,
  listOrders,
  orderStates,
  type Order,
  type OrderState,
} from "#app/features/order/data.server.ts";
import { markOrder } from "#app/features/order/mutations.server.ts";
import { ask } from "../ask.ts";
import { requireNumber } from "../order-number.ts";
import { momentText, printJson, UserError, say, tableLines, type Options } from "../output.ts";
import { siteSettings } from "../settings.ts";
import { withStore } from "../store.ts";

/** Orders listed at most. */
const maxListed = 100;

/** `studio orders list`: all orders, or those in one state, the newest first. */
export async function listAllOrders(options: Options & { state?: string }): Promise<void> {
  const state = options.state === undefined ? null : requireState(options.state);
  const orders = await withStore(options.remote ?? false, ({ db }) =>
    listOrders(db, state, maxListed),
  );
  if (options.json) return printJson(orders);
  if (orders.length === 0) return say(options, "No orders.");
  for (const line of tableLines([
    ["NUMBER", "STATE", "CAME", "DAY", "TYPE", "DESIGN", "NAMES", "INVITATION"],
    ...orders.map((order) => [
      formatOrderNumber(order.number),
      stateText(order),
      momentText(order.createdAt),
      order.occasionDate,
      order.occasionType,
      order.template ?? "",
      order.names,
      order.invitation ?? "",
    ]),
  ]))
    say(options, line);
}

/**
 * `studio orders show NUMBER`: all data of an order, with the customer's approval or change
 * request.
 */
export async function showOrder(number: string, options: Options): Promise<void> {
  const remote = options.remote ?? false;
  const { PUBLIC_URL } = await siteSettings(remote, ["PUBLIC_URL"]);
  const { order, look: previewUrl } = await withStore(remote, async ({ db }) => {
    const found = await findOrder(db, requireNumber(number));
    const draft = found?.invitation ? await findPreviewState(db, found.invitation) : null;
    return { order: found, look: draft && PUBLIC_URL + previewAddress(draft) };
  });
  if (!order) throw new UserError(`There is no order ${number}.`);
  if (options.json) return printJson({ ...order, look: previewUrl });
  for (const [label, value] of linesOf(order, previewUrl))
    say(options, `${label.padEnd(14)}${value}`);
}

/** `studio orders mark NUMBER STATE`: sets the state that the customer's page shows. */
export async function mark(
  number: string,
  state: string,
  options: Options & { invitation?: string },
): Promise<void> {
  const wanted = requireState(state);
  const invitation = options.invitation?.replace(/^\//, "");
  if (wanted === "published" && invitation === undefined)
    throw new UserError("Name the page it became: --invitation wedding/anna-arman");
  await withStore(options.remote ?? false, async ({ db }) => {
    const order = await findOrder(db, requireNumber(number));
    if (!order) throw new UserError(`There is no order ${number}.`);
    if (wanted === "cancelled")
      await ask(
        `Cancel order ${number} of ${order.names}, whose page says so`,
        `Order ${number} is ${order.state}.`,
        options,
      );
    await markOrder(db, order.number, { state: wanted, invitation }, Date.now());
  });
  if (options.json) printJson({ number: requireNumber(number), state: wanted });
  say(options, `Order ${number} is ${wanted}.`);
}

function requireState(text: string): OrderState {
  const state = orderStates.find((known) => known === text);
  if (!state) throw new UserError(`Expected one of ${orderStates.join(", ")}, not "${text}".`);
  return state;
}

/** A change request is open until the next preview is shown. */
function stateText({ state, wishedAt }: Order): string {
  return state === "in-work" && wishedAt !== null ? "in-work (change requested)" : state;
}

function linesOf(order: Order, previewUrl: string | null): [string, string][] {
  return [
    ["number", formatOrderNumber(order.number)],
    ["state", order.state + (order.suspect ? " (came in an unusual way: please check)" : "")],
    ["came", momentText(order.createdAt)],
    ["names", order.names],
    ["phone", order.phone],
    ["email", order.email],
    ["type", order.occasionType],
    ["day", order.occasionDate],
    ["design", order.template ?? "–"],
    ["languages", order.languages.join(", ")],
    ["replies", order.rsvp ? "yes" : "no"],
    ["dress code", order.dresscode ?? "–"],
    ["music", order.music ?? "–"],
    ["text", order.text ?? "–"],
    ["details", order.details],
    ["invitation", order.invitation ?? "–"],
    ["preview", previewUrl ?? "–"],
    ["approved", order.approvedAt === null ? "–" : momentText(order.approvedAt)],
    [
      "changes",
      order.wish === null || order.wishedAt === null
        ? "–"
        : `${order.wish} (${momentText(order.wishedAt)})`,
    ],
  ];
}
