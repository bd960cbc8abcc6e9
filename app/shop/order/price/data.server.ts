import {
  readAccessories,
  readAnimations,
  readCards,
  readPrices,
} from "#app/shop/catalogue/data.server.ts";
import type { Accessory, Prices } from "#app/shop/catalogue/schema.ts";
import type { PriceList } from "#app/shop/order/price/quote.ts";
import { currency } from "#app/i18n/money.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** Hexadecimal digits of a list's version: enough to tell a studio's lists apart. */
const versionDigits = 8;

/** The parts of the catalogue that have prices. */
type Parts = {
  prices: Prices;
  /** Prices of one card and of one animation. */
  card: number;
  animation: number;
  accessories: readonly Pick<Accessory, "id" | "name" | "price" | "from">[];
};

/**
 * A price list of the catalogue's parts. Its version is a digest of all names and prices, so that
 * nobody has to count it up; rates of other currencies are no prices.
 */
export async function priceListOf({
  prices,
  card,
  animation,
  accessories,
}: Parts): Promise<PriceList> {
  const list = {
    currency,
    web: prices.start,
    card,
    animation,
    services: Object.fromEntries(
      prices.services.flatMap(({ id, name, price, from = false }) =>
        id === undefined ? [] : [[id, { name, price, from }] as const],
      ),
    ),
    accessories: accessories.map(({ id, name, price, from = false }) => ({
      id,
      name,
      price,
      from,
    })),
  };
  const rates = Object.entries(prices.rates ?? {}).flatMap(([code, rate]) =>
    rate === undefined ? [] : [[code, rate] as const],
  );
  const digest = await sha256Hex(canonicalJson(list));
  return { ...list, rates: Object.fromEntries(rates), version: digest.slice(0, versionDigits) };
}

/** The price list of the order form. @throws as reading the catalogue does. */
export async function readPriceList(kv: KVNamespace): Promise<PriceList> {
  const [prices, cards, animations, { accessories }] = await Promise.all([
    readPrices(kv),
    readCards(kv),
    readAnimations(kv),
    readAccessories(kv),
  ]);
  return priceListOf({ prices, card: cards.price, animation: animations.price, accessories });
}

/**
 * The price list for an order that was posted; null where the catalogue cannot be read: an order is
 * taken without its price rather than refused.
 */
export async function findPriceList(kv: KVNamespace): Promise<PriceList | null> {
  try {
    return await readPriceList(kv);
  } catch (error) {
    console.error("the price list could not be read", String(error));
    return null;
  }
}
