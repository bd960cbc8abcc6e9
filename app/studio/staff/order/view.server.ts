import type { TFunction } from "i18next";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { eventKinds } from "#app/shop/order/event/kinds.ts";
import { accessoriesAlone, goodsMoves, goodsOf } from "#app/shop/order/goods/state.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { goodsLines } from "#app/shop/order/letters/parts.ts";
import { orderedCover } from "#app/shop/order/material/view.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { paymentOf, paymentWays, sumDue } from "#app/shop/order/payments/rules.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { problemOf, problems, receivedOf } from "#app/shop/order/payments/money.ts";
import { cardProviders } from "#app/shop/order/payments/providers/types.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import { orderStates } from "#app/shop/order/state.ts";
import { findOrderedProduct } from "#app/shop/order/product/data.server.ts";
import { lineName, priceTexts } from "#app/shop/order/price/texts.ts";
import { requestsOf } from "#app/shop/order/rounds/view.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { languageNames, type OrderLanguage } from "#app/i18n/languages.ts";
import { currency, formatPrice } from "#app/i18n/money.ts";
import { homeZone } from "#app/i18n/studio.ts";

type FieldName =
  | "design"
  | "languages"
  | "dresscode"
  | "music"
  | "text"
  | "details"
  | "extras"
  | "price"
  | "complete";

/** An order as the page for staff's phones shows it. */
export type StaffOrderView = Awaited<ReturnType<typeof staffOrderView>>;

/**
 * Everything of an order that staff need away from their desk.
 * @param key of the customer's page, where its files are too.
 */
export async function staffOrderView(
  { db, content }: { db: D1Database; content: KVNamespace },
  order: Order,
  key: string,
  { t, language }: { t: TFunction; language: OrderLanguage },
) {
  const { number, invitation, quote } = order;
  const money = (sum: number) => formatPrice(sum, language, quote?.currency ?? currency);
  const [preview, events, files, coverForm, product, payments] = await Promise.all([
    invitation ? findPreviewState(db, invitation) : null,
    listEvents(db, order.id),
    listOrderFiles(db, order.id),
    orderedCover(content, order),
    findOrderedProduct(content, order.template, language),
    listPayments(db, order.id),
  ]);
  const due = sumDue(order);
  const page = `/order/${number}?key=${key}&lng=${order.language}`;
  const moment = (instant: number) => formatDate(t, wallTime(instant, homeZone), "day");
  const { last } = requestsOf(events);
  const isPaid = order.paidAt !== null;
  const goods = goodsOf(order);
  const fields: [FieldName, string | null][] = [
    [
      "design",
      order.template === accessoriesAlone
        ? t("order:price.items.accessories")
        : [product?.name, order.template].filter(Boolean).join(" · ") || null,
    ],
    ["languages", order.languages.map((code) => languageNames[code]).join(", ")],
    ["dresscode", order.dresscode],
    ["music", order.music],
    ["text", order.text],
    ["details", order.details],
    ["extras", alsoOrdered(order, language, t)],
    ["price", quote && priceTexts(quote, language, t, order.agreedSum).sum],
    ["complete", order.settled.map((name) => t(`staff:settled.${name}`)).join(", ") || null],
  ];
  return {
    number: formatOrderNumber(number),
    names: order.names,
    state: order.state,
    phone: order.phone,
    email: order.email,
    isSuspect: order.suspect,
    day: formatDate(t, wallTimeOf(order.occasionDate), "full"),
    due: formatDate(t, wallTimeOf(dueDay(order)), "weekday-day"),
    madeBy: order.assignedTo,
    fields,
    files: files.map(({ hash, kind, name, caption, hasSmall, isCover }) => ({
      hash,
      kind,
      name,
      caption,
      isCover,
      href: `/order/${number}/files/${hash}?key=${key}`,
      small: hasSmall ? `/order/${number}/files/${hash}?small&key=${key}` : null,
    })),
    /** The design has no room for the photo that is wanted on its cover. */
    isCoverLeft: coverForm === null && files.some(({ isCover }) => isCover),
    page,
    preview: preview ? previewAddress(preview) : null,
    invitation: order.state === "published" ? invitation : null,
    /** The customer's last request. */
    request: last && { done: null, ...last.request, isAddition: last.kind === "addition" },
    payment: {
      state: paymentOf(order)?.state ?? null,
      isPaid,
      // Of what is due, the rest.
      sum: isPaid || due === null ? order.paidSum : due - (order.paidSum ?? 0),
      currency: quote?.currency ?? null,
      at: order.paidAt === null ? null : moment(order.paidAt),
      mayBePaid: !isPaid && order.state !== "cancelled",
      problem: problemOf(order, payments),
      received: money(receivedOf(payments)),
      due: due === null ? null : money(due),
      // Money given back by hand is a row of its own, of which nothing came.
      list: payments.map((payment) => ({
        key: payment.id,
        at: moment(payment.paidAt ?? payment.createdAt),
        sum:
          payment.state === "paid" ? payment.paid > 0 && money(payment.paid) : money(payment.sum),
        way: wayName(payment.provider, t),
        state: payment.state === "paid" && payment.paid === 0 ? null : payment.state,
        refunded: payment.refunded > 0 ? money(payment.refunded) : null,
        isTest: payment.isTest,
      })),
    },
    /** Printed goods; null for none. */
    goods: goods && {
      state: goods,
      since: order.goodsAt === null ? null : moment(order.goodsAt),
      lines: goodsLines(order, language),
      print: order.printText,
      delivery: order.delivery,
      ...goodsMoves[goods],
    },
    history: events.toReversed().map(({ at: time, kind, person, text }, index) => ({
      key: `${time} ${index}`,
      at: moment(time),
      // A later release may have written one that this release does not know.
      kind: eventKinds.find((eventKind) => eventKind === kind) ?? null,
      person,
      text: historyText(kind, text, t, money),
    })),
  };
}

