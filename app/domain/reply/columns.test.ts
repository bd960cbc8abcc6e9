import { expect, test } from "vitest";
import {
  answerValues,
  changedFields,
  fingerprintOf,
  headsOf,
  unreadableFields,
  type GivenAnswer,
} from "#app/domain/reply/columns.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** An answer as guests gave it before they were asked by name. */
const old: GivenAnswer = {
  name: "Անի Պետրոսյան",
  response: "Yes",
  guestsNumber: 3,
  people: null,
  emailTo: "bride",
  children: 1,
  diet: "ձուկ",
  side: null,
  otherGuest: null,
  attending: ["church", "restaurant"],
  parts: null,
  joinFrom: null,
  withPartner: true,
  message: "Շնորհավոր",
};
const people = [
  { name: "Արամ", child: false, comes: true },
  { name: null, child: true, comes: false },
];

test("an answer that was stored before there were names has the fingerprint that is stored with it", async () => {
  expect(await sha256Hex(fingerprintOf(old))).toBe(
    "f203b2d976edd3c5a351e8f2cdae95dccc483ffec0d457915bb83a0cecaba5e9",
  );
});

test("who comes is part of the fingerprint", () => {
  const answers = [old, ...people.map((person) => ({ ...old, people: [person] }))];
  expect(new Set(answers.map(fingerprintOf)).size).toBe(3);
});

test("who comes is stored as JSON, read again, and compared as a whole", () => {
  const answer = { ...old, people };
  const stored = answerValues(answer).find((value) => String(value).startsWith("[{"));
  expect(JSON.parse(String(stored))).toEqual(people);
  expect(changedFields(answer, { ...old, people: [...people] })).toEqual([]);
  expect(changedFields(answer, old)).toEqual(["people"]);
  expect(headsOf({ ...answer, guestsNumber: 1 })).toBe(1);
});

test("people that this release cannot read do not count as an answer", () => {
  const row = { ...old, attending: "church restaurant", withPartner: 1 };
  expect(unreadableFields({ ...row, people: JSON.stringify(people) })).toEqual([]);
  for (const broken of ["{", "[1]", '[{"name":"Արամ"}]'])
    expect(unreadableFields({ ...row, people: broken }), broken).toEqual(["people"]);
});
