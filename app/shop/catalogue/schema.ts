import * as v from "valibot";
import { cardLayouts, motions } from "#app/designs/part-names.ts";
import { filled, occasion } from "#app/domain/invitation/schema/fields.ts";
import { publishedThemeEntries } from "#app/domain/invitation/schema.ts";
import { tastes } from "#app/domain/invitation/tastes.ts";
import { serviceIds } from "#app/shop/catalogue/prices/kinds.ts";
import { languages } from "#app/i18n/languages.ts";

/** A text of the studio's site, which has two languages; in Russian where order pages show it. */
const text = v.strictObject({ am: filled, en: filled, ru: v.optional(filled) });
/** Whole, in the studio's currency. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, "expected small Latin letters"));

/** Ids are parts of addresses, so they must differ. */
const eachOnce = (list: { id: string }[]) =>
  new Set(list.map((item) => item.id)).size === list.length;
const twice = "two of them have the same id";

/** Units of the studio's currency for one unit of another; fractions for a small one. */
const rate = v.pipe(v.number(), v.minValue(0.000_001), v.maxValue(10_000_000));

/** Prices: `content/catalogue/prices.json`. */
export const pricesSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Lowest price of a web invitation. */
  start: price,
  /** Included in that price. */
  standard: v.array(text),
  /**
   * Extras, each with its price; `from` where it depends on the order. Those without an `id` stand
   * on the page of prices alone.
   */
  services: v.pipe(
    v.array(
      v.strictObject({
        id: v.optional(v.picklist(serviceIds)),
        name: text,
        price,
        from: v.optional(v.boolean()),
        note: v.optional(text),
      }),
    ),
    v.check((list) => {
      const ids = list.flatMap((service) => service.id ?? []);
      return new Set(ids).size === ids.length;
    }, twice),
  ),
  /** Rates for approximate sums in other currencies. */
  rates: v.optional(
    v.strictObject({ USD: v.optional(rate), EUR: v.optional(rate), RUB: v.optional(rate) }),
  ),
});

/** The parts from which a card or an animation is drawn; `colours` are added when it is published. */
const { palette, colours, pairing, ornament } = publishedThemeEntries;
const theme = v.strictObject({ palette, colours, pairing, ornament });

/** The sample text of a card or an animation. */
const words = {
  title: text,
  /** A person or a couple; each name has its own line. */
  names: v.pipe(v.array(text), v.minLength(1), v.maxLength(2)),
  date: text,
  /** The place or the hour. */
  place: text,
};

const churchOccasions: readonly string[] = [
  "wedding",
  "wedding-and-engagement",
  "baptism",
  "christening",
];

/** True if a cross is used only for occasions that take place in church. */
function inItsPlace(item: { occasion: string; theme: { ornament: string } }): boolean {
  return item.theme.ornament !== "cross" || churchOccasions.includes(item.occasion);
}
const outOfPlace = "a cross is for occasions in a church alone";

/** Motions that animate a shape of one ornament, with that ornament. */
const familyOf: Partial<Record<string, string>> = {
  seeds: "pomegranate",
  petals: "blossom",
  meeting: "birds",
};

function isMovable(item: { motion: string; theme: { ornament: string } }): boolean {
  return (familyOf[item.motion] ?? item.theme.ornament) === item.theme.ornament;
}
const immovable = `of one family alone: ${Object.entries(familyOf)
  .map(([motion, family]) => `${motion} is for ${family}`)
  .join(", ")}`;

/** Cards, invitations as pictures: `content/catalogue/cards.json`. */
export const cardsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  price,
  cards: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          id,
          name: text,
          occasion,
          theme,
          layout: v.picklist(cardLayouts),
          ...words,
        }),
        v.forward(
          v.check((item) => inItsPlace(item), outOfPlace),
          ["theme", "ornament"],
        ),
      ),
    ),
    v.check((list) => eachOnce(list), twice),
  ),
});

/** Animations: `content/catalogue/animations.json`. */
export const animationsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  price,
  animations: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          id,
          name: text,
          occasion,
          theme,
          motion: v.picklist(motions),
          ...words,
        }),
        v.forward(
          v.check((item) => inItsPlace(item), outOfPlace),
          ["theme", "ornament"],
        ),
        v.forward(
          v.check((item) => isMovable(item), immovable),
          ["motion"],
        ),
      ),
    ),
    v.check((list) => eachOnce(list), twice),
  ),
});

/** Accessories to an invitation: `content/catalogue/accessories.json`. */
export const accessoriesSchema = v.strictObject({
  $schema: v.optional(v.string()),
  accessories: v.array(
    v.strictObject({
      id,
      name: text,
      description: text,
      price,
      from: v.optional(v.boolean()),
      theme,
      shape: v.picklist(["place-card", "table-number", "menu", "seal", "tag", "thank-you", "sign"]),
    }),
  ),
});

/** A design in the shop window's list. */
export const designSchema = v.object({
  id: v.pipe(v.string(), v.digits()),
  occasion,
  tastes: v.optional(v.array(v.picklist(tastes)), []),
  name: text,
  languages: v.array(v.picklist(languages)),
  theme: v.object(publishedThemeEntries),
});

/** All designs; derived from `content/templates` when the catalogue is published. */
export const designsSchema = v.array(designSchema);

export type Design = v.InferOutput<typeof designSchema>;
export type Prices = v.InferOutput<typeof pricesSchema>;
export type Card = v.InferOutput<typeof cardsSchema>["cards"][number];
export type CardLayout = Card["layout"];
export type Motion = (typeof motions)[number];
export type Animation = v.InferOutput<typeof animationsSchema>["animations"][number];
export type Accessory = v.InferOutput<typeof accessoriesSchema>["accessories"][number];
