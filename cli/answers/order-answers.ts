import * as v from "valibot";
import { goodsStates } from "#app/shop/order/goods.ts";
import { orderStates } from "#app/shop/order/states.ts";
import { paymentWays } from "#app/shop/order/payment.ts";
import { problems } from "#app/shop/order/payments/money.ts";
import { paymentStates } from "#app/shop/order/payments/provider.ts";
import { quoteSchema } from "#app/shop/order/quote.ts";
import { moment, orderNumber, words } from "./answer-parts.ts";

const text = v.nullable(v.string());

/** A point of a photo: shares of its width and height from its upper left corner. */
const focus = v.tuple([v.number(), v.number()]);

const order = {
  id: v.string(),
  number: orderNumber,
  revision: v.number(),
  language: v.string(),
  names: v.string(),
  email: v.string(),
  phone: v.string(),
  template: text,
  occasionType: v.string(),
  occasionDate: v.string(),
  music: text,
  rsvp: v.boolean(),
  dresscode: text,
  languages: words,
  text,
  details: v.string(),
  extras: words,
  accessories: v.nullable(v.record(v.string(), v.number())),
  /** Lines, sum and the price list's version; null for an order from before prices were stored. */
  quote: v.nullable(quoteSchema),
  /** Sums in the quote's currency. */
  agreedSum: v.nullable(v.number()),
  dueOn: text,
  assignedTo: text,
  paidAt: v.nullable(moment),
  paidSum: v.nullable(v.number()),
  paidBy: text,
  state: v.picklist(orderStates),
  invitation: text,
  wish: text,
  wishedAt: v.nullable(moment),
  approvedAt: v.nullable(moment),
  /** The preview's revision, then its approved languages: `3,am,en`. */
  approvedLanguages: text,
  suspect: v.boolean(),
  /** What the customer says is complete or not wanted. */
  settled: words,
  /** How far what is printed is; null while nothing was done about it. */
  goods: v.nullable(v.picklist(goodsStates)),
  goodsAt: v.nullable(moment),
  /** What is printed, and where it goes, in the customer's words. */
  printText: text,
  delivery: text,
  createdAt: moment,
  updatedAt: moment,
};

const mail = v.strictObject({ id: v.string(), kind: v.string(), recipient: v.string() });

/** Answers of the commands on orders, by the command's name. */
export const orderAnswers: Readonly<Record<string, v.GenericSchema>> = {
  "orders list": v.array(v.strictObject(order)),
  "orders show": v.strictObject({
    ...order,
    /** The day by which it is promised. */
    due: v.string(),
    /** The preview's address. */
    look: text,
    /** What the customer sent: photos in their order, then the song. */
    files: v.array(
      v.strictObject({
        name: v.string(),
        kind: v.picklist(["photo", "song"]),
        bytes: v.number(),
        caption: text,
        isCover: v.boolean(),
        focus: v.nullable(focus),
      }),
    ),
    /** The oldest first. */
    payments: v.array(
      v.strictObject({
        provider: v.string(),
        /** Null while the provider has not answered, and for what staff marked. */
        providerId: text,
        state: v.picklist(paymentStates),
        /** What was asked for, what came, and what of it was given back. */
        sum: v.number(),
        paid: v.number(),
        refunded: v.number(),
        currency: v.string(),
        isTest: v.boolean(),
        createdAt: moment,
        paidAt: v.nullable(moment),
      }),
    ),
    moneyProblem: v.nullable(v.picklist(problems)),
    /** The oldest first; without a person, the customer did it. */
    history: v.array(v.strictObject({ at: moment, kind: v.string(), person: text, text })),
    mails: v.array(
      v.strictObject({
        id: v.string(),
        kind: v.string(),
        recipient: v.string(),
        state: v.picklist(["pending", "sending", "sent", "dead"]),
        /** Why the last attempt failed. */
        error: text,
        /** Whether nothing more is to be done about it. */
        isSettled: v.boolean(),
        createdAt: moment,
        sentAt: v.nullable(moment),
      }),
    ),
  }),
  "orders photos": v.strictObject({
    number: orderNumber,
    fetched: words,
    /** Were on this machine already. */
    there: words,
    /** The photo that the customer wants on the cover, and the point that must not be cut off. */
    cover: v.nullable(v.strictObject({ file: v.string(), focus: v.nullable(focus) })),
    /** What R2 lacks, by the customer's names. */
    missing: words,
    refused: v.array(v.strictObject({ file: v.string(), message: v.string() })),
  }),
  "orders note": v.strictObject({ number: orderNumber, note: v.string() }),
  "orders assign": v.strictObject({ number: orderNumber, assignedTo: text }),
  "orders due": v.strictObject({ number: orderNumber, due: v.string(), before: v.string() }),
  "orders price": v.strictObject({
    number: orderNumber,
    sum: v.number(),
    /** Null where it was open. */
    before: v.nullable(v.number()),
    currency: v.string(),
  }),
  "orders goods": v.strictObject({
    number: orderNumber,
    goods: v.picklist(goodsStates),
    before: v.picklist(goodsStates),
  }),
  "orders contact": v.strictObject({
    number: orderNumber,
    before: v.strictObject({ email: v.string(), phone: v.string() }),
    after: v.strictObject({ email: v.string(), phone: v.string() }),
    /** Mails that had been given up. */
    sentAgain: v.number(),
  }),
  "orders paid": v.strictObject({
    number: orderNumber,
    sum: v.number(),
    currency: v.string(),
    by: v.picklist(paymentWays),
  }),
  "orders refunded": v.strictObject({
    number: orderNumber,
    sum: v.number(),
    currency: v.string(),
    by: v.picklist(paymentWays),
    /** What is left of what came. */
    received: v.number(),
  }),
  "orders settle": v.strictObject({ number: orderNumber, settled: v.picklist(problems) }),
  "orders cancel": v.strictObject({
    number: orderNumber,
    before: v.picklist(orderStates),
    reason: v.string(),
    /** What the customer is told besides; null for nothing. */
    said: text,
  }),
  "orders resend": v.strictObject({ number: orderNumber, resent: mail }),
  "orders abort": v.strictObject({ number: orderNumber, stopped: mail }),
  "orders mark": v.strictObject({
    number: orderNumber,
    state: v.picklist(orderStates),
    before: v.picklist(orderStates),
    dryRun: v.boolean(),
  }),
};
