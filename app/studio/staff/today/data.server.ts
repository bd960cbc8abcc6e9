import { listHeads } from "#app/domain/authoring/head/data.server.ts";
import { listPublished, type Published } from "#app/domain/authoring/publish/list.ts";
import { countLinksByInvitation } from "#app/domain/couple-link/data.server.ts";
import { isCalledOff } from "#app/domain/invitation/lifecycle.ts";
import { byStart, isWithinDays } from "#app/domain/invitation/upcoming.ts";
import { listOrders, type Order } from "#app/shop/order/data.server.ts";
import { listOpenAdditions } from "#app/shop/order/event/data.server.ts";
import { dueWorkOf } from "#app/shop/order/day/rules.ts";
import { listDeliverableHashes } from "#app/shop/order/deliverables/data.server.ts";
import { goodsOf } from "#app/shop/order/goods/state.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { isPictureId } from "#app/shop/order/product/rules.ts";
import { sumDue } from "#app/shop/order/payments/rules.ts";
import { listMoneyProblems } from "#app/shop/order/payments/problems.server.ts";
import { findPreviewStates } from "#app/shop/order/preview/data.server.ts";
import type { OrderState } from "#app/shop/order/state.ts";
import { listUnsent } from "#app/platform/outbox/data.server.ts";
import { dayInMilliseconds } from "#app/platform/privacy/stores.ts";

/** Orders in one state, and messages, that are read at most. */
const most = 500;
/** Days after which a preview without an answer is worth a call. */
export const answerDays = 3;
/** Days ahead of events and of pages' ends. */
const weekDays = 7;
const endingDays = 30;

/** Work that waits for somebody. Moments are milliseconds since 1970 in UTC. */
export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/**
 * Everything that waits for somebody: what `studio today` and the page for staff's phones show. An
 * order that an invitation is owed for is in one list only: overdue, due today, or by what it waits
 * for.
 * @param now milliseconds since 1970 in UTC.
 */
export async function readWaiting(
  { content, db }: { content: KVNamespace; db: D1Database },
  now: number,
) {
  const inState = (state: OrderState) => listOrders(db, state, most);
  // At once: the command asks production, and each question takes a tenth of a second.
  const [received, inWork, ready, approved, done, requests, unsent, links, heads, money, made] =
    await Promise.all([
      inState("received"),
      inState("in-work"),
      inState("ready"),
      inState("approved"),
      inState("published"),
      listOpenAdditions(db, most),
      listUnsent(db, most),
      countLinksByInvitation(db),
      listHeads(db),
      listMoneyProblems(db, most),
      listDeliverableHashes(db),
    ]);
  const paths = ready.flatMap(({ invitation }) => invitation ?? []);
  const [previews, { published, differences }] = await Promise.all([
    findPreviewStates(db, paths),
    listPublished(content, heads),
  ]);
  const shownOrders = ready.map((order) => ({
    ...orderOf(order),
    // Null where staff set the state by hand and there is no preview.
    shownAt: previews.get(order.invitation ?? "")?.previewedAt ?? null,
    phone: order.phone,
  }));
  const isOld = (instant: number | null) =>
    instant !== null && now - instant >= answerDays * dayInMilliseconds;
  const customers = published.filter(({ endsAt }) => endsAt !== null).toSorted(byStart);
  const { overdue, dueToday, later, unpaid, goods } = dueWorkOf(
    [...received, ...inWork, ...approved, ...done],
    now,
  );
  const dueOf = (order: Order) => ({
    ...orderOf(order),
    due: dueDay(order),
    assignedTo: order.assignedTo,
    state: order.state,
    request: hasRequest(order) ? order.changeRequest : null,
  });
  return {
    overdue: overdue.map(dueOf),
    dueToday: dueToday.map(dueOf),
    /** Money that came too much, too little, or for an order that is no more. */
    money,
    newOrders: later.filter(({ state }) => state === "received").map(dueOf),
    changeRequests: later.filter(hasRequest).map((order) => ({
      ...orderOf(order),
      request: order.changeRequest,
      requestedAt: order.changeRequestedAt,
    })),
    additions: requests.flatMap(({ orderId, at: time, text }) => {
      const order = done.find(({ id }) => id === orderId);
      return order ? [{ ...orderOf(order), request: text, requestedAt: time }] : [];
    }),
    inWork: later.filter((order) => order.state === "in-work" && !hasRequest(order)).map(dueOf),
    toPublish: approved.map(orderOf),
    unanswered: shownOrders.filter(({ shownAt }) => isOld(shownAt)),
    withCustomer: shownOrders.filter(({ shownAt }) => !isOld(shownAt)),
    goods: goods.map((order) => ({
      ...orderOf(order),
      goods: goodsOf(order) ?? "to-make",
      // Without them nobody can print or send.
      lacks: (["printText", "delivery"] as const).filter((name) => !order[name]),
      phone: order.phone,
    })),
    files: done
      .filter(({ template, invitation }) => isPictureId(template ?? "") && invitation !== null)
      .filter(({ invitation }) => {
        const version = heads.get(invitation ?? "")?.version ?? 0;
        return !made.some((file) => file.invitation === invitation && file.version >= version);
      })
      .map(orderOf),
    unpaid: unpaid.map((order) => ({ ...orderOf(order), sum: sumDue(order), phone: order.phone })),
    withoutLink: done
      .filter(({ rsvp, invitation }) => rsvp && invitation !== null && !links.has(invitation))
      .filter(({ invitation }) => customers.some(({ path }) => path === invitation))
      .map(orderOf),
    events: customers
      .filter((customer) => isWithinDays(customer, weekDays, now) && !isCalledOff(customer.phase))
      .map(eventOf),
    ending: customers
      .filter(({ endsAt }) => endsAt !== null && endsAt > now)
      .filter(({ endsAt }) => (endsAt ?? 0) - now < endingDays * dayInMilliseconds)
      .map(({ path, endsAt }) => ({ path, endsAt })),
    deadMail: unsent
      .filter(({ state, settledBy }) => state === "dead" && settledBy === null)
      .map(({ id, invitation, recipient, lastError }) => ({
        id,
        invitation,
        recipient,
        error: lastError,
      })),
    differences: differences.map(({ address, path }) => ({ address, path })),
  };
}

/** True if its customer asked for a change that was not made yet. */
function hasRequest({ state, changeRequestedAt }: Order): boolean {
  return state === "in-work" && changeRequestedAt !== null;
}

function orderOf({ number, names, occasionDate, invitation, createdAt }: Order) {
  return { number, names, day: occasionDate, invitation, createdAt };
}

function eventOf({ path, event, timeZone }: Published) {
  return { path, event, timeZone };
}
