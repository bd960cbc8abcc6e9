import * as v from "valibot";
import { daysUntil } from "#app/domain/invitation/upcoming.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { goodsMoves, goodsStates } from "#app/shop/order/goods/state.ts";
import { answerDays, readWaiting, type Waiting } from "#app/studio/staff/today/data.server.ts";
import { currency } from "#app/i18n/money.ts";
import { problems } from "#app/shop/order/payments/money.ts";
import { orderStates } from "#app/shop/order/state.ts";
import { wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { heading, warning } from "../marks.ts";
import { problemWords } from "../orders/payments.ts";
import { count, momentText, say } from "../output.ts";

const waitingOrder = {
  number: shapes.orderNumber,
  names: v.string(),
  day: v.string(),
  invitation: shapes.text,
  createdAt: shapes.moment,
};

const dueOrder = {
  ...waitingOrder,
  due: v.string(),
  assignedTo: shapes.text,
  state: v.picklist(orderStates),
  /** The customer's change request, or null. */
  request: shapes.text,
};

const requestedOrder = v.strictObject({
  ...waitingOrder,
  request: shapes.text,
  requestedAt: v.nullable(shapes.moment),
});

const shownOrder = v.strictObject({
  ...waitingOrder,
  /** Null where there is no preview. */
  shownAt: v.nullable(shapes.moment),
  phone: v.string(),
});

export const command = defineCommand({
  after: "Every day:",
  alias: "status",
  description: "what waits for somebody: orders, change requests, previews, events, mail",
  examples: ["today --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    overdue: v.array(v.strictObject(dueOrder)),
    dueToday: v.array(v.strictObject(dueOrder)),
    /** Money that came too much, too little, or for an order that is no more. */
    money: v.array(
      v.strictObject({
        number: shapes.orderNumber,
        problem: v.picklist(problems),
        /** Empty, as the day is, for an order that was deleted. */
        names: v.string(),
        day: v.string(),
        received: v.number(),
        due: v.nullable(v.number()),
        currency: v.string(),
      }),
    ),
    newOrders: v.array(v.strictObject(dueOrder)),
    inWork: v.array(v.strictObject(dueOrder)),
    changeRequests: v.array(requestedOrder),
    /** Asked for after publication. */
    additions: v.array(requestedOrder),
    toPublish: v.array(v.strictObject(waitingOrder)),
    unanswered: v.array(shownOrder),
    /** Shown less than three days ago. */
    withCustomer: v.array(shownOrder),
    /** Published cards and animations of which the files are to be made. */
    files: v.array(v.strictObject(waitingOrder)),
    goods: v.array(
      v.strictObject({
        ...waitingOrder,
        goods: v.picklist(goodsStates),
        /** Details that the customer has not given yet. */
        lacks: v.array(v.picklist(["printText", "delivery"])),
        phone: v.string(),
      }),
    ),
    unpaid: v.array(
      v.strictObject({ ...waitingOrder, sum: v.nullable(v.number()), phone: v.string() }),
    ),
    withoutLink: v.array(v.strictObject(waitingOrder)),
    events: v.array(v.strictObject({ path: v.string(), event: v.string(), timeZone: v.string() })),
    ending: v.array(v.strictObject({ path: v.string(), endsAt: v.nullable(shapes.moment) })),
    deadMail: v.array(
      v.strictObject({
        id: v.string(),
        invitation: shapes.text,
        recipient: v.string(),
        error: shapes.text,
      }),
    ),
    differences: v.array(v.pick(shapes.difference, ["address", "path"])),
  }),
  async run(options, open) {
    const now = Date.now();
    const waiting = await readWaiting(await open(), now);
    const sections = sectionsOf(waiting, now).filter(({ lines }) => lines.length > 0);
    for (const { title, lines, next, isLate } of sections) {
      const text = `${title} (${lines.length})`;
      say(
        options,
        isLate ? warning(text) : heading(text),
        ...lines.map((line) => `  ${line}`),
        `  → npm run studio -- ${next}${wayOf(options)}\n`,
      );
    }
    if (sections.length === 0) say(options, "Nothing waits for anybody.");
    return waiting;
  },
});

type Section = { title: string; lines: string[]; next: string; isLate?: boolean };

