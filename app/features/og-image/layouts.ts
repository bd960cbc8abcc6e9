import type { Draw } from "#app/features/og-image/layout.ts";
import { arch, field, horizon, letter, ticket } from "#app/features/og-image/layouts-framed.tsx";
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
import type { Theme } from "#app/design/part-names.ts";

/** The layout follows the invitation's hero. */
export const layouts: Record<Theme["hero"], Draw> = {
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
};
