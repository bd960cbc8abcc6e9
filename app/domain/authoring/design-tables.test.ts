import { expect, test } from "vitest";
import { tablesOf, withTables } from "#app/domain/authoring/design-tables.ts";
import { themeParts } from "#app/designs/part-names.ts";

const files = {
  ...import.meta.glob<string>("/docs/*.md", { eager: true, query: "?raw", import: "default" }),
  ...import.meta.glob<string>(
    [
      "/app/designs/letters/pairings/*.ts",
      "/app/designs/{[0-9]*,shared/*,families/*}/{ornament,cover,opening,hours}.tsx",
      "/app/designs/shared/*/sections.ts",
      "/app/designs/[0-9]*/design.ts",
      "/content/{palettes,templates}/*.json",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
};
const sources = new Map(
  Object.entries(files)
    .map(([file, text]) => [file.slice(1), text] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** Columns are aligned by the formatter. */
function unaligned(text: string): string {
  return text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");
}

test.each(Object.keys(tablesOf) as (keyof typeof tablesOf)[])(
  "the tables of %s are those that `npm run studio -- schema` writes",
  (file) => {
    const text = sources.get(file) ?? "";
    expect(unaligned(text)).toBe(unaligned(withTables(file, text, sources)));
  },
);

test("every part has a line of its own", () => {
  const text = sources.get("docs/designs.md") ?? "";
  for (const [kind, names] of Object.entries(themeParts))
    for (const name of names)
      expect(text).toMatch(new RegExp(`\\| \`${kind}\` +\\| \`${name}\` +\\| [^|]{8,}\\|`));
});

test("a document without the place for its table is told", () => {
  expect(() => withTables("docs/designs.md", "# Designs\n", sources)).toThrow(
    'docs/designs.md has no place for the table "parts"',
  );
});

test("a palette or a template that is no JSON is left to the check", () => {
  const file = "docs/designs.md";
  const text = sources.get(file) ?? "";
  const broken = new Map([...sources, ["content/palettes/almond.json", "{"] as const]);
  broken.set("content/templates/1001.json", "{");
  expect(withTables(file, text, broken)).not.toContain("`almond`");
  expect(
    withTables("docs/invitations.md", sources.get("docs/invitations.md") ?? "", broken),
  ).not.toContain("| 1001");
});
