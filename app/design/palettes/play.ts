import type { PalettePart } from "#app/design/part-types.ts";

/** Manuk: building blocks on warm paper, for children. */
export const play: PalettePart = {
  scheme: "light",
  ground: "#fff9ec",
  surface: "#ffffff",
  ink: "#2f2f55",
  muted: "#5b5b80",
  accent: "#c2410c",
  onAccent: "#ffffff",
  line: "#7fb7be",
  error: "#a5122a",
  deco: "#2b7f8a",
  decoDeep: "#174f57",
  decoLight: "#7fc4cc",
  decoGlint: "#eafcff",
  onDeco: "#ffffff",
  wax: "#c2410c",
  waxDeep: "#842b07",
  waxLight: "#e87b4a",
  paper: {
    ground: "#ffffff",
    surface: "#fff9ec",
    ink: "#2f2f55",
    muted: "#5b5b80",
    accent: "#c2410c",
    onAccent: "#ffffff",
    line: "#7fb7be",
    error: "#a5122a",
  },
  field: "#fcecc9",
  fieldLine: "#f6dfae",
};
