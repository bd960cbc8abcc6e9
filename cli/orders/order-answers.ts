import * as v from "valibot";
import { goodsStates } from "#app/shop/order/goods/state.ts";
import { quoteSchema } from "#app/shop/order/price/quote.ts";
import { orderStates } from "#app/shop/order/state.ts";
import * as shapes from "../answer-shapes.ts";

/** A point of a photo: shares of its width and height from its upper left corner. */
export const focusAnswer = v.tuple([v.number(), v.number()]);

/** An order as `--json` prints it. */
export const orderAnswer = {
  id: v.string(),
  number: shapes.orderNumber,
  revision: v.number(),
  language: v.string(),
  names: v.string(),
  email: v.string(),
  phone: v.string(),
  template: shapes.text,
  occasionType: v.string(),
  occasionDate: v.string(),
  music: shapes.text,
  rsvp: v.boolean(),
  dresscode: shapes.text,
  languages: shapes.words,
  text: shapes.text,
  details: v.string(),
  extras: shapes.words,
  accessories: v.nullable(v.record(v.string(), v.number())),
  /** Lines, sum and the price list's version; null where no price list could be read when it came. */
  quote: v.nullable(quoteSchema),
  /** Sums in the quote's currency. */
  agreedSum: v.nullable(v.number()),
  dueOn: shapes.text,
  assignedTo: shapes.text,
  paidAt: v.nullable(shapes.moment),
  paidSum: v.nullable(v.number()),
  paidBy: shapes.text,
  state: v.picklist(orderStates),
  invitation: shapes.text,
  changeRequest: shapes.text,
  changeRequestedAt: v.nullable(shapes.moment),
  approvedAt: v.nullable(shapes.moment),
  /** The preview's revision, then its approved languages: `3,am,en`. */
  approvedLanguages: shapes.text,
  suspect: v.boolean(),
  /** Things that the customer says are complete or not wanted. */
  settled: shapes.words,
  /** How far what is printed is; null while nothing was done about it. */
  goods: v.nullable(v.picklist(goodsStates)),
  goodsAt: v.nullable(shapes.moment),
  /** Text to be printed, and where it goes, in the customer's words. */
  printText: shapes.text,
  delivery: shapes.text,
  createdAt: shapes.moment,
  updatedAt: shapes.moment,
};

/** A mail about an order that was sent again or stopped. */
export const mailAnswer = v.strictObject({
  id: v.string(),
  kind: v.string(),
  recipient: v.string(),
});
