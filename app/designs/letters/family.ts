import type { DeviceFontName } from "#app/designs/letters/device-fonts.ts";
import type { FontFace } from "#app/designs/part-types.ts";

export type Script = "armenian" | "latin" | "cyrillic";
/** A font of the device with its size-adjust, ascent-override and descent-override in percent. */
export type Row = readonly [device: DeviceFontName, size: number, ascent: number, descent: number];
/** The measures of the device fonts that stand in for a web font (*-fallbacks.generated.ts). */
export type Measures = Partial<Record<Script, readonly Row[]>>;

/**
 * The `unicode-range` of each kind of file. Armenian and Cyrillic files have a space of their own,
 * so that names alone need no other file; digits and « » are in a family's Latin (or digits) file.
 */
const ranges = {
  armenian: "U+20,U+308,U+530-58F,U+2010,U+2024,U+FB13-FB17",
  digits: "U+21-3B,U+3F,U+A0,U+AB,U+B7,U+BB,U+2013-2014,U+2018-201E,U+2022,U+2026",
  latin:
    "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215",
  latinExt:
    "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
  cyrillic: "U+20,U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116",
} as const;

/** A kind of letters that has a file of its own. */
export type Kind = keyof typeof ranges;

/** A font family's face for each kind of letters; a kind that it lacks is absent. */
export type Family = { name: string; measures: Measures } & { readonly [kind in Kind]?: FontFace };

/**
 * Builds a family's faces from the addresses of its files; `sizeAdjust` enlarges letters that run
 * smaller than those beside them, but not digits that are as high already.
 * @param measures where the family comes first in a pairing.
 */
export function family(
  {
    tallDigits = false,
    ...cut
  }: Pick<FontFace, "family" | "weight" | "style" | "sizeAdjust"> & { tallDigits?: boolean },
  files: Partial<Record<Kind, string>>,
  measures: Measures = {},
): Family {
  const face = (kind: Kind) => {
    const url = files[kind];
    if (url === undefined) return {};
    const sizeAdjust = tallDigits && kind === "digits" ? undefined : cut.sizeAdjust;
    return { [kind]: { ...cut, sizeAdjust, url, unicodeRange: ranges[kind] } };
  };
  return {
    name: cut.family,
    measures,
    ...face("armenian"),
    ...face("digits"),
    ...face("latin"),
    ...face("latinExt"),
    ...face("cyrillic"),
  };
}
