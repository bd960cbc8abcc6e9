import { env } from "cloudflare:workers";
import { renderToStaticMarkup } from "react-dom/server";
import type { Route } from "./+types/card-art";
import { CardDrawing } from "#app/shop/catalogue/components/card-drawing.tsx";
import { readCards } from "#app/shop/catalogue/data.server.ts";
import { notFound } from "#app/lib/http.ts";

/** A card's drawing as an SVG file; the page puts the text over it. */
export async function loader({ params }: Route.LoaderArgs) {
  const { cards } = await readCards(env.CONTENT);
  const card = cards.find(({ id }) => id === params.id);
  if (!card) throw notFound();
  return new Response(renderToStaticMarkup(<CardDrawing {...card} />), {
    headers: {
      "Content-Type": "image/svg+xml",
      // After staff change a card's look, browsers show it within an hour.
      "Cache-Control": "public, max-age=3600",
    },
  });
}
