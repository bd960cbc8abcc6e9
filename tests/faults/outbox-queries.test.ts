import { expect, test } from "vitest";
import { claimRow } from "#app/features/outbox/claim.server.ts";
import { outboxHealth, retryDead } from "#app/features/outbox/data.server.ts";
import { deleteSentMessages } from "#app/features/outbox/retention.server.ts";
import {
  findUnsent,
  listUnsent,
  retryAllDead,
  settleMessage,
  unsettleMessage,
} from "#app/features/outbox/staff.server.ts";
import { planOf, recording } from "../support/queries.ts";

const now = () => 1;

/** What is asked of the outbox, and the index that answers it: rows that were sent cost nothing. */
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