/** The text of an entry of the history, where it holds a day, a state, a sum or a way of paying. */
function historyText(
  kind: string,
  text: string | null,
  t: TFunction,
  money: (sum: number) => string,
): string | null {
  if (text === null) return null;
  if (kind === "due" && /^\d{4}-\d\d-\d\d$/.test(text))
    return formatDate(t, wallTimeOf(text), "weekday-day");
  // A mail's kind, which only the command names, and its recipient.
  if (kind === "resent" || kind === "stopped") return text.split(" ").at(-1) ?? null;
  const state = orderStates.find((orderState) => orderState === text);
  if (kind === "moved" && state) return t(`staff:states.${state}`);
  const [sum = "", way] = text.split(" ");
  const problem = problems.find((problemName) => problemName === text);
  if (kind === "settled" && problem) return t(`staff:money.${problem}`);
  if (!/^\d+$/.test(sum) || !["paid", "price", "refunded"].includes(kind)) return text;
  const name = way === undefined ? null : wayName(way, t);
  return name === null ? money(Number(sum)) : `${money(Number(sum))} · ${name}`;
}

/** A way of paying in words; null for one that only a later release knows. */
function wayName(way: string, t: TFunction): string | null {
  const paymentWay = [...paymentWays, ...cardProviders].find((candidate) => candidate === way);
  return paymentWay ? t(`order:payment.ways.${paymentWay}`) : null;
}

/** The extras, and the accessories by the names that the price list had for them. */
function alsoOrdered(
  { extras, accessories, quote }: Order,
  language: OrderLanguage,
  t: TFunction,
): string | null {
  const counts = Object.entries(accessories ?? {}).map(([id, count]) => {
    const line = quote?.lines.find((item) => item.id === id);
    return `${count} × ${line ? lineName(line, language, t) : id}`;
  });
  return [...extras.map((extra) => t(`order:price.items.${extra}`)), ...counts].join(", ") || null;
}
