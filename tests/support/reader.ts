import {
  accessoriesSchema,
  animationsSchema,
  cardsSchema,
  designsSchema,
  pricesSchema,
} from "#app/shop/catalogue/schema.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";

/**
 * Reads an entry of KV, such as `invitation:wedding/anna-arman`, as a release does. Bundled by
 * `scripts/keep-release.ts`.
 * @throws Error where the release can read too little of it.
 */
export function readEntry(key: string, value: unknown): unknown {
  if (key.startsWith("invitation:")) return readPublished(key, JSON.stringify(value));
  const name = key.replace("catalogue:", "");
  const schema = {
    prices: pricesSchema,
    cards: cardsSchema,
    animations: animationsSchema,
    accessories: accessoriesSchema,
    designs: designsSchema,
  }[name];
  if (!schema) throw new Error(`no reader for ${key}`);
  const result = readLoosely(schema, value);
  if (result.success) return result.output;
  throw new Error(`${key}: ${result.issues[0].message}`);
}
