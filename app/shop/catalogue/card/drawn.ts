/**
 * The `srcset` of each card's drawing as WebP pictures, by the card's id. The build puts the drawings
 * of its own `content/catalogue/cards.json` in place of this list (scripts/card-pictures.ts); where
 * nothing is built, as in `npm run dev`, there are none.
 */
export const drawnCards: Readonly<Record<string, string>> = {};
