import { readAnimations, readCards, readDesigns } from "#app/features/catalogue/data.server.ts";
import { orderOptions, type OrderOptions } from "#app/features/order/order-options.ts";
import type { OccasionType } from "#app/features/order/occasion-type.ts";

/** All that may be ordered. @throws as the catalogue's own reading does. */
export async function readOrderOptions(kv: KVNamespace): Promise<OrderOptions> {
  const [designs, { cards }, { animations }] = await Promise.all([
    readDesigns(kv),
    readCards(kv),
    readAnimations(kv),
  ]);
  return { designs, cards, animations };
}

/**
 * What an order is for by what was chosen, as the form names it (`1007`, `card-seeds`); null where that
 * tells nothing, or the catalogue cannot be read: then the customer is asked.
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
