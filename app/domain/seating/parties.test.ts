import { expect, test } from "vitest";
import { textFields } from "#app/domain/guests/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { InvitedParts } from "#app/domain/reply/parts/invited.ts";
import type { RepliedParty } from "#app/domain/reply/party/data.server.ts";
import { beginsWords, hasWords, wordsOf } from "#app/domain/seating/search/words.ts";
import { newTables } from "#app/domain/seating/new-tables.ts";
import { partiesOf } from "#app/domain/seating/parties.ts";
import { recordOf } from "#app/lib/records.ts";

const household: Household = {
  id: "h1",
  code: null,
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { id: "p1", name: "Արամ", child: false },
    { id: "p2", name: "Նարե", child: false },
  ],
  adults: 2,
  children: 1,
  language: null,
  ...recordOf(textFields, () => null),
  side: "groom",
  tags: ["church"],
  nameKey: "aram nare",
  createdAt: 1,
  updatedAt: 1,
  openedAt: null,
  lastOpenedAt: null,
  deliveredAt: null,
  remindedAt: null,
  sentAt: null,
  notifiedAt: null,
};
const reply: RepliedParty = {
  id: "r1",
  household: null,
  name: "Anna Petrosyan",
  response: "Yes",
  heads: 4,
  people: null,
  attending: null,
  parts: null,
  joinFrom: null,
  side: null,
  emailTo: "bride",
  language: "ru",
};

test("a party is as many people as it answered, and as its seats while it is silent", () => {
  const [silent, replied] = partiesOf([household], [reply], new Map());
  expect(silent).toMatchObject({ answer: "silent", heads: 3, side: "groom", tags: ["church"] });
  expect(replied).toMatchObject({ answer: "coming", heads: 4, side: "bride", table: null });
  const own = { ...reply, household: "h1", heads: 1 };
  expect(partiesOf([household], [own], new Map())).toMatchObject([
    { id: "h1", name: "Արամ, Նարե", answer: "coming", heads: 1 },
  ]);
});

test("who declines takes no seats and keeps the table, so that the hosts see it", () => {
  const no = { ...reply, household: "h1", response: "No" as const, heads: null };
  expect(partiesOf([household], [no], new Map([["h1", "t1"]]))).toMatchObject([
    { answer: "declined", heads: 0, table: "t1" },
  ]);
});

test("a table stays when a reply comes to a household, and when a household is removed", () => {
  const own = { ...reply, household: "h1" };
  expect(partiesOf([household], [own], new Map([["r1", "t1"]]))).toMatchObject([
    { id: "h1", table: "t1" },
  ]);
  const both = new Map([
    ["r1", "t1"],
    ["h1", "t2"],
  ]);
  expect(partiesOf([household], [own], both)).toMatchObject([{ id: "h1", table: "t2" }]);
  expect(partiesOf([], [own], new Map([["h1", "t2"]]))).toMatchObject([{ id: "r1", table: "t2" }]);
});

test("a name is found in each script, by the beginnings of its words", () => {
  const [{ spelling } = { spelling: "" }] = partiesOf([], [reply], new Map());
  for (const typed of ["Anna", "Աննա", "Анна", "pet an", "Պետրոսյան", "ANNA  petrosian", ""])
    expect(beginsWords(spelling, wordsOf(typed)), typed).toBe(true);
  for (const typed of ["nna", "Anna P S", "rosyan"])
    expect(beginsWords(spelling, wordsOf(typed)), typed).toBe(false);
  expect(hasWords(spelling, wordsOf("Պետրոսյան Աննա"))).toBe(true);
  expect(hasWords(spelling, wordsOf("Petros"))).toBe(false);
  const [robert] = partiesOf([], [{ ...reply, name: "Ռոբերտ" }], new Map());
  expect(beginsWords(robert?.spelling ?? "", wordsOf("Rob"))).toBe(true);
});

test("new tables are numbered on, and several of one name after it", () => {
  const form = { key: "k", count: 2, seats: 12, name: "" };
  expect(newTables(form, [])).toEqual([
    { id: "k-0", name: "1", seats: 12 },
    { id: "k-1", name: "2", seats: 12 },
  ]);
  const named = (given: Partial<typeof form>, names: string[]) =>
    newTables({ ...form, ...given }, names).map(({ name }) => name);
  expect(named({}, ["1", "7", "Նախագահություն"])).toEqual(["8", "9"]);
  expect(named({ count: 1, name: "Հարսի ընկերները" }, ["1"])).toEqual(["Հարսի ընկերները"]);
  expect(named({ name: "VIP" }, ["1"])).toEqual(["VIP 1", "VIP 2"]);
});

test("tables have seats for those alone who come to the restaurant", () => {
  const own: RepliedParty = { ...reply, household: "h1" };
  const invited = () => ["church", "restaurant"] as const;
  const seated = (changes: Partial<RepliedParty>, to: InvitedParts = invited) =>
    partiesOf([household], [{ ...own, ...changes }], new Map(), to)[0];
  expect(seated({})).toMatchObject({ answer: "coming", heads: 4 });
  expect(seated({ parts: { church: 4, restaurant: 3 } })).toMatchObject({ heads: 3 });
  expect(seated({ attending: ["church"] })).toMatchObject({ answer: "declined", heads: 0 });
  expect(seated({}, () => ["church"])).toMatchObject({ answer: "declined", heads: 0 });
  const people = [
    { name: "Արամ", child: false, comes: true, parts: ["church" as const] },
    { name: "Նարե", child: false, comes: true, parts: ["restaurant" as const] },
  ];
  const parts = { church: 1, restaurant: 1 };
  expect(seated({ people, parts })).toMatchObject({ name: "Նարե", heads: 1 });
  expect(partiesOf([household], [], new Map(), () => ["church"])).toMatchObject([{ heads: 0 }]);
});
