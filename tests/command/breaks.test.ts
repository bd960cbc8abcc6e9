import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import attacks from "../../docs/attacks.md?raw";
import { allBreaks, areas } from "../breaks/all.ts";
import { broken } from "../breaks/break.ts";

test("each line that a break changes is still there, once, and so are its tests", () => {
  for (const one of allBreaks) {
    expect(() => broken(readFileSync(one.file, "utf8"), one), one.promise).not.toThrow();
    for (const file of one.tests) expect(existsSync(file), `${one.promise}: ${file}`).toBe(true);
  }
});

test("the table of breaks in docs/attacks.md has each area with its number, all of them noticed", () => {
  const rows = [...attacks.matchAll(/^\| ([a-z-]+) +\| (\d+) +\| (\d+) +\|$/gm)];
  const written = Object.fromEntries(rows.map(([, area, all, noticed]) => [area, [all, noticed]]));
  const expected = Object.entries(areas).map(([area, { length }]) => [
    area,
    [String(length), String(length)],
  ]);
  expect(written).toEqual(Object.fromEntries(expected));
});
