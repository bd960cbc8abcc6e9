import { env } from "cloudflare:workers";
import { renderToStaticMarkup } from "react-dom/server";
import type { Route } from "./+types/card-art";
import { CardDrawing } from "#app/features/catalogue/components/card-drawing.tsx";
import { readCards } from "#app/features/catalogue/data.server.ts";
import { notFound } from "#app/lib/http.ts";

/** A card's drawing as a file by itself; the words lie over it on the page. */
export async function loader({ params }: Route.LoaderArgs) {
  const { cards } = await readCards(env.CONTENT);
  const card = cards.find(({ id }) => id === params.id);
  if (!card) throw notFound();
  return new Response(renderToStaticMarkup(<CardDrawing {...card} />), {
    headers: {
      "Content-Type": "image/svg+xml",
      // Staff may give a card another look: an hour later everybody sees it.
      "Cache-Control": "public, max-age=3600",
      "X-Robots-Tag": "noindex",
    },
  });
}
