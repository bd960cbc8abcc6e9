import accessories from "#content/catalogue/accessories.json";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import prices from "#content/catalogue/prices.json";

/**
 * Only the fields that the catalogue lists; the templates' pages are not bundled into the Worker.
 */
const lines = {
  id: import.meta.glob<unknown>("/content/templates/1*.json", { eager: true, import: "slug" }),
  occasion: import.meta.glob<unknown>("/content/templates/1*.json", {
    eager: true,
    import: "occasion",
  }),
  tastes: import.meta.glob<unknown>("/content/templates/1*.json", {
    eager: true,
    import: "tastes",
  }),
  name: import.meta.glob<unknown>("/content/templates/1*.json", { eager: true, import: "name" }),
  languages: import.meta.glob<unknown>("/content/templates/1*.json", {
    eager: true,
    import: "languages",
  }),
  theme: import.meta.glob<unknown>("/content/templates/1*.json", { eager: true, import: "theme" }),
};

/**
 * The catalogue at build time, used while KV fails or holds nothing readable. Parsed with the
 * schemas of the published one.
 */
export const built = {
  prices,
  cards,
  animations,
  accessories,
  designs: Object.keys(lines.id).map((file) =>
    Object.fromEntries(Object.entries(lines).map(([name, values]) => [name, values[file]])),
  ),
};
