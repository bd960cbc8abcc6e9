import { expect, test } from "vitest";
import { writePeople } from "#app/domain/guests/import/cells/people.ts";

test("people are written as plainly as they can be read back", () => {
  const person = (name: string | null, child = false) => ({ id: "1", name, child });
  expect(writePeople([person("Արամ Սարգսյան"), person("Անի", true), person(null)])).toBe(
    "Արամ Սարգսյան; Անի (child); +1",
  );
  expect(writePeople([person("Aram & Nare")])).toBe('"Aram & Nare";');
});
