import { renderToStaticMarkup } from "react-dom/server";
import { CardDrawing } from "#app/shop/catalogue/components/card-drawing.tsx";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { painted } from "#app/designs/house/paint.ts";

/** A card's drawing as an SVG with all colours inlined, because librsvg resolves no custom properties. */
export function drawCard({ theme, layout }: Pick<Card, "theme" | "layout">): string {
  return painted(
    renderToStaticMarkup(<CardDrawing theme={theme} layout={layout} />),
    paletteOf(theme),
  );
}
