import type { Lettering } from "#app/shop/catalogue/lettering/rules.ts";
import type { WordRoom } from "#app/shop/catalogue/picture/layout.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import type { Pairing } from "#app/designs/part-names.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The mean advance of running text in capitals with its letter spacing, and without, in ems. */
const running = { title: 0.86, place: 0.6 };

/**
 * Of what `sizedFor` estimates: names of eight letters and more were measured up to 1.08 times as wide,
 * «Պապիկյան» widest. Shorter ones differ more, and never fill a room.
 */
const surely = 1.1;

/** An upper estimate of a text's width and height, for where no browser measures. */
export function estimatedLettering(
  pairing: Pairing,
  language: Language,
  { title, place }: Pick<PictureText, "title" | "place">,
  { width, others = 1, lineWidth = width }: WordRoom,
): Lettering {
  const linesOf = (text: string, ems: number) =>
    Math.ceil((text.length * ems * others) / lineWidth);
  return {
    ems: (text) => sizedFor(pairing, text)["--ems"] * surely,
    scale: nameScaleOf(pairing, language),
    titleLines: linesOf(title, running.title * 34),
    placeLines: linesOf(place, running.place * 35),
  };
}

/** The factor of the size of names in a pairing's display font. */
export function nameScaleOf(pairing: Pairing, language: Language): number {
  return registry.pairing[pairing].fontsOf(language).nameScale ?? 1;
}
