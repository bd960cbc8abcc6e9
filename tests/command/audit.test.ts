import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exceptionOf, holesIn, readExceptions } from "../../scripts/audit-findings.ts";

const report = readFileSync(new URL("../fixtures/audit/report.json", import.meta.url), "utf8");
const exceptions = readExceptions(
  readFileSync(new URL("../../scripts/audit-exceptions.json", import.meta.url), "utf8"),
);
const openOn = (today: string, text = report) =>
  holesIn(text, "moderate")
    ?.filter((hole) => exceptionOf(hole, exceptions, today) === null)
    .map(({ name }) => name);

test("reasoned exceptions make the audit green until their day, and no longer", () => {
  expect(holesIn(report, "moderate")).toHaveLength(2);
  expect(openOn("2026-11-27")).toEqual([]);
  expect(openOn("2027-02-28")).toEqual([]);
  expect(openOn("2027-03-01")).toEqual(["fflate", "sharp"]);
});

test.each<[string, string, string, string]>([
  ["a later hole of the same package", "<=0.8.3", "<=0.9.0", "fflate"],
  [
    "another copy of the package",
    "node_modules/miniflare/node_modules/sharp",
    "node_modules/sharp",
    "sharp",
  ],
  ["another advisory", "GHSA-f88m-g3jw-g9cj", "GHSA-zzzz-zzzz-zzzz", "sharp"],
])("%s is not excepted", (_, from, to, name) => {
  expect(openOn("2026-11-27", report.replaceAll(from, to))).toEqual([name]);
});

test("what is no report is not taken for one without holes", () => {
  expect(holesIn('{"message":"the list cannot be reached"}', "high")).toBeNull();
  expect(holesIn("", "high")).toBeNull();
});
