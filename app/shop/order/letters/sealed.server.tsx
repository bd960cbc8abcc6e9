import { renderToStaticMarkup } from "react-dom/server";
import { paletteOf, studioPalette } from "#app/designs/palettes/palettes.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { SealedLetter } from "#app/designs/house/sealed-letter.tsx";
import { readAnimations, readCards, readDesigns } from "#app/shop/catalogue/data.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { initialsOf } from "#app/shop/order/names/format.ts";

/**
 * An order as a sealed letter in the colours of its design, with the initials of those celebrated in
 * the wax. Drawn here and sent as text, because the drawing kit would come into the page's script.
 * @returns SVG.
 */
export async function sealedLetterOf(
  kv: KVNamespace,
  { template, names }: Pick<Order, "template" | "names">,
): Promise<string> {
  const colours = await coloursOf(kv, template ?? "").catch((error: unknown) => {
    console.error("the colours of an order's design", template, String(error));
    return studioPalette;
  });
  return renderToStaticMarkup(<SealedLetter colours={colours} initials={initialsOf(names)} />);
}

/** @param template as in an order: `1007`, `card-seeds`, `animation-petals`. */
async function coloursOf(kv: KVNamespace, template: string): Promise<PalettePart> {
  const [, kind, id] = /^(?:(card|animation)-)?(.*)$/.exec(template) ?? [];
  const theme =
    kind === "card"
      ? (await readCards(kv)).cards.find((card) => card.id === id)?.theme
      : kind === "animation"
        ? (await readAnimations(kv)).animations.find((animation) => animation.id === id)?.theme
        : (await readDesigns(kv)).find((design) => design.id === id)?.theme;
  return theme ? paletteOf(theme) : studioPalette;
}
