import { photoForms } from "#app/designs/index.generated.ts";
import type { Theme } from "#app/designs/part-names.ts";

/** How a cover shows the hosts' photo. */
export const coverForms = ["full", "arch", "halves", "polaroid", "duotone"] as const;
export type CoverForm = (typeof coverForms)[number];

/**
 * The forms by the covers that take a photo. A cover that is a picture itself takes none, and neither
 * does one whose shapes a world draws with again.
 */
const formsByHero: Partial<Record<Theme["hero"], readonly CoverForm[]>> = photoForms;

/** The forms of photo that a cover can take; empty for one that takes none. */
export function coverFormsOf(hero: Theme["hero"]): readonly CoverForm[] {
  return formsByHero[hero] ?? [];
}

/** The covers that can take a photo in some form. */
export const coversWithPhoto: readonly string[] = Object.keys(formsByHero);

/** True if the names stand on the photo itself, so that it may have to be darkened. */
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
