import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  definitionOf,
  fileOf,
  packs,
  paletteFile,
  pomegranateColours,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";
import { ownPalettes } from "../../../../tests/support/own-content.ts";

/** The problems of a palette `rose` and of an invitation with it, as the command prints them. */
function linesOf(changes: Json, theme: Json = { palette: "rose" }): string[] {
  const definition = fileOf(definitionOf({ slug: "anna", theme }));
  const files = withTemplate(paletteFile(changes, "rose"), definition);
  return checkContent(files, packs).problems.map(
    ({ file, path, message }) => `${file}: ${path}: ${message}`,
  );
}

const wornBroken =
  "content/invitations/wedding/anna.json: theme.palette: content/palettes/rose.json has problems of its own";

test("the palettes of the studio may all be worn", () => {
  expect(ownPalettes.size).toBeGreaterThanOrEqual(14);
  for (const [name, palette] of ownPalettes) expect(palette, name).not.toBeNull();
});

test("an invitation wears a palette of its own", () => {
  expect(linesOf({})).toEqual([]);
});

test("a palette that is not there is told with those that are", () => {
  expect(linesOf({}, { palette: "rosy" })).toEqual([
    'content/invitations/wedding/anna.json: theme.palette: there is no palette "rosy" (content/palettes/rosy.json); there are pomegranate, rose: did you mean "rose"?',
  ]);
});

test("text that is too close to its ground is told with both places, by how much, and what would do", () => {
  const light = { ground: "#ffffff", surface: "#fdfcfa", onAccent: "#000000" };
  expect(linesOf({ ...light, accent: "#8a8a8a" })).toContain(
    "content/palettes/rose.json: accent: #8a8a8a is too close to ground #ffffff (contrast 3.45 : 1) and to surface #fdfcfa (contrast 3.36 : 1), which it is read on: at least 4.5 : 1 is needed; #747474 would do",
  );
});

test.each(["#8a8a8a", "#ffffff", "#f3d9a0", "#ff7a7a"])(
  "the colour that is offered in place of %s would do",
  (accent) => {
    const light = { ground: "#ffffff", surface: "#fdf1f0", onAccent: "#000000" };
    const problem = linesOf({ ...light, accent }).find((line) => line.includes(": accent: ")) ?? "";
    const [, better = ""] = /(#[0-9a-f]{6}) would do/.exec(problem) ?? [];
    const again = linesOf({ ...light, accent: better });
    expect(again.filter((line) => line.includes(": accent: "))).toEqual([]);
  },
);

test("where no colour can be read on both grounds, none is offered", () => {
  const lines = linesOf({ ground: "#ffffff", surface: "#404040", ink: "#808080" });
  expect(lines[0]).toMatch(/: ink: #808080 is too close .* is needed$/);
});

test("a place on paper is told as the file has it", () => {
  const paper = { ...pomegranateColours.paper, muted: "#3a1a20" };
  const lines = linesOf({ paper });
  expect(lines[0]).toContain(
    "content/palettes/rose.json: paper.muted: #3a1a20 is too close to paper.ground #20060a",
  );
  expect(lines.at(-1)).toBe(wornBroken);
});

test("what is written on buttons and ornaments has to be readable too", () => {
  const lines = linesOf({ onDeco: "#a3202c", onAccent: "#e7b65c" });
  expect(lines.some((line) => line.includes("onAccent: #e7b65c is too close to accent"))).toBe(
    true,
  );
  expect(lines.some((line) => line.includes("onDeco: #a3202c is too close to deco"))).toBe(true);
});

test.each<[Json, string]>([
  [{ ink: "brown" }, "ink: expected a colour like #6b2737"],
  [{ ink: "#fff" }, "ink: expected a colour like #6b2737"],
  [{ ink: undefined }, "ink: is missing"],
  [{ glow: "#ffffff" }, "glow: unknown field"],
  [{ scheme: "dim" }, 'scheme: expected one of "light", "dark", found "dim"'],
  [{ description: " " }, "description: expected some text"],
])("mistakes in a palette are explained: %j", (changes, line) => {
  expect(linesOf(changes)).toEqual([`content/palettes/rose.json: ${line}`, wornBroken]);
});

test("a palette's file has a name that an invitation can say", () => {
  const { problems } = checkContent([paletteFile({}, "Anna & Arman")], packs);
  expect(problems).toEqual([
    {
      file: "content/palettes/Anna & Arman.json",
      path: "",
      message: "the file's name: expected small Latin letters, digits and hyphens",
    },
  ]);
});

test("nobody but publishing writes colours into a theme", () => {
  expect(linesOf({}, { palette: "rose", colours: pomegranateColours })).toEqual([
    "content/invitations/wedding/anna.json: theme.colours: unknown field",
  ]);
});
