import { expect, test } from "vitest";
import { askedPeople, formerAnswers, personFields } from "#app/domain/reply/people/fields.ts";

const aram = { id: "1", name: "Արամ", child: false };
const nare = { id: "2", name: "Նարե", child: false };
const ani = { id: "3", name: "Անի", child: true };
const guest = { id: "4", name: null, child: false };

const called = (people: ReturnType<typeof askedPeople>) =>
  people.map(({ name, child }) => name ?? (child ? "child" : "guest"));

test("each person of a household is asked for, and each further seat", () => {
  const asked = (people: (typeof aram | typeof guest)[], adults: number, children: number) =>
    called(askedPeople({ people, adults, children }));
  expect(asked([aram, nare, ani], 2, 1)).toEqual(["Արամ", "Նարե", "Անի"]);
  expect(asked([aram, guest], 2, 0)).toEqual(["Արամ", "guest"]);
  expect(asked([aram], 2, 1)).toEqual(["Արամ", "guest", "child"]);
  expect(asked([aram, ani], 2, 2)).toEqual(["Արամ", "Անի", "guest", "child"]);
  // Fewer seats than people: those who come are counted.
  expect(asked([aram, nare, ani], 1, 0)).toEqual(["Արամ", "Նարե", "Անի"]);
  // A child whom the list has as an adult is no further seat.
  expect(asked([aram, nare], 1, 1)).toEqual(["Արամ", "Նարե"]);
});

test("nobody is asked for where no name is known, where one is alone, and in a family of one name", () => {
  const family = { ...aram, name: "Սարգսյանների ընտանիք" };
  expect(askedPeople({ people: [guest, guest], adults: 2, children: 0 })).toEqual([]);
  expect(askedPeople({ people: [aram], adults: 1, children: 0 })).toEqual([]);
  expect(askedPeople({ people: [family], adults: 2, children: 2 })).toEqual([]);
  expect(personFields(null)).toEqual([]);
});

test("a household of the most people and seats has fewer fields than a form may have", () => {
  const people = Array.from({ length: 30 }, (_, index) => ({ ...aram, id: String(index) }));
  const fields = personFields({ people, adults: 30, children: 30 });
  expect(new Set(fields).size).toBe(60);
});

test("a stored answer is each person's again, whatever the order, and nobody else's", () => {
  const given = [
    { name: null, child: false, comes: false },
    { name: "Նարե", child: false, comes: false },
    { name: "Արամ", child: false, comes: true, parts: ["church" as const] },
    { name: null, child: false, comes: true },
  ];
  const people = [aram, nare, ani, guest, { ...guest, id: "5" }];
  const asked = askedPeople({ people, adults: 4, children: 1 });
  const attending = ["church", "restaurant"] as const;
  expect(formerAnswers(asked, given, attending)).toEqual({
    "person-1": { comes: "yes", parts: ["church"] },
    "person-2": { comes: "no", parts: attending },
    "person-4": { comes: "no", parts: attending },
    "person-5": { comes: "yes", parts: attending },
  });
  expect(formerAnswers(asked, null, attending)).toEqual({});
});
