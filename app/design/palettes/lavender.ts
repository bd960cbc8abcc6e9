import type { PalettePart } from "#app/design/part-types.ts";

/** Lavand: lavender fields in the morning. */
export const lavender: PalettePart = {
  scheme: "light",
  ground: "#f7f4fb",
  surface: "#ffffff",
  ink: "#2f2440",
  muted: "#635677",
  accent: "#6a4c93",
  onAccent: "#ffffff",
  line: "#a893c8",
  error: "#a5122a",
  deco: "#7d62a8",
  decoDeep: "#4f3672",
  decoLight: "#c3b1e1",
  decoGlint: "#f8f3ff",
  onDeco: "#ffffff",
  wax: "#6a4c93",
  waxDeep: "#432c63",
  waxLight: "#9a7fc0",
  paper: {
    ground: "#ffffff",
    surface: "#f7f4fb",
    ink: "#2f2440",
    muted: "#635677",
    accent: "#6a4c93",
    onAccent: "#ffffff",
    line: "#a893c8",
    error: "#a5122a",
  },
  field: "#ebe4f5",
  fieldLine: "#ddd2ee",
};
