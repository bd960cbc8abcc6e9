import { readAnimations, readCards, readDesigns } from "#app/shop/catalogue/data.server.ts";
import { orderOptions, type OrderOptions } from "#app/shop/order/options/view.ts";
import type { OccasionType } from "#app/shop/order/kinds.ts";

/** All products that can be ordered. @throws as reading the catalogue does. */
export async function readOrderOptions(kv: KVNamespace): Promise<OrderOptions> {
  const [designs, { cards }, { animations }] = await Promise.all([
    readDesigns(kv),
    readCards(kv),
    readAnimations(kv),
  ]);
  return { designs, cards, animations };
}

/**
 * The occasion type of an ordered product by its id in the form (`1007`, `card-seeds`); null for an
 * unknown id or an unreadable catalogue: the customer is asked then.
 */
export async function findOccasionType(
  kv: KVNamespace,
  chosen: unknown,
): Promise<OccasionType | null> {
  if (typeof chosen !== "string" || chosen === "") return null;
  try {
    const all = orderOptions(await readOrderOptions(kv), "am", null);
    return all.find(({ id }) => id === chosen)?.occasionType ?? null;
  } catch (error) {
    console.error("the occasion of what was chosen", String(error));
    return null;
  }
}
