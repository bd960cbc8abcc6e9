import { expect, test } from "vitest";
import { filtered, filterNamed, occasionFilters } from "#app/shop/catalogue/occasions/filter.ts";
import { occasions } from "#app/domain/invitation/occasions.ts";

const one = occasions.map((occasion) => ({ occasion }));

test("every occasion stands under exactly one filter besides all", () => {
  const shown = occasionFilters.slice(1).flatMap((filter) => filtered(one, filter));
  expect(shown).toHaveLength(occasions.length);
  expect(new Set(shown)).toEqual(new Set(filtered(one, "all")));
});

test("a christening is found under baptisms, a first tooth under the others", () => {
  expect(filtered(one, "baptism")).toEqual([{ occasion: "baptism" }, { occasion: "christening" }]);
  expect(filtered(one, "other")).toContainEqual({ occasion: "first-tooth" });
});

test("a filter that there is not is all of them", () => {
  expect(filterNamed(null)).toBe("all");
  expect(filterNamed("funeral")).toBe("all");
  expect(filterNamed("constructor")).toBe("all");
  expect(filterNamed("kids")).toBe("kids");
});
