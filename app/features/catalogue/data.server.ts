import * as v from "valibot";
import {
  accessoriesSchema,
  animationsSchema,
  cardsSchema,
  designsSchema,
  pricesSchema,
} from "#app/features/catalogue/schema.ts";

const kept = new Map<string, { text: string; until: number }>();
const keepFor = import.meta.env.DEV ? 0 : 30_000;

/** The studio's shop window: each part is one KV read, kept in the isolate for half a minute. */
export const readPrices = (kv: KVNamespace) => readPart(kv, "prices", pricesSchema);
export const readCards = (kv: KVNamespace) => readPart(kv, "cards", cardsSchema);
export const readAnimations = (kv: KVNamespace) => readPart(kv, "animations", animationsSchema);
export const readAccessories = (kv: KVNamespace) => readPart(kv, "accessories", accessoriesSchema);
export const readDesigns = (kv: KVNamespace) => readPart(kv, "designs", designsSchema);

/**
 * @throws Error when the part was never published, ValiError when this release cannot read it, KV's
 * own error when it fails and the isolate has no copy.
 */
async function readPart<Schema extends v.GenericSchema>(
  kv: KVNamespace,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const copy = kept.get(name);
  let text = copy?.text;
  if (!copy || copy.until <= Date.now()) {
    try {
      text = (await kv.get(`catalogue:${name}`, { type: "text", cacheTtl: 60 })) ?? undefined;
    } catch (error) {
      if (!copy) throw error;
      console.error("catalogue from the last good copy", name, String(error));
    }
  }
  if (text === undefined) throw new Error(`catalogue:${name} is not published`);
  const part = v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
  kept.set(name, { text, until: Date.now() + keepFor });
  return part;
}
