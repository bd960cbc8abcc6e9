import type { Order } from "#app/shop/order/data.server.ts";
import type { ByStaff } from "#app/shop/order/event-mutations.server.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import { wrongUsage, type Options } from "../output.ts";
import { person } from "../person.ts";
import { withStore } from "../store.ts";

/** Longest text of a note or a reason, in UTF-16 code units: a page of a letter. */
const longestText = 4_000;

/** As in the price list (app/shop/catalogue/schema.ts). */
const highestSum = 10_000_000;

/** Does something about an order, as the person who runs the command. */
export async function withOrder<Result>(
  number: string,
  options: Options,
  change: (db: D1Database, order: Order, by: ByStaff) => Promise<Result>,
): Promise<Result> {
  const wanted = requireNumber(number);
  return withStore(options.remote ?? false, async ({ db }) =>
    change(db, await requireOrder(db, wanted), { person: person(), now: Date.now() }),
  );
}

/** @throws UserError for an empty text or one of several pages. */
export function requireText(text: string, what: string): string {
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
