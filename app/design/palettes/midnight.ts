import type { PalettePart } from "#app/design/part-types.ts";

/** Gisher: midnight blue and old gold. */
export const midnight: PalettePart = {
  scheme: "dark",
  ground: "#0f1a2c",
  surface: "#17243a",
  ink: "#f1eadb",
  muted: "#b9bfcb",
  accent: "#d9b36a",
  onAccent: "#0f1a2c",
  line: "#d9b36a",
  error: "#ffb4a4",
  deco: "#5e7396",
  decoDeep: "#35476a",
  decoLight: "#8a9dc0",
  decoGlint: "#eef3ff",
  onDeco: "#ffffff",
  wax: "#a3202c",
  waxDeep: "#6f121c",
  waxLight: "#cf5a5f",
  paper: {
    ground: "#f4eddf",
    surface: "#fbf7ee",
    ink: "#17243a",
    muted: "#4d5871",
    accent: "#7a5512",
    onAccent: "#fbf7ee",
    line: "#b8933f",
    error: "#a5122a",
  },
  field: "#0a1220",
  fieldLine: "#17243a",
};
