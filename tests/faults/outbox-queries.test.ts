import { expect, test } from "vitest";
import {
  claimRow,
  retryDead,
  retryFailed,
  deleteSentMessages,
  retryAllDead,
  settleMessage,
  unsettleMessage,
} from "#app/platform/outbox/mutations.server.ts";
import {
  outboxHealth,
  findUnsent,
  listOrderMessages,
  listUnsent,
} from "#app/platform/outbox/data.server.ts";
import {
  cancelledOrder,
  deliveredOrder,
  noticeOfGoods,
  decisionAt,
  newestRevision as newestOrderRevision,
  orderOfForm,
  answeredOrder,
  orderListOf,
  orderWithAddition,
  paidOrder,
  publishedOrder,
} from "#app/shop/order/data.server.ts";
import { readyOrder } from "#app/shop/order/preview/data.server.ts";
import { paymentNewAt } from "#app/shop/order/payments/data.server.ts";
import {
  dueReport,
  unconfirmedAddress,
  type Report,
} from "#app/platform/outbox/notification/data.server.ts";
import {
  addAddress,
  askAgain,
  confirmAddress,
  deleteUnconfirmedAddresses,
  makeReport,
  removeAddress,
  setMode,
} from "#app/platform/outbox/notification/mutations.server.ts";
import { enqueue, fallBackToMail } from "#app/platform/outbox/enqueue.server.ts";
import type { Message } from "#app/platform/outbox/types.ts";
import { messagesOf } from "#app/platform/outbox/personal-data.server.ts";
import { findMailbox, guestsToTell } from "#app/domain/reply/address/data.server.ts";
import {
  confirmMailbox,
  deleteGuestAddress,
  forgetMailbox,
  saveGuestAddress,
} from "#app/domain/reply/address/mutations.server.ts";
import { newestRevision } from "#app/domain/reply/data.server.ts";
import { sql } from "#app/lib/sql.ts";
import { hasChangedReplies } from "#app/domain/reply/report/data.server.ts";
import { deletionsOf } from "#app/studio/rights/mutations.server.ts";
import { codeNotUsedBy, codeUsedBy } from "#app/domain/telegram/mutations.server.ts";
import { planOf, recording } from "../support/queries.ts";

const now = () => 1;

/** The outbox's queries with the index that each must use, so that sent rows cost nothing. */
const queries: [string, (db: D1Database) => Promise<unknown>, string[]][] = [
  ["a mail that is due", (db) => claimRow({ db, now }, { channel: "mail" }), ["outbox_due"]],
  ["one row", (db) => claimRow({ db, now }, { id: "x" }), []],
  ["the alarm", (db) => outboxHealth(db, now), ["outbox_due", "outbox_due", "outbox_dead"]],
  ["the list", (db) => listUnsent(db, 10), ["outbox_dead", "outbox_due"]],
  [
    "the list with what is settled",
    (db) => listUnsent(db, 10, true),
    ["outbox_dead", "outbox_due", "outbox_staff_settled", "outbox_settled"],
  ],
  ["an order's messages", (db) => listOrderMessages(db, "x"), ["outbox_once"]],
  ["some rows", (db) => findUnsent(db, ["x"]), []],
  ["another 72 hours", (db) => retryDead(db, "x", now), []],
  ["another 72 hours for all", (db) => retryAllDead(db, now), ["outbox_dead"]],
  ["settling", (db) => settleMessage(db, "x", now), []],
  ["taking it back", (db) => unsettleMessage(db, "x"), []],
  [
    "forgetting",
    (db) => deleteSentMessages(db, now),
    ["outbox_sent", "outbox_settled", "outbox_staff_settled"],
  ],
];

test.each(queries)("%s: on an index", async (_what, run, indexes) => {
  const statements: string[] = [];
  await run(recording(statements));
  const steps = (await Promise.all(statements.map(planOf))).flat();
  const ofOutbox = steps.filter((step) => /^(SCAN|SEARCH) outbox\b/.test(step));
  expect(ofOutbox.length).toBeGreaterThan(0);
  for (const step of ofOutbox)
    expect(step).toMatch(/USING (COVERING )?INDEX|USING INTEGER PRIMARY/);
  const used = ofOutbox.flatMap((step) => /INDEX (outbox_\w+)/.exec(step)?.[1] ?? []);
  expect(used).toEqual(indexes);
});

test("a sweep finds the longest waiting row of its channel without sorting or reading others", async () => {
  const statements: string[] = [];
  await claimRow({ db: recording(statements), now }, { channel: "mail" });
  const steps = await planOf(statements[0] ?? "");
  expect(steps).toContainEqual(expect.stringMatching(/outbox_due \(channel=\? AND due_at<\?\)/));
  expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
});

const report: Report = {
  invitation: "wedding/x",
  mode: "digest",
  until: 2,
  day: "2027-05-03",
  hasNews: (since) => hasChangedReplies("wedding/x", since, 2),
};