function sectionsOf(waiting: Waiting, now: number): Section[] {
  const { newOrders, changeRequests, additions, toPublish, unanswered, events, ending } = waiting;
  const requestLine = (order: (typeof changeRequests)[number]) =>
    `${orderLine(order)}: ${inLine(order.request)}`;
  const { overdue, dueToday, inWork, withCustomer, unpaid, withoutLink, goods, files } = waiting;
  const first = (of: readonly { number: number }[]) => of[0]?.number ?? "NUMBER";
  const dueLine = (order: (typeof overdue)[number]) =>
    `${orderLine(order)}, due ${order.due}${order.assignedTo ? `, ${order.assignedTo}` : ""}`;
  // These are of several states, and a request stands in no other list.
  const urgentLine = (order: (typeof overdue)[number]) =>
    `${dueLine(order)}, ${order.state}${order.request === null ? "" : `: ${inLine(order.request)}`}`;
  return [
    {
      title: "Overdue",
      lines: overdue.map(urgentLine),
      next: `orders show ${first(overdue)}`,
      isLate: true,
    },
    {
      title: "Due today",
      lines: dueToday.map(urgentLine),
      next: `orders show ${first(dueToday)}`,
    },
    {
      title: "Payments to look at",
      lines: waiting.money.map(moneyLine),
      next: `orders show ${first(waiting.money)}`,
      isLate: true,
    },
    {
      title: "New orders",
      lines: newOrders.map(dueLine),
      next: `new --order ${first(newOrders)}`,
    },
    {
      title: "Change requests",
      lines: changeRequests.map(requestLine),
      next: `orders show ${first(changeRequests)}`,
    },
    {
      title: "Asked for after publication: a note takes it off the list",
      lines: additions.map(requestLine),
      next: `orders show ${first(additions)}`,
    },
    {
      title: "In work, due later",
      lines: inWork.map(dueLine),
      next: `orders show ${first(inWork)}`,
    },
    {
      title: "Approved and not published yet",
      lines: toPublish.map(orderLine),
      next: `publish ${toPublish[0]?.invitation ?? "KIND/SLUG"}`,
    },
    {
      title: "Published cards and animations without their files",
      lines: files.map((order) => `${orderLine(order)}, ${order.invitation}`),
      next: `deliver ${files[0]?.invitation ?? "KIND/SLUG"}`,
    },
    {
      title: "To be printed, sent or handed over",
      lines: goods.map(
        ({ goods: state, lacks, phone, ...order }) =>
          `${orderLine(order)}: ${state}${lacks.length > 0 ? `, the customer has not said ${lacks.map((name) => lacking[name]).join(" and ")}, ${phone}` : ""}`,
      ),
      next: `orders goods ${first(goods)} ${goods[0] ? (goodsMoves[goods[0].goods].next[0] ?? "made") : "made"}`,
    },
    {
      title: `Previews without an answer for ${answerDays} days`,
      lines: unanswered.map((order) => `${shownLine(order)}, ${order.phone}`),
      next: `orders show ${first(unanswered)}`,
    },
    {
      title: "Waiting for the customer",
      lines: withCustomer.map(shownLine),
      next: `orders show ${first(withCustomer)}`,
    },
    {
      title: "Published and not paid",
      lines: unpaid.map((order) => `${orderLine(order)}: ${sumText(order.sum)}, ${order.phone}`),
      next: `orders paid ${first(unpaid)}`,
    },
    {
      title: "Couples without a link to their replies",
      lines: withoutLink.map((order) => `${orderLine(order)}, ${order.invitation}`),
      next: `link ${withoutLink[0]?.invitation ?? "KIND/SLUG"}`,
    },
    {
      title: "Events of this week",
      lines: events.map(
        (occasion) =>
          `${occasion.path}, ${occasion.event.replace("T", " ")} ${occasion.timeZone}, ${inDays(occasion, now)}`,
      ),
      next: `show ${events[0]?.path ?? "KIND/SLUG"}`,
    },
    {
      title: "Pages that end soon",
      lines: ending.map(({ path, endsAt }) => `${path}, ${momentText(endsAt ?? now)}`),
      next: `extend ${ending[0]?.path ?? "KIND/SLUG"} --until DATE`,
    },
    {
      title: "Mail that was given up",
      lines: waiting.deadMail.map(
        ({ recipient, invitation, error }) =>
          `${recipient}${invitation ? `, ${invitation}` : ""}: ${error ?? "no reason is known"}`,
      ),
      next: "outbox list",
    },
    {
      title: "Addresses that differ from what was published",
      lines: waiting.differences.map(({ address, path }) => `${address} of ${path}`),
      next: "list",
    },
  ];
}

/** Details that a customer has not given yet about the print. */
const lacking = { printText: "what is printed", delivery: "where it goes" } as const;

function orderLine(order: { number: number; names: string; day: string }): string {
  return `${formatOrderNumber(order.number)}  ${order.names}, event ${order.day}`;
}

function moneyLine(entry: Waiting["money"][number]): string {
  const { number, names, problem, received, due } = entry;
  const sums = `${received} ${entry.currency} came${due === null ? "" : `, ${due} due`}`;
  return `${formatOrderNumber(number)}  ${[names, problemWords[problem], sums].filter(Boolean).join(", ")}`;
}

/** A customer's lines as one. */
function inLine(text: string | null): string {
  return (text ?? "").replaceAll(/\s*\n\s*/g, " / ");
}

function shownLine(order: Waiting["withCustomer"][number]): string {
  const { shownAt } = order;
  return orderLine(order) + (shownAt === null ? "" : `, shown ${momentText(shownAt)}`);
}

/** No sum is known while a part of the price is by agreement. */
function sumText(sum: number | null): string {
  return sum === null ? "no sum is agreed on" : `${sum.toLocaleString("en")} ${currency}`;
}

function inDays(occasion: { event: string; timeZone: string }, now: number): string {
  const days = daysUntil(occasion, now);
  return days === 0 ? "today" : `in ${count(days, "day")}`;
}
