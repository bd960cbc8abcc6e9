import * as v from "valibot";
import { orderStates } from "#app/features/order/states.ts";
import { paymentWays } from "#app/features/order/payment.ts";
import { quoteSchema } from "#app/features/order/quote.ts";
import { difference, moment, orderNumber, problem, words } from "./parts.ts";

const text = v.nullable(v.string());

/** The fields that scripts need; there are more, as in the CSV of `guests export`. */
const household = v.looseObject({
  id: v.string(),
  salutation: v.string(),
  people: v.array(v.looseObject({ name: text, child: v.boolean() })),
  adults: v.number(),
  children: v.number(),
  language: text,
  phone: text,
  tags: words,
});

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
  createdAt: moment,
  updatedAt: moment,
};

const waitingOrder = {
  number: orderNumber,
  names: v.string(),
  day: v.string(),
  invitation: text,
  createdAt: moment,
};

const dueOrder = {
  ...waitingOrder,
  due: v.string(),
  assignedTo: text,
  state: v.picklist(orderStates),
  /** What its customer asks to change, or null. */
  request: text,
};

const message = v.strictObject({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  invitation: text,
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  unconfirmed: v.number(),
  dueAt: moment,
  lastError: text,
  createdAt: moment,
  settledAt: v.nullable(moment),
  settledBy: v.nullable(v.picklist(["staff", "sender"])),
});

const finding = v.strictObject({
  mark: v.picklist(["good", "notice", "bad"]),
  text: v.string(),
  mend: v.optional(v.string()),
});

const line = v.number();

/** Answers of the commands on guests, orders, mail and the studio, by the command's name. */
export const otherAnswers: Readonly<Record<string, v.GenericSchema>> = {
  "replies export": v.array(v.looseObject({})),
  "guests import": v.strictObject({
    added: v.array(v.looseObject({ line })),
    changed: v.array(v.strictObject({ line, id: v.string(), fields: words })),
    same: v.array(v.strictObject({ line, id: v.string() })),
    doubles: v.array(
      v.strictObject({
        line,
        reason: v.picklist(["names", "phone", "person"]),
        of: v.union([v.strictObject({ line }), v.strictObject({ id: v.string() })]),
        /** Whether `--doubles` adds it. */
        added: v.boolean(),
      }),
    ),
    doubts: v.array(v.strictObject({ line, kind: v.string(), text: v.string() })),
    problems: v.array(v.strictObject({ line, problem: v.string() })),
    unusedColumns: words,
    written: v.boolean(),
  }),
  "guests list": v.array(
    v.looseObject({
      ...household.entries,
      answer: v.picklist(["yes", "no", "silent"]),
      heads: v.number(),
    }),
  ),
  "guests links": v.array(
    v.strictObject({ id: v.string(), salutation: v.string(), phone: text, link: v.string() }),
  ),
  "guests export": v.array(household),
  "guests remove": v.strictObject({ removed: v.string() }),
  "guests renew": v.strictObject({ id: v.string(), link: v.string() }),
  "staff-link": v.union([
    v.strictObject({ name: v.string(), url: v.string() }),
    v.strictObject({ name: v.string(), revoked: v.number() }),
    v.strictObject({ links: v.array(v.strictObject({ name: v.string(), createdAt: moment })) }),
  ]),
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
    /** The oldest first; without a person, the customer did it. */
    history: v.array(v.strictObject({ at: moment, kind: v.string(), person: text, text })),
    mails: v.array(
      v.strictObject({
        kind: v.string(),
        recipient: v.string(),
        state: v.string(),
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
  "orders paid": v.strictObject({
    number: orderNumber,
    sum: v.number(),
    currency: v.string(),
    by: v.picklist(paymentWays),
  }),
  "orders cancel": v.strictObject({
    number: orderNumber,
    before: v.picklist(orderStates),
    reason: v.string(),
  }),
  "orders mark": v.strictObject({
    number: orderNumber,
    state: v.picklist(orderStates),
    before: v.picklist(orderStates),
    dryRun: v.boolean(),
  }),
  "outbox list": v.array(message),
  "outbox retry": v.strictObject({
    retried: v.number(),
    /** Ids that are not sent again. */
    refused: words,
    wouldRetry: v.optional(words),
  }),
  "outbox settle": v.strictObject({
    settled: v.optional(v.number()),
    unsettled: v.optional(v.number()),
    refused: words,
  }),
  palette: v.strictObject({ file: v.string() }),
  translations: v.union([
    v.strictObject({
      gaps: v.array(
        v.strictObject({
          language: v.string(),
          namespace: v.string(),
          missing: words,
          unknown: words,
        }),
      ),
      reported: v.array(
        v.strictObject({
          language: v.string(),
          namespace: v.string(),
          key: v.string(),
          fallback: v.string(),
          count: v.number(),
          /** In UTC, ISO 8601. */
          firstSeen: v.string(),
          lastSeen: v.string(),
        }),
      ),
      problems: v.array(problem),
    }),
    v.strictObject({ cleared: v.number() }),
  ]),
  schema: v.strictObject({ written: words }),
  brand: v.strictObject({ written: words }),
  today: v.strictObject({
    overdue: v.array(v.strictObject(dueOrder)),
    dueToday: v.array(v.strictObject(dueOrder)),
    newOrders: v.array(v.strictObject(dueOrder)),
    inWork: v.array(v.strictObject(dueOrder)),
    changeRequests: v.array(
      v.strictObject({ ...waitingOrder, request: text, requestedAt: v.nullable(moment) }),
    ),
    toPublish: v.array(v.strictObject(waitingOrder)),
    unanswered: v.array(v.strictObject({ ...waitingOrder, shownAt: moment, phone: v.string() })),
    unpaid: v.array(
      v.strictObject({ ...waitingOrder, sum: v.nullable(v.number()), phone: v.string() }),
    ),
    withoutLink: v.array(v.strictObject(waitingOrder)),
    events: v.array(v.strictObject({ path: v.string(), event: v.string(), timeZone: v.string() })),
    ending: v.array(v.strictObject({ path: v.string(), endsAt: v.nullable(moment) })),
    deadMail: v.array(
      v.strictObject({
        id: v.string(),
        invitation: text,
        recipient: v.string(),
        error: text,
      }),
    ),
    differences: v.array(v.pick(difference, ["address", "path"])),
  }),
  doctor: v.strictObject({
    well: v.boolean(),
    areas: v.array(v.strictObject({ area: v.string(), findings: v.array(finding) })),
  }),
  whoami: v.strictObject({
    person: v.string(),
    checkout: v.string(),
    branch: text,
    commit: text,
    content: v.string(),
    storage: v.string(),
    site: text,
    /** Of Cloudflare, with `--remote`; null without a login. */
    account: v.nullable(v.strictObject({ email: text, accounts: words })),
  }),
};
