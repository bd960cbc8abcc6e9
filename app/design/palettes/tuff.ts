import type { PalettePart } from "#app/design/part-types.ts";

/** Tuff: the rose volcanic stone of Yerevan's houses. */
export const tuff: PalettePart = {
  scheme: "light",
  ground: "#fbf1ec",
  surface: "#ffffff",
  ink: "#3a2521",
  muted: "#7a5148",
  accent: "#a04a3c",
  onAccent: "#ffffff",
  line: "#c98572",
  error: "#a5122a",
  deco: "#b25a49",
  decoDeep: "#7c3527",
  decoLight: "#d58a76",
  decoGlint: "#ffe9df",
  onDeco: "#ffffff",
  wax: "#a04a3c",
  waxDeep: "#6e2e24",
  waxLight: "#c97c6d",
  paper: {
    ground: "#ffffff",
    surface: "#fbf1ec",
    ink: "#3a2521",
    muted: "#7a5148",
    accent: "#a04a3c",
    onAccent: "#ffffff",
    line: "#c98572",
    error: "#a5122a",
  },
  field: "#f3e2d8",
  fieldLine: "#ead3c6",
};
