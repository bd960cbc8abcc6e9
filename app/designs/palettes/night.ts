import { channelsOf, mixed } from "#app/designs/palettes/colour-mixing.ts";
import { printInks } from "#app/designs/styles/css.ts";
import { raised } from "#app/designs/kit/layers.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

/**
 * The colours of the site's dark bands (bar, footer, a phone's rim), mixed from its palette, as
 * custom properties: `night`, what is written on it, quieter, and what shines on it.
 */
export function nightCss(palette: PalettePart): string {
  const night = mixed(printInks(palette).ink, "#000000", 0.18);
  const bright = mixed(palette.paper.ground, "#ffffff", isLight(palette.paper.ground) ? 0 : 1);
  const muted = mixed(bright, night, 0.2);
  const glow = mixed(palette.line, "#ffffff", 0.6);
  return `:root${raised("theme")}{--night:${night};--on-night:${bright};--night-muted:${muted};--night-glow:${glow}}`;
}

function isLight(colour: string): boolean {
  return channelsOf(colour).every((channel) => channel > 0x80);
}
