import * as v from "valibot";
import { goodsStates } from "#app/shop/order/goods.ts";
import { problems } from "#app/shop/order/payments/money.ts";
import { orderStates } from "#app/shop/order/states.ts";
import { channels } from "#app/platform/outbox/schema.ts";
import { difference, moment, orderNumber, problem, words } from "./answer-parts.ts";

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

const requestedOrder = v.strictObject({
  ...waitingOrder,
  request: text,
  requestedAt: v.nullable(moment),
});

const shownOrder = v.strictObject({
  ...waitingOrder,
  /** Null where there is no preview. */
  shownAt: v.nullable(moment),
  phone: v.string(),
});

const message = v.strictObject({
  id: v.string(),
  channel: v.picklist(channels),
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

/** Lines of a second sheet count on from 1,048,576, the most that one has. */
const line = v.number();

/** Answers of the commands on guests, mail and the studio, by the command's name. */
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
    sheetsLeftOut: words,
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
  "outbox list": v.array(message),
  "outbox test": v.strictObject({ id: v.string(), recipient: v.string() }),
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
  card: v.strictObject({
    card: v.string(),
    folder: v.string(),
    files: v.array(
      v.strictObject({
        file: v.string(),
        form: v.string(),
        language: v.string(),
        /** In pixels; of a PDF, once trimmed, in millimetres. */
        width: v.number(),
        height: v.number(),
        bytes: v.number(),
      }),
    ),
    /** Texts that were written by rule, to be read again. */
    guessed: words,
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
  film: v.strictObject({
    animation: v.string(),
    folder: v.string(),
    files: v.array(
      v.strictObject({
        film: v.string(),
        /** Its picture. */
        poster: v.string(),
        language: v.string(),
        /** False where the same film was there already. */
        isMade: v.boolean(),
      }),
    ),
    /** Texts that were written by rule, to be read again. */
    guessed: words,
  }),
  today: v.strictObject({
    overdue: v.array(v.strictObject(dueOrder)),
    dueToday: v.array(v.strictObject(dueOrder)),
    /** Money that came too much, too little, or for an order that is no more. */
    money: v.array(
      v.strictObject({
        number: orderNumber,
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
        /** What the customer has not said yet. */
        lacks: v.array(v.picklist(["printText", "delivery"])),
        phone: v.string(),
      }),
    ),
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
