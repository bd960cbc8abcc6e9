import * as v from "valibot";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import type { NewKind } from "#app/domain/authoring/new/sections.ts";
import type { Pictures } from "#app/domain/authoring/check/pictures.ts";
import { isPictureId } from "#app/shop/order/product/rules.ts";
import { designSchema } from "#app/shop/catalogue/schema.ts";
import { nearest } from "#app/lib/nearest.ts";
import type { Content } from "./content.ts";
import { notFound } from "./output.ts";

/** A design as staff choose it. */
export type Design = { id: string; name: string; occasion: string };

/** The readable designs of `content/templates`, by number. */
export function designsOf({ documents }: Content): Design[] {
  const result = v.safeParse(v.array(designSchema), documents.get("catalogue:designs"));
  if (!result.success) return [];
  return result.output
    .map(({ id, name, occasion }) => ({ id, name: `${name.en}, ${name.am}`, occasion }))
    .toSorted((design, other) => Number(design.id) - Number(other.id));
}

/** Occasions whose designs suit each other. */
const related: Partial<Record<string, readonly string[]>> = {
  wedding: ["wedding", "wedding-and-engagement"],
  engagement: ["engagement", "wedding-and-engagement"],
  christening: ["christening", "baptism"],
  birthday: ["birthday", "kids"],
  event: ["event", "commercial"],
};

/** The designs for a kind of invitation; all where none was made for its occasion. */
export function designsFor(kind: NewKind, designs: readonly Design[]): readonly Design[] {
  const occasion = occasionOf({ kind });
  const suiting = related[occasion] ?? [occasion];
  const suitableDesigns = designs.filter((design) => suiting.includes(design.occasion));
  return suitableDesigns.length > 0 ? suitableDesigns : designs;
}

/** `1002  Pomegranate, Նուռ (wedding)`. */
export function designLabel({ id, name, occasion }: Design): string {
  return `${id}  ${name} (${occasion})`;
}

/**
 * The product that `--template` names: a design; or a card or an animation, whose chat picture has the form of the kind's usual design.
 * @throws UserError for neither, with the one that was perhaps meant.
 */
export function requireProduct(
  productId: string,
  kind: NewKind,
  designs: readonly Design[],
  pictures: Pictures,
): { template: string; picture?: string } {
  if (!isPictureId(productId)) return { template: requireDesign(productId, designs) };
  const template = designsFor(kind, designs)[0]?.id ?? "";
  if (pictures.has(productId)) return { template, picture: productId };
  const meant = nearest(productId, pictures.keys());
  throw notFound(
    `There is no ${productId}.${meant ? ` Did you mean ${meant}?` : ""} All: content/catalogue/cards.json and animations.json.`,
  );
}

/** @throws UserError for a number of no design, with the one that was perhaps meant. */
export function requireDesign(number: string, designs: readonly Design[]): string {
  if (designs.some(({ id }) => id === number)) return number;
  const meant = nearest(
    number,
    designs.map(({ id }) => id),
  );
  throw notFound(
    `There is no design ${number}.${meant ? ` Did you mean ${meant}?` : ""} All: content/templates, and side by side at /contact-sheet of npm run dev.`,
  );
}
