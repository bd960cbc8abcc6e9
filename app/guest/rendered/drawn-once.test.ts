import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { registry } from "#app/designs/drawings.generated.ts";
import { ornaments } from "#app/designs/index.generated.ts";
import { worlds } from "#app/designs/worlds.generated.ts";
import { drawnOnce } from "#app/guest/rendered/drawn-once.server.tsx";

type Drawing = ComponentType<{ variant: number }>;

const drawingsOf = (parts: object): [string, Drawing][] =>
  Object.entries(parts).filter(([name, part]) => /^[A-Z]/.test(name) && typeof part === "function");

const htmlOf = (Component: Drawing, variant: number) =>
  renderToStaticMarkup(createElement(Component, { variant }));

/** Generated ids differ with the place of a drawing on its page. */
const withoutIds = (html: string) => html.replaceAll(/[\w-]*_?R_\w*_/g, "id");

test.each(ornaments)("the drawings of %s are the same when they are kept", (name) => {
  const ornament = registry.ornament[name];
  const kept = Object.fromEntries(drawingsOf(drawnOnce(name, ornament)));
  for (const [part, Component] of drawingsOf(ornament))
    for (const variant of [0, 1, 2, 0]) {
      const own = kept[part];
      if (!own) throw new Error(part);
      expect(withoutIds(htmlOf(own, variant)), part).toBe(withoutIds(htmlOf(Component, variant)));
    }
});

// A world that asked for a language would fail here, and would be kept in the first visitor's.
test("a world that is kept has no words", () => {
  for (const [name, world] of Object.entries(worlds)) {
    if (world.hasWords) continue;
    for (const [part, Component] of drawingsOf(world))
      expect(htmlOf(Component, 0), `${name} ${part}`).toMatch(/^<svg/);
  }
});
