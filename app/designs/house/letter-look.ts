import { createContext, useContext } from "react";
import { letterStyles } from "#app/designs/house/letter-styles.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";

/** A mail's look, after the invitation that it is about. */
export type LetterLook = {
  palette: PalettePart;
  /** Of those celebrated; at the head of the mail. */
  initials: readonly string[];
  /** The invitation's picture of 1200 × 630, by its absolute address; null where it has none. */
  picture: { src: string; alt: string } | null;
};

/** The look of the letter that is drawn; null for one in the studio's own. */
export const LetterLookContext = createContext<LetterLook | null>(null);

/** The palette of the letter that is drawn. */
export function useLetterPalette(): PalettePart {
  return useContext(LetterLookContext)?.palette ?? studioPalette;
}

/** The inline styles of the letter's look. */
export function useLetterStyles(): ReturnType<typeof letterStyles> {
  return letterStyles(useLetterPalette());
}
