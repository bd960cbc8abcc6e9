import { expect, test } from "vitest";
import { canonicalZone, zonesNear } from "#app/lib/zones-near.ts";

test.each<[string, [number, number]]>([
  ["Asia/Yerevan", [40.1772, 44.5035]],
  // Some hundred metres from the border of Turkey.
  ["Asia/Yerevan", [39.8783, 44.5761]],
  ["Europe/Paris", [43.2706, 5.3889]],
  ["Europe/Amsterdam", [52.3714, 4.9033]],
  ["America/Los_Angeles", [34.1604, -118.2365]],
  ["Europe/Moscow", [55.7558, 37.6173]],
])("%s is the zone at %j", (zone, position) => {
  expect(zonesNear(position)).toContain(canonicalZone(zone));
});

test("a point beyond the date line or the pole has zones too", () => {
  expect(zonesNear([90, 180]).size).toBeGreaterThan(0);
  expect(zonesNear([-90, -180]).size).toBeGreaterThan(0);
});

test("two spellings of a zone are one, and an unknown zone is none", () => {
  expect(canonicalZone("Europe/Kyiv")).toBe(canonicalZone("Europe/Kiev"));
  expect(canonicalZone("Armenia/Yerevan")).toBeNull();
});
