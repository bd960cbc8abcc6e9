import { expect, test } from "vitest";
import { readList, understandAll } from "#app/domain/guests/import/parse.ts";

function readOne(text: string) {
  const reading = readList({ kind: "text", text });
  if ("problem" in reading) throw new Error(reading.problem);
  const [entry] = understandAll(reading, ["am", "ru", "en"]).entries;
  if (!entry) throw new Error(`nothing was read from ${text}`);
  return entry.household;
}

test.each([
  "Հասցե",
  "Հյուրի հասցեն",
  "Փոստային հասցե",
  "Адрес",
  "Почтовый адрес гостя",
  "Address",
  "Mailing address",
  "Adresse postale",
  "Adresse des invités",
  "Anschrift",
  "Postadres",
  "City, address",
])("a column “%s” has the postal address, with its lines", (heading) => {
  const household = readOne(`Name\t${heading}\nAni\t"Սայաթ-Նովա 5\n0001 Երևան"`);
  expect(household.postalAddress).toBe("Սայաթ-Նովա 5\n0001 Երևան");
});

test.each([
  ["Email address", "ani@example.am"],
  ["Էլ. հասցե", "ani"],
  ["Адрес эл. почты", "ani"],
  ["Adresse électronique", "ani"],
  // The cells say what it is.
  ["Address", "ani@example.am"],
  ["Address", "–"],
  ["Адрес", "нет"],
])("a column “%s” of “%s” has no postal address", (heading, cell) => {
  expect(readOne(`Name\t${heading}\nAni\t${cell}`).postalAddress).toBeNull();
});

test("an address in several columns is not taken for a whole one", () => {
  const household = readOne("Name\tAddress\tCity\nAni\tAbovyan 1\tYerevan");
  expect(household.postalAddress).toBeNull();
});
