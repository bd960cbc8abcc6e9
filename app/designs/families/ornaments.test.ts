import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { ornaments } from "#app/designs/index.generated.ts";
import type { Ornament } from "#app/designs/part-names.ts";
import { registry } from "#app/designs/drawings.generated.ts";

/** The class and the size of each drawing, as `OrnamentPart` specifies them; null fills its container. */
const drawings = [
  ["Roundel", "roundel", "280 304"],
  ["Branch", "branch", "344 170"],
  ["Corner", "corner", "64 64"],
  ["Emblem", "emblem", "116 134"],
  ["Bullet", "bullet", "116 134"],
  ["Sprig", "sprig", "46 40"],
  ["Seal", "seal", "140 140"],
  ["Arch", "arch", "360 260"],
  ["Column", "column", null],
  ["Base", "base", "360 56"],
  ["Scene", "scene", "390 320"],
  ["Spray", "spray", "240 260"],
  ["Initial", "initial", "160 160"],
  ["Field", "field-pattern", null],
] as const satisfies readonly (readonly [keyof OrnamentPart, string, string | null])[];

test.each(ornaments)("%s has every drawing, in its size, without a number gone wrong", (family) => {
  const ornament = registry.ornament[family];
  for (const [name, className, size] of drawings) {
    const markup = renderToStaticMarkup(createElement(ornament[name]));
    const [root = ""] = markup.match(/^<svg[^>]*>/) ?? [];
    expect(root, name).toMatch(new RegExp(`class="${className}[ "]`));
    expect(root, name).toContain('aria-hidden="true"');
    expect(root, name).toContain(size === null ? 'height="100%"' : ` ${size}"`);
  }
  const all = renderToStaticMarkup(page(family));
  expect(all).toContain('class="divider"');
  expect(all + ornament.sample + ornament.tile("#123456", "#fedcba")).not.toMatch(
    /NaN|undefined|Infinity|null|\[object/,
  );
});

test.each(ornaments)("%s names each shape once, and uses none that is not there", (family) => {
  const ids = idsIn(renderToStaticMarkup(page(family)));
  expect(ids.filter((id) => !id.startsWith("orn-"))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

  const ornament = registry.ornament[family];
  const shared = idsIn(renderToStaticMarkup(createElement(ornament.Shapes)));
  for (const [name, element] of Object.entries(elements(ornament))) {
    const markup = renderToStaticMarkup(element);
    const there = new Set([...shared, ...idsIn(markup)]);
    const used = [...markup.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = ""]) => id);
    expect(
      used.filter((id) => !there.has(id)),
      name,
    ).toEqual([]);
  }
});

// Browsers do not paint a pattern, or a clip, whose first element of that id is in a hidden element.
test.each(ornaments)("%s may be drawn twice, by an opening that goes and by the page", (family) => {
  const ornament = registry.ornament[family];
  const { Shapes: _, ...drawn } = elements(ornament);
  const twice = renderToStaticMarkup(
    createElement(Fragment, null, ...Object.values(drawn), ...Object.values(drawn)),
  );
  const painted = [
    ...twice.matchAll(/<(?:pattern|clipPath|mask|\w+Gradient|filter) id="([^"]+)"/g),
  ];
  const ids = painted.map(([, id = ""]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Shadows of paper are black and leaves of the apricot green on every palette (app/designs/README.md). */
const coloursOfItsOwn: Partial<Record<string, string[]>> = {
  paper: ["#000"],
  blossom: ["#8b9850", "#69783a"],
};

test.each(ornaments)("%s takes all its colours from the palette", (family) => {
  const markup = renderToStaticMarkup(page(family));
  const colours = [...markup.matchAll(/(?:fill|stroke|color)="([^"]+)"/g)].map(
    ([, value]) => value,
  );
  const given = /^(?:none|currentColor|url\(#orn-[^)]+\)|var\(--[a-z-]+\))$/;
  const own = colours.filter((colour = "") => !given.test(colour));
  expect([...new Set(own)]).toEqual(coloursOfItsOwn[family] ?? []);
  const tile = registry.ornament[family].tile("#123456", "#fedcba");
  const hexes = tile.match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(hexes.filter((hex) => hex !== "#123456" && hex !== "#fedcba")).toEqual([]);
});

/** Every drawing of a family by its name, the dividers one by one. */
function elements(ornament: OrnamentPart): Record<string, ReactNode> {
  return Object.fromEntries([
    ["Shapes", createElement(ornament.Shapes)],
    ...drawings.map(([name]) => [name, createElement(ornament[name])]),
    ...[0, 1, 2].map((variant) => [
      `Divider ${variant}`,
      createElement(ornament.Divider, { variant }),
    ]),
  ]);
}

function page(family: Ornament): ReactNode {
  return createElement(Fragment, null, ...Object.values(elements(registry.ornament[family])));
}

function idsIn(markup: string): string[] {
  return [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
}
