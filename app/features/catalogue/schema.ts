import * as v from "valibot";
import { filled, occasion } from "#app/features/invitation/schema-fields.ts";
import { themeEntries } from "#app/features/invitation/schema.ts";
import { languages } from "#app/i18n/languages.ts";

/** A text of the studio's own pages, which speak two languages. */
const text = v.strictObject({ am: filled, en: filled });
/** Drams, without their hundredth part. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, "expected small Latin letters"));

/** What things cost: `content/catalogue/prices.json`. */
export const pricesSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** The price from which a web invitation is had. */
  start: price,
  /** What that price includes. */
  standard: v.array(text),
  /** What is added to it, each for its own price; `from` where it depends on the wish. */
  services: v.array(
    v.strictObject({ name: text, price, from: v.optional(v.boolean()), note: v.optional(text) }),
  ),
});

/** What a card or an animation is drawn from: parts of the designs. */
const look = v.strictObject({
  palette: themeEntries.palette,
  pairing: themeEntries.pairing,
  ornament: themeEntries.ornament,
});

/** What is written on a card or an animation, as on a customer's own. */
const words = {
  title: text,
  /** One who is celebrated, or a couple: each stands on a line of their own. */
  names: v.pipe(v.array(text), v.minLength(1), v.maxLength(2)),
  date: text,
  /** Where it is, or at what hour. */
  place: text,
};

const churchOccasions: readonly string[] = [
  "wedding",
  "wedding-and-engagement",
  "baptism",
  "christening",
];

/** A cross stands where people meet in a church, and nowhere else. */
function inItsPlace(item: { occasion: string; look: { ornament: string } }): boolean {
  return item.look.ornament !== "cross" || churchOccasions.includes(item.occasion);
}
const outOfPlace = "a cross is for occasions in a church alone";

/** Two with one id would have one address. */
const eachOnce = (list: { id: string }[]) =>
  new Set(list.map((item) => item.id)).size === list.length;
const twice = "two of them have the same id";

/** Motions that move a shape of one family. */
const familyOf: Partial<Record<string, string>> = {
  seeds: "pomegranate",
  petals: "blossom",
  meeting: "birds",
};

function isMovable(item: { motion: string; look: { ornament: string } }): boolean {
  return (familyOf[item.motion] ?? item.look.ornament) === item.look.ornament;
}
const immovable = `of one family alone: ${Object.entries(familyOf)
  .map(([motion, family]) => `${motion} is for ${family}`)
  .join(", ")}`;

const cardLayouts = [
  "arch",
  "roundel",
  "field",
  "half",
  "corner",
  "scene",
  "initial",
  "branch",
  "frame",
] as const;

export const motions = [
  "petals",
  "turning",
  "weaving",
  "seeds",
  "rings",
  "rising",
  "meeting",
  "writing",
  "curtain",
] as const;

/** Invitations as pictures: `content/catalogue/cards.json`. */
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
          look,
          layout: v.picklist(cardLayouts),
          ...words,
        }),
        v.forward(
          v.check((item) => inItsPlace(item), outOfPlace),
          ["look", "ornament"],
        ),
      ),
    ),
    v.check((list) => eachOnce(list), twice),
  ),
});

/** Invitations that move: `content/catalogue/animations.json`. */
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
          look,
          motion: v.picklist(motions),
          ...words,
        }),
        v.forward(
          v.check((item) => inItsPlace(item), outOfPlace),
          ["look", "ornament"],
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

/** What goes with an invitation: `content/catalogue/accessories.json`. */
export const accessoriesSchema = v.strictObject({
  $schema: v.optional(v.string()),
  accessories: v.array(
    v.strictObject({
      id,
      name: text,
      description: text,
      price,
      from: v.optional(v.boolean()),
      look,
      shape: v.picklist(["place-card", "table-number", "menu", "seal", "tag", "thank-you", "sign"]),
    }),
  ),
});

/** A design as the shop window lists it. */
export const designSchema = v.object({
  id: v.pipe(v.string(), v.digits()),
  occasion,
  name: text,
  languages: v.array(v.picklist(languages)),
  theme: v.object(themeEntries),
});

/** All of them; they follow from `content/templates` when the catalogue is published. */
export const designsSchema = v.array(designSchema);

export type Design = v.InferOutput<typeof designSchema>;
export type Prices = v.InferOutput<typeof pricesSchema>;
export type Card = v.InferOutput<typeof cardsSchema>["cards"][number];
export type CardLayout = Card["layout"];
export type Motion = (typeof motions)[number];
export type Animation = v.InferOutput<typeof animationsSchema>["animations"][number];
export type Accessory = v.InferOutput<typeof accessoriesSchema>["accessories"][number];
