import * as v from "valibot";
import { expect, test } from "vitest";
import { demos } from "#app/shop/site/demos/links.ts";

const definitions = import.meta.glob("/content/invitations/**/*.json", {
  eager: true,
  import: "default",
});
const shown = v.object({
  demo: v.optional(v.boolean()),
  languages: v.array(v.string()),
});

test.each(demos)("$path is a demo that is read in Armenian and in English", ({ path }) => {
  const definition = v.parse(shown, definitions[`/content/invitations/${path}.json`]);
  expect(definition.demo === true || path.startsWith("templates/")).toBe(true);
  expect(definition.languages[0]).toBe("am");
  expect(definition.languages).toContain("en");
});
