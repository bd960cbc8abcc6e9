import { expect, test } from "vitest";
import { fontFilesOf, type FontFile } from "#app/guest/chat-pictures/fonts.ts";
import { painted } from "#app/designs/house/paint.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { findBuiltPalette } from "#app/designs/palettes/palettes.ts";

// A family in two weights, the black one for names.
test.for(["poster", "slab", "round"] as const)(
  "Armenian names in %s are drawn in the weight of the page, text in its own",
  (name) => {
    const pairing = registry.pairing[name];
    const { files, display, body } = fontFilesOf(pairing.fontsOf("am"));
    expect(weightOf(display, files)).toBe(pairing.displayWeight);
    expect(weightOf(body, files)).toBe(pairing.bodyWeight);
  },
);

/** The weight of a stack's first file. */
function weightOf(stack: string, files: readonly FontFile[]): number | undefined {
  const [first] = stack.split(", ");
  return files.find(({ name }) => name === first)?.face.weight;
}

test("a colour that only a section of the page sets is drawn as its fallback", () => {
  const palette = findBuiltPalette("champagne");
  if (!palette) throw new Error("champagne is gone");
  expect(painted(`<path stroke="var(--glass, var(--line))"/>`, palette)).toBe(
    `<path stroke="${palette.line}"/>`,
  );
});
