import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import {
  addHousehold,
  changeHousehold,
  saveHouseholds,
} from "#app/domain/guests/mutations.server.ts";
import { householdLimits, type NewHousehold } from "#app/domain/guests/schema.ts";

const entered: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և «Նարե» O'Neil",
  addressForm: "formal",
  people: [
    { name: "Արամ", child: false },
    { name: null, child: false },
    { name: "Նարե", child: true },
  ],
  adults: 2,
  children: 1,
  language: "ru",
  side: null,
  tags: ["church", "=1+1"],
  phone: "+37491234567",
  note: "Երկու\nտող 🎉",
};

const pathOf = () => `wedding/${crypto.randomUUID()}`;

test("a household is read as it was entered, with a link and an id for each person", async () => {
  const path = pathOf();
  await saveHouseholds(env.DB, path, { added: [entered], changed: [] }, 5);
  const [stored, ...others] = await listHouseholds(env.DB, path);
  expect(others).toEqual([]);
  const { people, ...rest } = entered;
  expect(stored).toMatchObject({ ...rest, people, createdAt: 5, updatedAt: 5, openedAt: null });
  expect(stored?.code).toMatch(/^[2-9A-HJ-NP-Za-km-z]{8}$/);
  expect(new Set(stored?.people.map(({ id }) => id)).size).toBe(3);
});

test("a person who keeps their name keeps their id, and the link stays", async () => {
  const path = pathOf();
  await saveHouseholds(env.DB, path, { added: [entered], changed: [] }, 5);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("nothing stored");
  const people = [
    { name: "Նարե", child: true },
    { name: "Տիգրան", child: true },
  ];
  const change = { household, entered: { ...entered, people, adults: 0, children: 2 } };
  await saveHouseholds(env.DB, path, { added: [], changed: [change] }, 9);
  const [changed] = await listHouseholds(env.DB, path);
  expect(changed).toMatchObject({ code: household.code, children: 2, createdAt: 5, updatedAt: 9 });
  expect(changed?.people[0]).toEqual(household.people[2]);
  expect(household.people.map(({ id }) => id)).not.toContain(changed?.people[1]?.id);
});

test("a full list is stored at once, in its order, and a broken row stores none of it", async () => {
  const path = pathOf();
  const added = Array.from({ length: householdLimits.households }, (_, index) => ({
    ...entered,
    salutation: `Հյուր ${index}`,
  }));
  await saveHouseholds(env.DB, path, { added, changed: [] }, 5);
  const stored = await listHouseholds(env.DB, path);
  expect(stored.map(({ salutation }) => salutation)).toEqual(
    added.map(({ salutation }) => salutation),
  );

  const other = pathOf();
  const broken = { ...entered, addressForm: "nobody" as never };
  await expect(
    saveHouseholds(env.DB, other, { added: [entered, broken], changed: [] }, 5),
  ).rejects.toThrow("CHECK constraint failed");
  expect(await listHouseholds(env.DB, other)).toEqual([]);
});

test("a household is changed and removed in its own invitation alone", async () => {
  const path = pathOf();
  await saveHouseholds(env.DB, path, { added: [entered], changed: [] }, 5);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("nothing stored");
  const change = { household, entered: { ...entered, note: "Other" } };
  expect(await changeHousehold(env.DB, pathOf(), change, 9)).toBe(false);
  expect(await deleteHousehold(env.DB, pathOf(), household.id)).toBe(false);
  expect(await listHouseholds(env.DB, path)).toEqual([household]);
});

test("an import that others have overtaken adds nothing", async () => {
  const path = pathOf();
  await saveHouseholds(env.DB, path, { added: [entered], changed: [] }, 5);
  const late = { added: [{ ...entered, salutation: "Սիրելի՛ Նարե" }], changed: [] };
  expect(await saveHouseholds(env.DB, path, late, 9, [])).toBe(false);
  expect(await listHouseholds(env.DB, path)).toHaveLength(1);
});

test("a form that is sent twice adds one household", async () => {
  const path = pathOf();
  const id = crypto.randomUUID();
  expect(await addHousehold(env.DB, path, { id, entered }, 5)).toBe(true);
  expect(await addHousehold(env.DB, path, { id, entered }, 6)).toBe(false);
  expect((await listHouseholds(env.DB, path)).map((one) => one.id)).toEqual([id]);
});
