import { expect, test } from "vitest";
import { clockChangeAt, offsetAt } from "#app/i18n/clock-changes.ts";

test("a clock is ahead of UTC by its zone and season", () => {
  expect(offsetAt(Date.UTC(2027, 5, 12), "Asia/Yerevan")).toBe(4 * 3_600_000);
  expect(offsetAt(Date.UTC(2027, 5, 12), "America/Los_Angeles")).toBe(-7 * 3_600_000);
  expect(offsetAt(Date.UTC(2027, 0, 12), "Asia/Kolkata")).toBe(5.5 * 3_600_000);
});

// Europe changes on the last Sundays of March and October, the USA on the second Sunday of March
// and the first of November.
test.each([
  ["2027-03-28T02:30", "Europe/Paris", "skipped"],
  ["2027-03-28T02:00", "Europe/Paris", "skipped"],
  ["2027-03-28T03:00", "Europe/Paris", null],
  ["2027-03-28T01:59", "Europe/Paris", null],
  ["2027-10-31T02:30", "Europe/Paris", "repeated"],
  ["2027-10-31T02:00", "Europe/Paris", "repeated"],
  ["2027-10-31T03:00", "Europe/Paris", null],
  ["2027-10-31T01:59", "Europe/Paris", null],
  ["2027-03-14T02:30", "America/Los_Angeles", "skipped"],
  ["2027-11-07T01:30", "America/Los_Angeles", "repeated"],
  ["2027-03-28T02:30", "Asia/Yerevan", null],
  ["2027-06-12T15:00", "Europe/Paris", null],
] as const)("%s in %s: %s", (local, zone, change) => {
  expect(clockChangeAt(local, zone)).toBe(change);
});
