import { expect, test } from "vitest";
import { distinctionsOf, marksForHosts } from "#app/domain/guests/names/namesakes.ts";
import { textFields } from "#app/domain/guests/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { recordOf } from "#app/lib/records.ts";

const household = (id: string, changes: Partial<Household> = {}): Household => ({
  id,
  code: null,
  salutation: "Սիրելի՛ Արամ",
  addressForm: "one",
  people: [{ id, name: "Արամ", child: false }],
  adults: 1,
  children: 0,
  language: null,
  tags: [],
  ...recordOf(textFields, () => null),
  nameKey: "aram",
  createdAt: 1,
  updatedAt: 1,
  openedAt: null,
  lastOpenedAt: null,
  deliveredAt: null,
  remindedAt: null,
  sentAt: null,
  notifiedAt: null,
  ...changes,
});

const apart = (...households: Household[]) =>
  Object.fromEntries(
    distinctionsOf(households, ({ salutation }) => salutation, marksForHosts).entries(),
  );

test("households of one text are told apart by their people, else by the phone", () => {
  const sargsyan = [{ id: "p", name: "Արամ Սարգսյան", child: false }];
  expect(
    apart(
      household("a", { people: sargsyan, phone: "1" }),
      household("b", { phone: "2" }),
      household("c", { phone: "3" }),
      household("d", { salutation: "Дорогая Ольга", phone: "4" }),
    ),
  ).toEqual({ a: "Արամ Սարգսյան", b: "2", c: "3" });
});

test("households that nothing tells apart have no distinction", () => {
  expect(apart(household("a"), household("b"))).toEqual({});
  expect(apart(household("a", { phone: "1" }), household("b", { phone: "1" }))).toEqual({});
});
