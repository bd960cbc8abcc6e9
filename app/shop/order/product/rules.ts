import type { NewKind } from "#app/domain/authoring/new/sections.ts";
import type { Animation, Card, Design } from "#app/shop/catalogue/schema.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import type { OccasionType } from "#app/shop/order/kinds.ts";

/** The catalogue's products, from which an order's design is chosen. */
export type Catalogue = {
  designs: readonly Pick<Design, "id" | "occasion">[];
  pictures: readonly (Pick<Card | Animation, "occasion"> & { id: string })[];
};

/** The catalogue's products by the names under which orders have them: `1007`, `card-seeds`, `animation-petals`. */
export function catalogueOf(
  designs: Catalogue["designs"],
  cards: readonly Card[],
  animations: readonly Animation[],
): Catalogue {
  const picturesOf = <Item extends { id: string }>(kind: string, items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: `${kind}-${item.id}` }));
  return {
    designs,
    pictures: [...picturesOf("card", cards), ...picturesOf("animation", animations)],
  };
}

/** True if an order's product is a picture and no page: `card-seeds`, `animation-petals`. */
export function isPictureId(template: string): boolean {
  return /^(card|animation)-/.test(template);
}

/** The kind of page for each occasion type, and the design when none was chosen. */
export const kindOf: Record<OccasionType, { kind: NewKind; template: string }> = {
  wd: { kind: "wedding", template: "1002" },
  et: { kind: "engagement", template: "1015" },
  bd: { kind: "birthday", template: "1022" },
  bm: { kind: "baptism", template: "1018" },
  cp: { kind: "event", template: "1031" },
  ot: { kind: "event", template: "1032" },
};

/**
 * The ordered design; for a card or an animation its name, which stays even where the catalogue has it no
 * more: it is never made a page of. Its template, the usual one of its occasion, is the chat picture's.
 */
export function orderedDesign(
  { template, occasionType }: Pick<Order, "template" | "occasionType">,
  { designs, pictures }: Catalogue,
) {
  const usual = kindOf[occasionType].template;
  const design = designs.find(({ id }) => id === template);
  if (design) return { template: design.id, occasion: design.occasion };
  const picture = pictures.find(({ id }) => id === template);
  if (picture) {
    const { occasion } = picture;
    const page = designs.find((candidate) => candidate.occasion === occasion)?.id ?? usual;
    return { template: page, picture: picture.id, occasion };
  }
  if (template && isPictureId(template)) return { template: usual, picture: template };
  const note = template
    ? `${template} was ordered, which is not there any more: template ${usual}`
    : `no design was chosen: template ${usual}`;
  return { template: usual, note };
}
