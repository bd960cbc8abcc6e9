import type { OgImageCard } from "#app/features/og-image/card.ts";
import type { Draw } from "#app/features/og-image/layout.ts";
import { arch, field, horizon, letter, ticket } from "#app/features/og-image/layouts-framed.tsx";
import { boughs, frame, roundels, sprays } from "#app/features/og-image/layouts-cards.tsx";
import { corner, medallion, poster, split } from "#app/features/og-image/layouts-open.tsx";
import { pair, post, shore, stage, thread } from "#app/features/og-image/layouts-pictures.tsx";
import {
  bunch,
  cake,
  cloud,
  front,
  gown,
  rings,
  launch,
  ring,
  tower,
  tray,
  word,
  wreath,
} from "#app/features/og-image/layouts-scenes.tsx";
import { font, interlace, wings } from "#app/features/og-image/layouts-needlework.tsx";

/** The layout follows the invitation's hero, or a card's layout. */
export const layouts: Record<OgImageCard["theme"]["hero"], Draw> = {
  arch,
  medallion,
  field,
  horizon,
  corner,
  letter,
  split,
  poster,
  ticket,
  shore,
  thread,
  stage,
  pair,
  post,
  ring,
  tray,
  bunch,
  wreath,
  cloud,
  word,
  tower,
  front,
  gown,
  rings,
  launch,
  cake,
  interlace,
  wings,
  font,
  sprays,
  boughs,
  roundels,
  frame,
};
