import { env } from "cloudflare:workers";
import accessories from "#content/catalogue/accessories.json";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import prices from "#content/catalogue/prices.json";
import { weddingOf } from "./invitations.ts";

/** The studio's catalogue in `content/`, without designs. */
export const studioCatalogue = { prices, cards, animations, accessories, designs: [] };

/** A design of the catalogue, with the theme of `weddingOf`. */
export const pomegranateDesign = {
  id: "1002",
  occasion: "wedding",
  name: { am: "Նուռ", en: "Pomegranate" },
  languages: ["am", "en"],
  theme: weddingOf().theme,
};

/** An empty catalogue, with which the order form still works. */
export const emptyCatalogue = {
  designs: [],
  cards: { price: 1, cards: [] },
  animations: { price: 1, animations: [] },
};

/**
 * Publishes parts of a catalogue.
 * Test files share one KV: a file that needs its own catalogue throughout wraps the binding instead.
 */
export async function putCatalogue(parts: Record<string, unknown>): Promise<void> {
  for (const [name, part] of Object.entries(parts))
    await env.CONTENT.put(`catalogue:${name}`, JSON.stringify(part));
}
