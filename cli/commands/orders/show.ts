import * as v from "valibot";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { focusText } from "#app/shop/order/material/focus.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import type { OrderEvent } from "#app/shop/order/event/kinds.ts";
import { goodsOf } from "#app/shop/order/goods/state.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { problemOf, problems } from "#app/shop/order/payments/money.ts";
import { listOrderMessages } from "#app/platform/outbox/data.server.ts";
import { currency } from "#app/i18n/money.ts";
import { paymentStates } from "#app/shop/order/payments/providers/types.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { mailHints, mailLine } from "../../orders/mails.ts";
import { typeNames } from "../../orders/occasion-names.ts";
import { orderAnswer, focusAnswer } from "../../orders/order-answers.ts";
import { paymentLine, problemLines } from "../../orders/payments.ts";
import { momentText, say, tableLines, type Options } from "../../output.ts";
import { siteOrigin } from "../../site-address.ts";
import { openOrder } from "../../orders/staff-work.ts";

const fileAnswer = v.strictObject({
  name: v.string(),
  kind: v.picklist(["photo", "song"]),
  bytes: v.number(),
  caption: shapes.text,
  isCover: v.boolean(),
  focus: v.nullable(focusAnswer),
});

const paymentAnswer = v.strictObject({
  provider: v.string(),
  /** Null while the provider has not answered, and for what staff marked. */
  providerId: shapes.text,
  state: v.picklist(paymentStates),
  /** The sum asked for, the sum that came, and the part of it given back. */
  sum: v.number(),
  paid: v.number(),
  refunded: v.number(),
  currency: v.string(),
  isTest: v.boolean(),
  createdAt: shapes.moment,
  paidAt: v.nullable(shapes.moment),
});

export const command = defineCommand({
  after: "orders list",
  description: "everything a customer wrote",
  arguments: ["<number>"],
  examples: ["orders show 482137 --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    ...orderAnswer,
    /** The day by which it is promised. */
    due: v.string(),
    /** The preview's address. */
    preview: shapes.text,
    /** Files that the customer sent: photos in their order, then the song. */
    files: v.array(fileAnswer),
    /** The oldest first. */
    payments: v.array(paymentAnswer),
    moneyProblem: v.nullable(v.picklist(problems)),
    /** The oldest first; without a person, the customer did it. */
    history: v.array(
      v.strictObject({
        at: shapes.moment,
        kind: v.string(),
        person: shapes.text,
        text: shapes.text,
      }),
    ),
    mails: v.array(
      v.strictObject({
        id: v.string(),
        kind: v.string(),
        recipient: v.string(),
        state: v.picklist(["pending", "sending", "sent", "dead"]),
        /** Why the last attempt failed. */
        error: shapes.text,
        /** Nothing more is to be done about it. */
        isSettled: v.boolean(),
        createdAt: shapes.moment,
        sentAt: v.nullable(shapes.moment),
      }),
    ),
  }),
  async run(number, options, open) {
    const origin = await siteOrigin(options);
    const { db, order } = await openOrder(open, number);
    const state = order.invitation ? await findPreviewState(db, order.invitation) : null;
    const preview = state && origin + previewAddress(state);
    const history = await listEvents(db, order.id);
    const mails = await listOrderMessages(db, order.id);
    const files = await listOrderFiles(db, order.id);
    const payments = await listPayments(db, order.id);
    const problem = problemOf(order, payments);
    say(options, ...linesOf(order, preview).map(([label, value]) => `${label.padEnd(14)}${value}`));
    sayPart(options, "Photos and song", files.map(fileLine));
    sayPart(options, "Payments", payments.map(paymentLine));
    say(options, ...problemLines(order, problem).map((line) => `  ${line}`));
    sayPart(options, "History", history.map(eventLine));
    sayPart(options, "Mails", mails.map(mailLine));
    say(options, ...mailHints(order.number, mails, options).map((line) => `  ${line}`));
    return {
      ...order,
      due: dueDay(order),
      preview,
      files: files.map((file) => shapes.picked(fileAnswer, file)),
      payments: payments.map((payment) => shapes.picked(paymentAnswer, payment)),
      moneyProblem: problem,
      history,
      mails,
    };
  },
});

