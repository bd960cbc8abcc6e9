import * as v from "valibot";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { focusText } from "#app/shop/order/material/focus.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { listEvents } from "#app/shop/order/event-data.server.ts";
import type { OrderEvent } from "#app/shop/order/events.ts";
import { goodsOf } from "#app/shop/order/goods.ts";
import { dueDay } from "#app/shop/order/holidays.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { problemOf, problems } from "#app/shop/order/payments/money.ts";
import { listOrderMessages } from "#app/platform/outbox/data.server.ts";
import { currency } from "#app/i18n/money.ts";
import { paymentStates } from "#app/shop/order/payments/provider.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { requireNumber, requireOrder } from "../../order-number.ts";
import { mailHints, mailLine } from "../../orders/mails.ts";
import { typeNames } from "../../orders/occasion-names.ts";
import { orderAnswer, focusAnswer } from "../../orders/order-answers.ts";
import { paymentAnswer, paymentLine, problemLines } from "../../orders/payments.ts";
import { momentText, printJson, say, tableLines, type Options } from "../../output.ts";
import { siteOrigin } from "../../site-address.ts";
import { withStore } from "../../store.ts";

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
    /** What the customer sent: photos in their order, then the song. */
    files: v.array(
      v.strictObject({
        name: v.string(),
        kind: v.picklist(["photo", "song"]),
        bytes: v.number(),
        caption: shapes.text,
        isCover: v.boolean(),
        focus: v.nullable(focusAnswer),
      }),
    ),
    /** The oldest first. */
    payments: v.array(
      v.strictObject({
        provider: v.string(),
        /** Null while the provider has not answered, and for what staff marked. */
        providerId: shapes.text,
        state: v.picklist(paymentStates),
        /** What was asked for, what came, and what of it was given back. */
        sum: v.number(),
        paid: v.number(),
        refunded: v.number(),
        currency: v.string(),
        isTest: v.boolean(),
        createdAt: shapes.moment,
        paidAt: v.nullable(shapes.moment),
      }),
    ),
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
        /** Whether nothing more is to be done about it. */
        isSettled: v.boolean(),
        createdAt: shapes.moment,
        sentAt: v.nullable(shapes.moment),
      }),
    ),
  }),
  async run(number, options) {
    const remote = options.remote ?? false;
    const wanted = requireNumber(number);
    const origin = await siteOrigin(options);
    const shown = await withStore(remote, async ({ db }) => {
      const order = await requireOrder(db, wanted);
      const preview = order.invitation ? await findPreviewState(db, order.invitation) : null;
      return {
        order,
        preview: preview && origin + previewAddress(preview),
        history: await listEvents(db, order.id),
        mails: await listOrderMessages(db, order.id),
        files: await listOrderFiles(db, order.id),
        payments: await listPayments(db, order.id),
      };
    });
    const { order, history, mails, files, payments } = shown;
    const problem = problemOf(order, payments);
    if (options.json)
      return printJson({
        ...order,
        due: dueDay(order),
        preview: shown.preview,
        files: files.map(({ name, kind, bytes, caption, isCover, focus }) => ({
          name,
          kind,
          bytes,
          caption,
          isCover,
          focus,
        })),
        payments: payments.map(paymentAnswer),
        moneyProblem: problem,
        history,
        mails,
      });
    for (const [label, value] of linesOf(order, shown.preview))
      say(options, `${label.padEnd(14)}${value}`);
    sayTable("Photos and song", files.map(fileLine), options);
    sayTable("Payments", payments.map(paymentLine), options);
    for (const line of problemLines(order, problem)) say(options, `  ${line}`);
    sayTable("History", history.map(eventLine), options);
    sayTable("Mails", mails.map(mailLine), options);
    for (const line of mailHints(order.number, mails, options)) say(options, `  ${line}`);
  },
});

function sayTable(title: string, rows: readonly string[][], options: Options): void {
  if (rows.length === 0) return;
  say(options, `\n${title}`);
  for (const line of tableLines(rows.flatMap(linesOfRow))) say(options, `  ${line}`);
}

/** A customer's words may have several lines: the others stand below the first. */
function linesOfRow(row: readonly string[]): string[][] {
  const [first = "", ...others] = (row.at(-1) ?? "").split("\n");
  const before = row.slice(0, -1);
  return [[...before, first], ...others.map((line) => [...before.map(() => ""), line])];
}

function fileLine({ kind, name, bytes, caption, isCover, focus }: OrderFile): string[] {
  const megabytes = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const around = focus ? ` around ${focusText(focus)}` : "";
  return [kind, name, megabytes, isCover ? `for the cover${around}` : "", caption ?? ""];
}

function eventLine({ at, kind, person: by, text }: OrderEvent): string[] {
  // Earlier releases did not note who published.
  const who = by ?? (kind === "published" ? "–" : "customer");
  return [momentText(at), who, kind, text ?? ""];
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

/** What is printed, how far it is, and what the customer said about it. */
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
    const one = price === null ? "by agreement" : `${from ? "from " : ""}${amount(price)}`;
    return ["price", `${count > 1 ? `${count} × ` : ""}${one}  ${name?.en ?? id}`];
  });
  return [...lines, ["sum", `${amount(quote.sum)} (price list ${quote.list})`], ...later];
}