/** Every kind of message with the source from its feature. */
const messages: Message[] = [
  {
    kind: "reply",
    source: newestRevision("wedding/x", sql`key = ${"x"}`),
    recipients: ["x@example.com"],
    telegram: true,
  },
  { kind: "digest", source: dueReport(report), recipients: ["x@example.com"], telegram: true },
  {
    kind: "numbers",
    source: dueReport({ ...report, mode: "deadline" }),
    recipients: ["x@example.com"],
    telegram: false,
  },
  { kind: "address-confirm", source: unconfirmedAddress("wedding/x", "x"), perDay: 20 },
  {
    kind: "change",
    change: "x",
    ...guestsToTell("wedding/x", { change: "x", readers: ["x", null] }),
  },
  { kind: "export", reference: "x", invitation: "wedding/x", recipients: ["x@example.com"] },
  { kind: "order", source: newestOrderRevision("x"), recipient: "x" },
  { kind: "order-thanks", source: orderOfForm("x"), perDay: 3 },
  { kind: "order-approved", source: decisionAt("x", "approve", 1), recipient: "x" },
  { kind: "order-change-request", source: decisionAt("x", "change-request", 1), recipient: "x" },
  { kind: "order-cancelled", source: cancelledOrder("x", 1), recipient: "x" },
  { kind: "order-ready", source: readyOrder("wedding/x", "x") },
  { kind: "order-published", source: publishedOrder("x") },
  { kind: "order-paid", source: paidOrder("x", 1) },
  { kind: "order-called-off", source: cancelledOrder("x", 1) },
  { kind: "order-goods", source: noticeOfGoods("x", 1) },
  { kind: "order-files", source: deliveredOrder("x", 1) },
  { kind: "order-answer", source: answeredOrder("x", 1) },
  { kind: "order-addition", source: orderWithAddition("x", 1), recipient: "x" },
  { kind: "order-money", source: paymentNewAt(1, 1), recipient: "x" },
  { kind: "order-list", source: orderListOf("x", "2027-06-12"), perDay: 3 },
  { kind: "order-undelivered", reference: "x", recipient: "x" },
  { kind: "test", reference: "x", recipient: "x" },
  { kind: "day", reference: "2027-06-12", recipient: "x" },
  { kind: "bot", reference: "x", chat: "x", source: codeUsedBy("x", 1) },
  { kind: "bot", reference: "x", chat: "x", source: codeNotUsedBy("x", 1) },
  { kind: "bot", reference: "x", chat: "x" },
];

const mailbox = { invitation: "wedding/x", address: "x@example.com" };

const enqueued = messages.map((message) => ({ kind: message.kind, message }));

test.each(enqueued)(
  "enqueuing $kind: reads rows by an index, and none twice",
  async ({ message }) => {
    const statements: string[] = [];
    enqueue(recording(statements), message, now());
    const steps = (await Promise.all(statements.map(planOf))).flat();
    expect(statements.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /SCAN (?!CONSTANT ROW|source|\(subquery)/.test(step))).toEqual(
      [],
    );
  },
);

test("falling back to mail reads that chat's rows alone", async () => {
  const statements: string[] = [];
  fallBackToMail(recording(statements), "x", now());
  const steps = await planOf(statements[0] ?? "");
  expect(steps).toContainEqual(expect.stringMatching(/^SEARCH given_up USING INDEX outbox_/));
});

const to = { recipients: ["x@example.com"], telegram: true };
const address = { id: "x", invitation: "wedding/x", replaces: "y@example.com" };

/** Changes that couples make to their news. */
const changes: [string, (db: D1Database) => Promise<unknown>][] = [
  ["a report", (db) => makeReport(db, report, to, 1)],
  ["the end of digests", (db) => setMode(db, "each", { lastDigest: report, to }, 1)],
  ["the beginning of digests", (db) => setMode(db, "digest", { lastDigest: report, to }, 1)],
  [
    "a new address",
    (db) => addAddress(db, { ...address, address: "x@example.com", language: "am" }, 1),
  ],
  ["a confirmation once more", (db) => askAgain(db, "wedding/x", "x", 1)],
  ["a confirmed address", (db) => confirmAddress(db, address, 1)],
  ["a removed address", (db) => removeAddress(db, "wedding/x", "x", 1)],
  [
    "a guest's address",
    (db) =>
      saveGuestAddress(
        db,
        {
          key: "x",
          replyId: "x",
          invitation: "wedding/x",
          address: "x@example.com",
          language: "am",
          network: "x",
        },
        1,
      ),
  ],
  ["a guest's address that is forgotten", (db) => deleteGuestAddress(db, "x")],
  ["a mailbox that is forgotten", (db) => forgetMailbox(db, mailbox)],
  ["a mailbox that is confirmed", (db) => confirmMailbox(db, mailbox, 1)],
  ["a mailbox", (db) => findMailbox(db, mailbox)],
  ["sending again", (db) => retryFailed(db, "wedding/x", "x@example.com", 1)],
  ["the deletion of open addresses", (db) => deleteUnconfirmedAddresses(db, now)],
  ["the deletion of all", (db) => db.batch(deletionsOf(db, messagesOf("wedding/x")))],
];

test.each(changes)("%s: on an index", async (_what, run) => {
  const statements: string[] = [];
  await run(recording(statements));
  const steps = (await Promise.all(statements.map(planOf))).flat();
  expect(steps.filter((step) => /^SCAN (?!CONSTANT ROW|source|\(subquery)/.test(step))).toEqual([]);
});
