import type { PalettePart } from "#app/design/part-types.ts";

/** Night wine: the dark of the rind, the red of the seeds, ochre for what is drawn or called out. */
export const pomegranate: PalettePart = {
  scheme: "dark",
  ground: "#3b0a12",
  surface: "#4c111b",
  ink: "#f7ebdd",
  muted: "#d9bfa8",
  accent: "#e7b65c",
  onAccent: "#3b0a12",
  line: "#e7b65c",
  error: "#ffb4a4",
  deco: "#b23a48",
  decoDeep: "#6d1522",
  decoLight: "#d8505c",
  decoGlint: "#ffd9c9",
  onDeco: "#ffffff",
  wax: "#a3202c",
  waxDeep: "#6f121c",
  waxLight: "#cf5a5f",
  paper: {
    ground: "#f6ead8",
    surface: "#fbf4e8",
    ink: "#3b0a12",
    muted: "#6f4238",
    accent: "#8a1f2d",
    onAccent: "#fbf4e8",
    line: "#b8893d",
    error: "#a5122a",
  },
  field: "#2a060c",
  fieldLine: "#4a1620",
};