function sayPart(options: Options, title: string, rows: readonly string[][]): void {
  if (rows.length === 0) return;
  const lines = tableLines(rows.flatMap(linesOfRow)).map((line) => `  ${line}`);
  say(options, `\n${title}`, ...lines);
}

/** A customer's words may have several lines: the others stand below the first. */
function linesOfRow(row: readonly string[]): string[][] {
  const [first = "", ...others] = (row.at(-1) ?? "").split("\n");
  const leadingCells = row.slice(0, -1);
  return [[...leadingCells, first], ...others.map((line) => [...leadingCells.map(() => ""), line])];
}

function fileLine({ kind, name, bytes, caption, isCover, focus }: OrderFile): string[] {
  const megabytes = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const around = focus ? ` around ${focusText(focus)}` : "";
  return [kind, name, megabytes, isCover ? `for the cover${around}` : "", caption ?? ""];
}

function eventLine({ at: instant, kind, person: by, text }: OrderEvent): string[] {
  return [momentText(instant), by ?? "customer", kind, text ?? ""];
}

function linesOf(order: Order, previewUrl: string | null): [string, string][] {
  return [
    ["number", formatOrderNumber(order.number)],
    ["state", order.state + (order.suspect ? " (came in an unusual way: please check)" : "")],
    ["came", momentText(order.createdAt)],
    ["names", order.names],
    ["phone", order.phone],
    ["email", order.email],
    ["type", typeNames[order.occasionType]],
    ["day", order.occasionDate],
    ["design", order.template ?? "–"],
    ["languages", order.languages.join(", ")],
    ["replies", order.rsvp ? "yes" : "no"],
    ["dress code", order.dresscode ?? "–"],
    ["music", order.music ?? "–"],
    ["text", order.text ?? "–"],
    ["also", alsoText(order)],
    ["details", order.details],
    ...goodsLinesOf(order),
    ["complete", order.settled.join(", ") || "–"],
    ...priceLines(order),
    ["due", dueDay(order)],
    ["made by", order.assignedTo ?? "–"],
    ["invitation", order.invitation ?? "–"],
    ["preview", previewUrl ?? "–"],
    ["approved", order.approvedAt === null ? "–" : momentText(order.approvedAt)],
    [
      "changes",
      order.changeRequest === null || order.changeRequestedAt === null
        ? "–"
        : `${order.changeRequest} (${momentText(order.changeRequestedAt)})`,
    ],
  ];
}

/** Goods printed, how far they are, and what the customer said about them. */
function goodsLinesOf(order: Order): [string, string][] {
  const state = goodsOf(order);
  if (state === null) return [];
  const since = order.goodsAt === null ? "" : ` (${momentText(order.goodsAt)})`;
  return [
    ["goods", `${state}${since}`],
    ["print", order.printText ?? "–"],
    ["delivery", order.delivery ?? "–"],
  ];
}

function alsoText({ extras, accessories }: Order): string {
  const counts = Object.entries(accessories ?? {}).map(([id, count]) => `${count} × ${id}`);
  return [...extras, ...counts].join(", ") || "–";
}

/** A line for each part of the price, then the sum with the price list's version. */
function priceLines(order: Order): [string, string][] {
  const { quote, agreedSum, paidAt, paidSum, paidBy } = order;
  const amount = (price: number) => `${price.toLocaleString("en")} ${quote?.currency ?? currency}`;
  const later: [string, string][] = [
    ...(agreedSum === null ? [] : [["agreed", amount(agreedSum)] satisfies [string, string]]),
    ["paid", paidAt === null ? "–" : `${amount(paidSum ?? 0)}, ${paidBy} (${momentText(paidAt)})`],
  ];
  if (!quote) return [["price", "–"], ...later];
  const lines = quote.lines.map(({ id, name, count, price, from }): [string, string] => {
    const priceText = price === null ? "by agreement" : `${from ? "from " : ""}${amount(price)}`;
    return ["price", `${count > 1 ? `${count} × ` : ""}${priceText}  ${name?.en ?? id}`];
  });
  return [...lines, ["sum", `${amount(quote.sum)} (price list ${quote.list})`], ...later];
}
