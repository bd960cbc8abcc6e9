import * as v from "valibot";
import {
  accessoriesSchema,
  animationsSchema,
  cardsSchema,
  designsSchema,
  pricesSchema,
} from "#app/shop/catalogue/schema.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";
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
const built = {
  prices,
  cards,
  animations,
  accessories,
  designs: Object.keys(lines.id).map((file) =>
    Object.fromEntries(Object.entries(lines).map(([name, values]) => [name, values[file]])),
  ),
};

/**
 * The catalogue. Each part is one KV read, cached in the isolate for half a minute. When KV fails,
 * times out or holds something unreadable, the last good copy or the part that was built into this
 * release is used, so that the shop window stays open.
 */
export const readPrices = partReader("prices", pricesSchema);
export const readCards = partReader("cards", cardsSchema);
export const readAnimations = partReader("animations", animationsSchema);
export const readAccessories = partReader("accessories", accessoriesSchema);
export const readDesigns = partReader("designs", designsSchema);

function partReader<const Schema extends v.GenericSchema<unknown, object>>(
  name: keyof typeof built,
  schema: Schema,
): (kv: KVNamespace) => Promise<v.InferOutput<Schema>> {
  const key = `catalogue:${name}`;
  const cache = new IsolateCache<v.InferOutput<Schema>>("catalogue", {
    entries: 1,
    bytes: 1_000_000,
    freshFor: import.meta.env.DEV ? 0 : 30_000,
  });
  const asBuilt = () => v.parse(schema, built[name]);
  return async (kv) => {
    const load = async () => {
      const text = await kv.get(key, { type: "text", cacheTtl: 60 });
      return text === null ? null : { value: readPart(schema, text), bytes: text.length };
    };
    // Before the first publication KV holds nothing.
    return (await cache.read(key, load, { fallback: asBuilt })) ?? asBuilt();
  };
}

/** @throws SyntaxError for invalid JSON, ValiError when a mandatory field is missing. */
function readPart<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  const result = readLoosely(schema, JSON.parse(text));
  if (result.success) return result.output;
  throw new v.ValiError(result.issues);
}
