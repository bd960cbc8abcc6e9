import type { PalettePart } from "#app/design/part-types.ts";

/** Lusin: printer's black on white, no colour at all. */
export const mono: PalettePart = {
  scheme: "light",
  ground: "#ffffff",
  surface: "#f5f4f1",
  ink: "#161514",
  muted: "#5f5b56",
  accent: "#161514",
  onAccent: "#ffffff",
  line: "#8a857d",
  error: "#a5122a",
  deco: "#2b2927",
  decoDeep: "#161514",
  decoLight: "#bdb8b0",
  decoGlint: "#ffffff",
  onDeco: "#ffffff",
  wax: "#161514",
  waxDeep: "#000000",
  waxLight: "#57534e",
  paper: {
    ground: "#faf9f7",
    surface: "#ffffff",
    ink: "#161514",
    muted: "#5f5b56",
    accent: "#161514",
    onAccent: "#ffffff",
    line: "#8a857d",
    error: "#a5122a",
  },
  field: "#f0eeea",
  fieldLine: "#e2dfd9",
};
