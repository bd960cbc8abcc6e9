import { expect, test } from "vitest";
import { householdsFor, sendingQueue } from "#app/couple/reminders/rules.ts";
import { textFields } from "#app/domain/guests/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { recordOf } from "#app/lib/records.ts";

const hour = 60 * 60 * 1000;
const now = Date.UTC(2027, 2, 1, 9);
const all = { state: null, from: null };

function household(name: string, changes: Partial<Household> = {}): Household {
  return {
    id: name,
    code: "abcdefgh",
    salutation: name,
    addressForm: "several",
    people: [{ id: name, name, child: false }],
    adults: 1,
    children: 0,
    language: null,
    tags: [],
    ...recordOf(textFields, () => null),
    nameKey: name,
    createdAt: 0,
    updatedAt: 0,
    openedAt: null,
    lastOpenedAt: null,
    deliveredAt: null,
    sentAt: null,
    remindedAt: null,
    notifiedAt: null,
    ...changes,
  };
}

const queueOf = (households: Household[], filter: Parameters<typeof sendingQueue>[1] = all) =>
  sendingQueue({ households, silent: households }, filter, new Set(), now);
const namesIn = (queue: ReturnType<typeof queueOf>) => queue.waiting.map(({ name }) => name);

test("a link that a chat's robot fetched is not taken for sent, and one that was opened is", () => {
  const queue = queueOf([
    household("A", { deliveredAt: now }),
    household("B", { openedAt: now - 100 * hour }),
  ]);
  expect(queue.states).toEqual({ unsent: 1, sent: 0, opened: 1, answered: 0 });
  expect(queue.waiting.map(({ name, kind }) => [name, kind])).toEqual([
    ["A", "invitation"],
    ["B", "reminder"],
  ]);
});

test("a household rests for three days after its invitation, a reminder, or a link opened by itself", () => {
  const three = 72 * hour;
  for (const at of ["sentAt", "remindedAt", "openedAt"]) {
    expect(namesIn(queueOf([household("A", { [at]: now - three + 1 })]))).toEqual([]);
    expect(namesIn(queueOf([household("A", { [at]: now - three })]))).toEqual(["A"]);
  }
  // A reminder is newer than the invitation, whose link may be opened at any time.
  const opened = household("A", { sentAt: now - three, openedAt: now - hour });
  expect(namesIn(queueOf([opened]))).toEqual(["A"]);
  expect(namesIn(queueOf([{ ...opened, remindedAt: now - hour }]))).toEqual([]);
});

test("a household has the sender of its side unless it has its own, however that is written", () => {
  const households = [
    household("A", { side: "bride" }),
    household("B", { side: "bride", sender: "Հարսի մայրը" }),
    household("C", { sender: "հարսի Մայրը" }),
    household("D"),
  ];
  expect(queueOf(households).senders).toEqual([
    { from: "Հարսի մայրը", unsent: 2, all: 2 },
    { from: "bride", unsent: 1, all: 1 },
    { from: "", unsent: 1, all: 1 },
  ]);
  expect(namesIn(queueOf(households, { state: null, from: "" }))).toEqual(["D"]);
  expect(householdsFor(households, { sender: "ՀԱՐՍԻ ՄԱՅՐԸ" }).map(({ id }) => id)).toEqual([
    "B",
    "C",
  ]);
  expect(householdsFor(households, { sender: null })).toHaveLength(4);
});

test("messages of a day are counted for the sender whose number they come from", () => {
  const households = [
    household("A", { side: "bride", sentAt: now - hour }),
    household("B", { side: "groom", sentAt: now - 100 * hour, remindedAt: now - hour }),
    household("C", { side: "groom", sentAt: now - 24 * hour }),
  ];
  expect(queueOf(households).sentToday).toBe(2);
  expect(queueOf(households, { state: "unsent", from: "groom" }).sentToday).toBe(1);
});
