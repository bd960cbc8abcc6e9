import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import {
  findOpenSeating,
  readSeating,
  readTableNames,
  seatingOf,
  tableNamesOf,
} from "#app/domain/seating/data.server.ts";
import {
  addTables,
  changeTable,
  deleteTable,
  restoreTable,
  seatParties,
  setGuestsFind,
  unseatParties,
} from "#app/domain/seating/mutations.server.ts";
import { deletionsOf } from "#app/studio/rights/mutations.server.ts";
import { seatingRowsOf } from "#app/domain/seating/personal-data.server.ts";
import { restorableMs } from "#app/domain/seating/limits.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { reply } from "../../../tests/support/dashboard.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ",
  addressForm: "one",
  people: [{ name: "Արամ", child: false }],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};

/** An invitation with a household, a reply without one, and two tables. */
async function seated() {
  const path = `wedding/${crypto.randomUUID()}`;
  await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
  await reply(path, { name: "Անի" });
  const [household] = await listHouseholds(env.DB, path);
  const [answer] = await listReplies(env.DB, path, { limit: 1 });
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await addTables(env.DB, path, [
    { id: one, name: "1", seats: 2 },
    { id: two, name: "Հարսի ընկերները", seats: 60 },
  ]);
  if (!household || !answer) throw new Error("nothing stored");
  return { path, household: household.id, reply: answer.id, one, two };
}

const read = async (path: string) => readSeating(await env.DB.batch(seatingOf(env.DB, path)));

test("a household and a reply have one table each, and the last move wins", async () => {
  const { path, household, reply: guest, one, two } = await seated();
  expect(await seatParties(env.DB, path, [household, guest], one)).toBe(2);
  expect(await seatParties(env.DB, path, [guest], two)).toBe(1);
  const names = readTableNames(await tableNamesOf(env.DB, path).all());
  expect(names).toEqual(
    new Map([
      [household, "1"],
      [guest, "Հարսի ընկերները"],
    ]),
  );
  await unseatParties(env.DB, path, [guest]);
  expect((await read(path)).seats).toEqual(new Map([[household, one]]));
});

test("parties and tables of another invitation, or of none, are not seated", async () => {
  const mine = await seated();
  const other = await seated();
  expect(await seatParties(env.DB, mine.path, [other.household, other.reply, "x"], mine.one)).toBe(
    0,
  );
  expect(await seatParties(env.DB, mine.path, [mine.household], other.one)).toBe(0);
  await seatParties(env.DB, other.path, [other.household], other.one);
  await unseatParties(env.DB, mine.path, [other.household]);
  expect(await deleteTable(env.DB, mine.path, other.one, 1)).toBe(false);
  expect(await changeTable(env.DB, mine.path, { table: other.one, name: "9", seats: 1 })).toBe(
    false,
  );
  expect((await read(other.path)).seats.get(other.household)).toBe(other.one);
  expect((await read(mine.path)).seats.size).toBe(0);
});

test("a form that is sent again adds no tables, and no name is given twice", async () => {
  const { path } = await seated();
  const tables = [
    { id: crypto.randomUUID(), name: "2", seats: 12 },
    { id: crypto.randomUUID(), name: "3", seats: 12 },
  ];
  expect(await addTables(env.DB, path, tables)).toBe(2);
  expect(await addTables(env.DB, path, tables)).toBe(0);
  const names = async () => (await read(path)).tables.map(({ name }) => name);
  expect(await names()).toEqual(["1", "Հարսի ընկերները", "2", "3"]);
  const [, second] = tables;
  const change = { table: second?.id ?? "", name: "1", seats: 5 };
  expect(await changeTable(env.DB, path, change)).toBe(false);
  expect(await changeTable(env.DB, path, { ...change, name: "3" })).toBe(true);
  expect((await read(path)).tables.at(-1)).toMatchObject({ name: "3", seats: 5 });
});

test("an invitation has 100 tables at most", async () => {
  const { path, one } = await seated();
  const more = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      name: `${100 + index}`,
      seats: 1,
    }));
  expect(await addTables(env.DB, path, more(99))).toBe(0);
  expect(await addTables(env.DB, path, more(98))).toBe(98);
  await deleteTable(env.DB, path, one, 1);
  expect(await addTables(env.DB, path, [{ id: "last", name: "0", seats: 1 }])).toBe(1);
  expect(await restoreTable(env.DB, path, one)).toBe(false);
});

test("a deleted table comes back with its parties, but not with those moved meanwhile", async () => {
  const { path, household, reply: guest, one, two } = await seated();
  await seatParties(env.DB, path, [household, guest], one);
  const now = 10 * restorableMs;
  expect(await deleteTable(env.DB, path, one, now)).toBe(true);
  expect(readTableNames(await tableNamesOf(env.DB, path).all())).toEqual(new Map());
  expect(await seatParties(env.DB, path, [guest], one)).toBe(0);
  await seatParties(env.DB, path, [guest], two);
  expect(await restoreTable(env.DB, path, one)).toBe(true);
  expect(readTableNames(await tableNamesOf(env.DB, path).all())).toEqual(
    new Map([
      [household, "1"],
      [guest, "Հարսի ընկերները"],
    ]),
  );
});

test("a table deleted a day ago is removed for good with the next one", async () => {
  const { path, household, one, two } = await seated();
  await seatParties(env.DB, path, [household], one);
  const now = 10 * restorableMs;
  await deleteTable(env.DB, path, one, now);
  await deleteTable(env.DB, path, two, now + restorableMs + 1);
  const { tables, seats } = await read(path);
  expect(tables.map(({ id }) => id)).toEqual([two]);
  expect(seats.size).toBe(0);
});

test("guests find their table once the hosts allow it and somebody is seated", async () => {
  const { path, household, one } = await seated();
  const open = () => findOpenSeating(env.DB, path, household);
  await setGuestsFind(env.DB, path, true);
  expect(await open()).toEqual({ isOpen: false, own: null });
  await seatParties(env.DB, path, [household], one);
  expect(await open()).toEqual({ isOpen: true, own: "1" });
  await setGuestsFind(env.DB, path, false);
  expect(await open()).toEqual({ isOpen: false, own: null });
});

test("a household that declined is shown no table", async () => {
  const { path, household, one } = await seated();
  await setGuestsFind(env.DB, path, true);
  await seatParties(env.DB, path, [household], one);
  const key = await reply(path, { name: "Արամ", response: "No" });
  await env.DB.prepare("UPDATE replies SET household = ?1 WHERE key = ?2")
    .bind(household, key)
    .run();
  expect(await findOpenSeating(env.DB, path, household)).toEqual({ isOpen: true, own: null });
});

test("all of an invitation's seating is deleted together", async () => {
  const { path, household, one } = await seated();
  await seatParties(env.DB, path, [household], one);
  await setGuestsFind(env.DB, path, true);
  await env.DB.batch(deletionsOf(env.DB, seatingRowsOf(path)));
  expect(await read(path)).toEqual({ tables: [], seats: new Map(), guestsFind: false });
});
