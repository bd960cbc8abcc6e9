import { channelsOf, contrast, hexOf } from "#app/designs/palettes/colour-mixing.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

/** Text of insufficient contrast; `path` is the text colour's place in the palette. */
export type ContrastFinding = { path: string[]; message: string };

/** WCAG 2.2, 1.4.3 Contrast (Minimum), for text of any size. */
const leastContrast = 4.5;

/** Finds text colours of insufficient contrast with a background on which pages set them. */
export function contrastFindings(palette: PalettePart): ContrastFinding[] {
  const sheets = [
    { at: [], sheet: palette },
    { at: ["paper"], sheet: palette.paper },
  ];
  return [
    ...sheets.flatMap(({ at: path, sheet }) => [
      ...(["ink", "muted", "accent", "error"] as const).flatMap((text) =>
        lowContrast(sheet, path, text, ["ground", "surface"]),
      ),
      ...lowContrast(sheet, path, "onAccent", ["accent"]),
    ]),
    ...lowContrast(palette, [], "onDeco", ["deco"]),
  ];
}

/** @param backgrounds all colours on which `text` is set. */
function lowContrast<Name extends string>(
  colours: Record<Name, string>,
  path: string[],
  text: Name,
  backgrounds: readonly Name[],
): ContrastFinding[] {
  const hard = backgrounds.filter(
    (background) => contrast(colours[text], colours[background]) < leastContrast,
  );
  if (hard.length === 0) return [];
  const on = hard.map((background) => {
    // Truncated, because 4.499 rounded would read 4.5.
    const ratio = Math.floor(contrast(colours[text], colours[background]) * 100) / 100;
    return `${[...path, background].join(".")} ${colours[background]} (contrast ${ratio} : 1)`;
  });
  const better = readableOn(
    colours[text],
    backgrounds.map((background) => colours[background]),
  );
  const message =
    `${colours[text]} is too close to ${on.join(" and to ")}, which it is read on: ` +
    `at least ${leastContrast} : 1 is needed${better ? `; ${better} would do` : ""}`;
  return [{ path: [...path, text], message }];
}

/** The nearest colour to `text`, mixed with black or white, that has enough contrast with all `backgrounds`. */
function readableOn(text: string, backgrounds: readonly string[]): string | undefined {
  for (let percent = 1; percent <= 100; percent += 1) {
    const readable = [0, 255]
      .map((end) => mix(text, end, percent / 100))
      .find((mixed) =>
        backgrounds.every((background) => contrast(mixed, background) >= leastContrast),
      );
    if (readable) return readable;
  }
  return undefined;
}

function mix(hex: string, end: number, part: number): string {
  return hexOf(channelsOf(hex).map((channel) => channel + (end - channel) * part));
}
