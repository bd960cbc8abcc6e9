import type { PalettePart } from "#app/design/part-types.ts";

/** Vordan: the kermes red and the lapis of Armenian miniatures. */
export const kermes: PalettePart = {
  scheme: "light",
  ground: "#fbf3ec",
  surface: "#ffffff",
  ink: "#2e1216",
  muted: "#7a4a4e",
  accent: "#9b1b30",
  onAccent: "#ffffff",
  line: "#b98a4a",
  error: "#a5122a",
  deco: "#9b1b30",
  decoDeep: "#1f4e79",
  decoLight: "#d0606b",
  decoGlint: "#fde7d6",
  onDeco: "#ffffff",
  wax: "#9b1b30",
  waxDeep: "#670f1e",
  waxLight: "#cb5866",
  paper: {
    ground: "#ffffff",
    surface: "#fbf3ec",
    ink: "#2e1216",
    muted: "#7a4a4e",
    accent: "#9b1b30",
    onAccent: "#ffffff",
    line: "#b98a4a",
    error: "#a5122a",
  },
  field: "#f3e2d3",
  fieldLine: "#e8d0bd",
};
