import { expect, test } from "vitest";
import { sitemapOf } from "#app/shop/site/sitemap.ts";

test("every page stands in the sitemap once in each of its languages", () => {
  const map = sitemapOf("https://hraver.example", {
    designs: [{ id: "1002", languages: ["am", "ru"] }],
    products: ["/cards/canon", "/assortment?occasion=kids"],
    published: new Map(),
  });
  const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(new Set(places).size).toBe(places.length);
  for (const path of ["/", "/?lng=en", "/prices", "/cards/canon?lng=en", "/templates/1002/ru"])
    expect(places).toContain(`https://hraver.example${path}`);
  expect(map).toContain('hreflang="hy" href="https://hraver.example/templates/1002"');
  expect(map).not.toContain("/templates/1002/am");
  expect(places).toContain("https://hraver.example/assortment?occasion=kids&amp;lng=en");
});
