import type { PalettePart } from "#app/design/part-types.ts";

/** Dzit: olive leaves over chalk. */
export const olive: PalettePart = {
  scheme: "light",
  ground: "#f6f5ec",
  surface: "#ffffff",
  ink: "#2b3322",
  muted: "#59634a",
  accent: "#55652f",
  onAccent: "#ffffff",
  line: "#8f9a68",
  error: "#a5122a",
  deco: "#6b7945",
  decoDeep: "#46532c",
  decoLight: "#a9b48a",
  decoGlint: "#f4f6e4",
  onDeco: "#ffffff",
  wax: "#6e3a2c",
  waxDeep: "#46231a",
  waxLight: "#a06a55",
  paper: {
    ground: "#ffffff",
    surface: "#f6f5ec",
    ink: "#2b3322",
    muted: "#59634a",
    accent: "#55652f",
    onAccent: "#ffffff",
    line: "#8f9a68",
    error: "#a5122a",
  },
  field: "#e9e8d6",
  fieldLine: "#dcdcc2",
};
