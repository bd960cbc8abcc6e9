import type { PalettePart } from "#app/design/part-types.ts";

/** Tsiran: apricots on a white cloth. */
export const apricot: PalettePart = {
  scheme: "light",
  ground: "#fff6ee",
  surface: "#ffffff",
  ink: "#4a2b23",
  muted: "#7d5446",
  accent: "#b4481f",
  onAccent: "#ffffff",
  line: "#d98a45",
  error: "#a5122a",
  deco: "#e08a3c",
  decoDeep: "#a8561c",
  decoLight: "#f2b06d",
  decoGlint: "#fff0dc",
  onDeco: "#4a2b23",
  wax: "#b4481f",
  waxDeep: "#7c2e12",
  waxLight: "#d9794f",
  paper: {
    ground: "#ffffff",
    surface: "#fff6ee",
    ink: "#4a2b23",
    muted: "#7d5446",
    accent: "#b4481f",
    onAccent: "#ffffff",
    line: "#d98a45",
    error: "#a5122a",
  },
  field: "#fbe7d3",
  fieldLine: "#f5d9bd",
};
