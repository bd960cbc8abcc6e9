import type { CSSProperties } from "react";
import {
  faceCss,
  fallbackCss,
  fontStacks,
  fontsCss,
  paletteCss,
  properties,
} from "#app/designs/styles/css.ts";
import { raised } from "#app/designs/kit/layers.ts";
import type { PalettePart, PaletteReference } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { Pairing, Theme } from "#app/designs/part-names.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import base from "#app/designs/styles/base.css?inline";
import reset from "#app/designs/styles/reset.css?inline";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The faces of several pairings on one page, and a class for each, as `.pairing-book`. The device
 * fonts are renamed per pairing, because each scales them differently.
 */
export function pairingsStyles(names: readonly Pairing[], language: Language): string {
  const faces = new Set<string>();
  const classes = names.map((name) => {
    const pairing = registry.pairing[name];
    const fonts = pairing.fontsOf(language);
    for (const face of fonts.faces) faces.add(faceCss(face));
    let stacks = fontStacks(pairing, fonts);
    for (const face of fonts.fallbacks) {
      const family = `${name} ${face.family}`;
      faces.add(fallbackCss({ ...face, family }));
      stacks = stacks.replaceAll(`"${face.family}"`, `"${family}"`);
    }
    return `.pairing-${name}${raised("theme")}{${stacks}}`;
  });
  return [...faces, ...classes].join("");
}

/** A palette as declarations, for a picture of its own. */
export function paletteDeclarations(palette: PalettePart): string {
  const { scheme: _, paper: __, ...colours } = palette;
  return properties(colours);
}

/** The palette's colours for text on a picture, as custom properties of an element. */
export function wordColours(reference: PaletteReference): CSSProperties {
  const { ground, ink, muted, accent } = paletteOf(reference);
  return Object.fromEntries(
    Object.entries({ ground, ink, muted, accent }).map(([key, hex]) => [`--${key}`, hex]),
  );
}

/** The CSS of a small document with one theme, such as an animation. */
export function pictureStyles(
  theme: Pick<Theme, keyof PaletteReference | "pairing" | "ornament">,
  language: Language,
  css: string,
): string {
  return [
    fontsCss(registry.pairing[theme.pairing], language),
    reset,
    base,
    css,
    paletteCss(paletteOf(theme), registry.ornament[theme.ornament].tile),
  ].join("\n");
}
