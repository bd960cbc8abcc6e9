import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import { wrongUsage } from "../output.ts";
import { person } from "../person.ts";
import type { OpenStore } from "../store.ts";

/** Longest text of a note or a reason, in UTF-16 code units: a page of a letter. */
const longestText = 4_000;

/** As in the price list (app/shop/catalogue/schema.ts). */
const highestSum = 10_000_000;

/**
 * Opens the storage and finds an order, to do something about it.
 * @returns its number as it is spoken too, and for the history who does it and when.
 * @throws UserError for an unknown number.
 */
export async function openOrder(open: OpenStore, number: string) {
  const orderNumber = requireNumber(number);
  const store = await open();
  const order = await requireOrder(store.db, orderNumber);
  const by = (): ByStaff => ({ person: person(), now: Date.now() });
  return { ...store, order, spoken: formatOrderNumber(orderNumber), by };
}

/** @throws UserError for an empty text or one of several pages. */
export function requireText(text: string, what: string): string {
  const trimmedText = text.trim();
  if (trimmedText === "") throw wrongUsage(`Expected ${what}.`);
  if (trimmedText.length > longestText)
    throw wrongUsage(`Expected at most ${longestText} characters.`);
  return trimmedText;
}

/** A sum as staff type it: `27000`, `27 000`. @throws UserError for anything else. */
export function requireSum(text: string): number {
  const digits = text.replaceAll(/[\s\u00a0,]/g, "");
  const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
  if (Number.isNaN(sum) || sum > highestSum)
    throw wrongUsage(`Expected a whole sum, as in 27000, not "${text}".`);
  return sum;
}
