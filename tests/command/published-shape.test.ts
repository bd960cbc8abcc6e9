import * as v from "valibot";
import { expect, test } from "vitest";
import { themeParts } from "#app/designs/part-names.ts";
import { shapeOf } from "../../scripts/published-shape.ts";

// A published text is not checked again by a release with the same shape (`isChecked`): one whose
// fields have changed must not take it for its own.
test("the shape of what is published changes with a field, its type or its default", () => {
  const schemas = [
    v.object({ hour: v.string() }),
    v.object({ hour: v.number() }),
    v.object({ hour: v.optional(v.string()) }),
    v.object({ hour: v.optional(v.string(), "12:00") }),
    v.object({ place: v.string() }),
    v.object({ hour: v.picklist(["12:00"]) }),
  ];
  expect(new Set(schemas.map(shapeOf)).size).toBe(schemas.length);
});

test("the names of drawn parts, which have a hash of their own, are not in the shape", () => {
  const shapes = [themeParts.hero, themeParts.opening].map((names) =>
    shapeOf(v.object({ part: v.picklist(names) })),
  );
  expect(new Set(shapes).size).toBe(1);
});
