import type { TFunction } from "i18next";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Waiting } from "#app/studio/staff/today/data.server.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { homeZone } from "#app/i18n/studio.ts";

/** A line of the list: what it is about, what is said of it, and where it leads. */
export type TodayLine = {
  key: string;
  title: string;
  notes: string[];
  /** An order's page; null for what is done by the command. */
  href: string | null;
};

/** Work that waits for one reason. */
export type TodaySection = {
  name: Exclude<keyof Waiting, "differences">;
  isLate: boolean;
  lines: TodayLine[];
};

type OrderLike = { number: number; names: string; day: string };

type Due = Waiting["overdue"][number];

/** Address of an order's page for staff. */
export function staffOrderAddress(number: number): string {
  return `/studio/orders/${number}`;
}

/** Work that waits for somebody, the most urgent first; reasons without any are left out. */
export function todayView(waiting: Waiting, t: TFunction): TodaySection[] {
  const day = (text: string) => formatDate(t, wallTimeOf(text), "day");
  const moment = (instant: number) => formatDate(t, wallTime(instant, homeZone), "day");
  const orderLine = (order: OrderLike, ...notes: (string | null)[]): TodayLine => ({
    key: String(order.number),
    title: `${formatOrderNumber(order.number)} · ${order.names}`,
    notes: [
      t("staff:event", { date: formatDate(t, wallTimeOf(order.day), "long") }),
      ...notes,
    ].filter((note) => note !== null),
    href: staffOrderAddress(order.number),
  });
  const due = (order: Due) =>
    orderLine(order, t("staff:due", { date: day(order.due) }), order.assignedTo);
  // These are of several states, and a request stands in no other list.
  const urgent = (order: Due) =>
    orderLine(
      order,
      t("staff:due", { date: day(order.due) }),
      order.assignedTo,
      order.request ?? t(`staff:states.${order.state}`),
    );
  const shownNote = ({ shownAt }: { shownAt: number | null }) =>
    shownAt === null ? null : t("staff:shown", { date: moment(shownAt) });
  const sections: TodaySection[] = [
    { name: "overdue", isLate: true, lines: waiting.overdue.map(urgent) },
    { name: "dueToday", isLate: false, lines: waiting.dueToday.map(urgent) },
    { name: "money", isLate: true, lines: waiting.money.map((payment) => moneyLine(payment, t)) },
    {
      name: "changeRequests",
      isLate: false,
      lines: waiting.changeRequests.map((order) => orderLine(order, order.request)),
    },
    {
      name: "additions",
      isLate: false,
      lines: waiting.additions.map((order) => orderLine(order, order.request)),
    },
    {
      name: "newOrders",
      isLate: false,
      lines: waiting.newOrders.map(due),
    },
    { name: "inWork", isLate: false, lines: waiting.inWork.map(due) },
    {
      name: "toPublish",
      isLate: false,
      lines: waiting.toPublish.map((approvedOrder) => orderLine(approvedOrder)),
    },
    {
      name: "goods",
      isLate: false,
      lines: waiting.goods.map((order) =>
        orderLine(
          order,
          t(`order:goods.states.${order.goods}`),
          order.lacks.length > 0 ? t("staff:goods.lacks") : null,
        ),
      ),
    },
    {
      name: "files",
      isLate: false,
      lines: waiting.files.map((order) => orderLine(order, order.invitation)),
    },
    {
      name: "unanswered",
      isLate: false,
      lines: waiting.unanswered.map((order) => orderLine(order, shownNote(order), order.phone)),
    },
    {
      name: "withCustomer",
      isLate: false,
      lines: waiting.withCustomer.map((order) => orderLine(order, shownNote(order))),
    },
    {
      name: "unpaid",
      isLate: false,
      lines: waiting.unpaid.map((order) => orderLine(order, order.phone)),
    },
    {
      name: "withoutLink",
      isLate: false,
      lines: waiting.withoutLink.map((order) => orderLine(order, order.invitation)),
    },
    {
      name: "events",
      isLate: false,
      lines: waiting.events.map(({ path, event }) => plainLine(path, day(event.slice(0, 10)))),
    },
    {
      name: "ending",
      isLate: false,
      lines: waiting.ending.map(({ path, endsAt }) =>
        plainLine(path, endsAt === null ? null : t("staff:ends", { date: moment(endsAt) })),
      ),
    },
    {
      name: "deadMail",
      isLate: true,
      lines: waiting.deadMail.map(({ id, recipient, invitation, error }) => ({
        ...plainLine(recipient, [invitation, error].filter(Boolean).join(" · ") || null),
        key: id,
      })),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** A deleted order has no page any more. */
function moneyLine(
  { number, names, problem, received, due, currency }: Waiting["money"][number],
  t: TFunction,
): TodayLine {
  const sums = { received: `${received} ${currency}`, due: `${due ?? "–"} ${currency}` };
  return {
    key: String(number),
    title: [formatOrderNumber(number), names].filter(Boolean).join(" · "),
    notes: [t(`staff:money.${problem}`), t("staff:money.of", sums)],
    href: problem === "gone" ? null : staffOrderAddress(number),
  };
}

function plainLine(title: string, note: string | null): TodayLine {
  return { key: title, title, notes: note === null ? [] : [note], href: null };
}
