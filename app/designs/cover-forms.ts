import type { Theme } from "#app/designs/part-names.ts";

/** How a cover shows the hosts' photo. */
export const coverForms = ["full", "arch", "halves", "polaroid", "duotone"] as const;
export type CoverForm = (typeof coverForms)[number];

/**
 * The forms that a design's cover can take, by its `hero`. Covers that are a picture themselves take
 * none, and neither does one whose shapes a world draws with again (docs/decisions/045).
 */
const formsByHero: Partial<Record<Theme["hero"], readonly CoverForm[]>> = {
  arch: ["arch", "full", "duotone"],
  medallion: ["arch", "full", "polaroid", "duotone"],
  split: ["halves", "full", "duotone"],
  field: ["halves", "arch", "duotone"],
  corner: ["full", "arch", "halves", "polaroid"],
  font: ["full", "arch", "halves", "polaroid"],
  letter: ["polaroid", "arch", "full", "halves"],
  poster: ["full", "duotone", "halves"],
  post: ["polaroid"],
};

/** The forms of photo that a cover can take; empty for one that takes none. */
export function coverFormsOf(hero: Theme["hero"]): readonly CoverForm[] {
  return formsByHero[hero] ?? [];
}

/** The covers that can take a photo in some form. */
export const coversWithPhoto: readonly string[] = Object.keys(formsByHero);

/** Whether the names stand on the photo itself, so that it may have to be darkened. */
export function isWrittenOn(form: CoverForm): boolean {
  return form === "full" || form === "duotone";
}

/** Width divided by height of what a phone shows of a cover's photo, 390 × 844 pixels. */
export const shapeOnPhone: Readonly<Record<CoverForm, number>> = {
  full: 0.46,
  duotone: 0.46,
  arch: 0.8,
  halves: 0.95,
  polaroid: 1,
};
