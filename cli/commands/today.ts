import { listHeads } from "#app/features/authoring/head-data.server.ts";
import { listPublished, type Published } from "#app/features/authoring/publish-list.ts";
import { isCalledOff } from "#app/features/invitation/lifecycle.ts";
import { dayInMilliseconds } from "#app/features/privacy/stores.ts";
import { formatOrderNumber } from "#app/features/order/access.server.ts";
import { countLinksByInvitation } from "#app/features/couple-link/data.server.ts";
import { dueWorkOf } from "#app/features/order/due-work.ts";
import { dueDay } from "#app/features/order/holidays.ts";
import { sumDue } from "#app/features/order/payment.ts";
import { listOrders, type Order } from "#app/features/order/data.server.ts";
import type { OrderState } from "#app/features/order/states.ts";
import { findPreviewStates } from "#app/features/order/preview/data.server.ts";
import { listUnsent } from "#app/features/outbox/data.server.ts";
import { currency } from "#app/i18n/money.ts";
import { wayOf } from "../address.ts";
import { heading, warning } from "../marks.ts";
import { count, momentText, printJson, say, type Options } from "../output.ts";
import { withStore, type Store } from "../store.ts";
import { byStart, daysUntil, isWithinDays } from "../upcoming.ts";

/** Orders in one state, and messages, that are read at most. */
const most = 500;
/** Days after which a preview without an answer is worth a call. */
const answerDays = 3;
/** Days ahead of events and of pages' ends. */
const weekDays = 7;
const endingDays = 30;

/** What waits for somebody. Moments are milliseconds since 1970 in UTC. */
type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** `studio today`: everything that waits for somebody, each with the next command. */
export async function today(options: Options): Promise<void> {
  const now = Date.now();
  const waiting = await withStore(options.remote ?? false, (store) => readWaiting(store, now));
  if (options.json) return printJson(waiting);
  const sections = sectionsOf(waiting, now).filter(({ lines }) => lines.length > 0);
  for (const { title, lines, next, isLate } of sections) {
    const text = `${title} (${lines.length})`;
    say(options, isLate ? warning(text) : heading(text));
    for (const line of lines) say(options, `  ${line}`);
    say(options, `  → npm run studio -- ${next}${wayOf(options)}\n`);
  }
  if (sections.length === 0) say(options, "Nothing waits for anybody.");
}

async function readWaiting({ content, db }: Store, now: number) {
  const inState = (state: OrderState) => listOrders(db, state, most);
  const ready = await inState("ready");
  const paths = ready.flatMap(({ invitation }) => invitation ?? []);
  const previews = await findPreviewStates(db, paths);
  const { published, differences } = await listPublished(content, await listHeads(db));
  const customers = published.filter(({ endsAt }) => endsAt !== null).toSorted(byStart);
  const unsent = await listUnsent(db, most);
  const links = await countLinksByInvitation(db);
  const [received, inWork, done] = [
    await inState("received"),
    await inState("in-work"),
    await inState("published"),
  ];
  const { overdue, dueToday, unpaid } = dueWorkOf([...received, ...inWork, ...done], now);
  const dueOf = (order: Order) => ({
    ...orderOf(order),
    due: dueDay(order),
    assignedTo: order.assignedTo,
  });
  return {
    overdue: overdue.map(dueOf),
    dueToday: dueToday.map(dueOf),
    newOrders: received.map(orderOf),
    changeRequests: inWork
      .filter(({ wishedAt }) => wishedAt !== null)
      .map((order) => ({ ...orderOf(order), request: order.wish, requestedAt: order.wishedAt })),
    toPublish: (await inState("approved")).map(orderOf),
    unanswered: ready.flatMap((order) => {
      const shown = previews.get(order.invitation ?? "")?.previewedAt;
      const isOld = shown !== undefined && now - shown >= answerDays * dayInMilliseconds;
      return isOld ? [{ ...orderOf(order), shownAt: shown, phone: order.phone }] : [];
    }),
    unpaid: unpaid.map((order) => ({ ...orderOf(order), sum: sumDue(order), phone: order.phone })),
    withoutLink: done
      .filter(({ rsvp, invitation }) => rsvp && invitation !== null && !links.has(invitation))
      .filter(({ invitation }) => customers.some(({ path }) => path === invitation))
      .map(orderOf),
    events: customers
      .filter((one) => isWithinDays(one, weekDays, now) && !isCalledOff(one.phase))
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

function orderOf({ number, names, occasionDate, invitation, createdAt }: Order) {
  return { number, names, day: occasionDate, invitation, createdAt };
}

function eventOf({ path, event, timeZone }: Published) {
  return { path, event, timeZone };
}

type Section = { title: string; lines: string[]; next: string; isLate?: boolean };

function sectionsOf(waiting: Waiting, now: number): Section[] {
  const { newOrders, changeRequests, toPublish, unanswered, events, ending } = waiting;
  const { overdue, dueToday, unpaid, withoutLink } = waiting;
  const first = (of: readonly { number: number }[]) => of[0]?.number ?? "NUMBER";
  const dueLine = (order: (typeof overdue)[number]) =>
    `${orderLine(order)}, due ${order.due}${order.assignedTo ? `, ${order.assignedTo}` : ""}`;
  return [
    {
      title: "Overdue",
      lines: overdue.map(dueLine),
      next: `orders show ${first(overdue)}`,
      isLate: true,
    },
    {
      title: "Due today",
      lines: dueToday.map(dueLine),
      next: `orders show ${first(dueToday)}`,
    },
    {
      title: "New orders",
      lines: newOrders.map((order) => `${orderLine(order)}, came ${momentText(order.createdAt)}`),
      next: `new --order ${first(newOrders)}`,
    },
    {
      title: "Change requests",
      lines: changeRequests.map((order) => `${orderLine(order)}: ${order.request}`),
      next: `orders show ${first(changeRequests)}`,
    },
    {
      title: "Approved and not published yet",
      lines: toPublish.map(orderLine),
      next: `publish ${toPublish[0]?.invitation ?? "KIND/SLUG"}`,
    },
    {
      title: `Previews without an answer for ${answerDays} days`,
      lines: unanswered.map(
        (order) => `${orderLine(order)}, shown ${momentText(order.shownAt)}, ${order.phone}`,
      ),
      next: `orders show ${first(unanswered)}`,
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
        (one) => `${one.path}, ${one.event.replace("T", " ")} ${one.timeZone}, ${inDays(one, now)}`,
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

function orderLine(order: { number: number; names: string; day: string }): string {
  return `${formatOrderNumber(order.number)}  ${order.names}, ${order.day}`;
}

/** No sum is known while a part of the price is by agreement. */
function sumText(sum: number | null): string {
  return sum === null ? "no sum is agreed on" : `${sum.toLocaleString("en")} ${currency}`;
}

function inDays(one: { event: string; timeZone: string }, now: number): string {
  const days = daysUntil(one, now);
  return days === 0 ? "today" : `in ${count(days, "day")}`;
}
