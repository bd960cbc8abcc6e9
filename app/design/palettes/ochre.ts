import type { PalettePart } from "#app/design/part-types.ts";

/** Sev: lamp black and ochre. */
export const ochre: PalettePart = {
  scheme: "dark",
  ground: "#141210",
  surface: "#1e1b18",
  ink: "#f3ece0",
  muted: "#bdb3a4",
  accent: "#cfa667",
  onAccent: "#141210",
  line: "#cfa667",
  error: "#ffb4a4",
  deco: "#6a5c48",
  decoDeep: "#3a3227",
  decoLight: "#9c8a6c",
  decoGlint: "#f8e9cd",
  onDeco: "#ffffff",
  wax: "#8a2b2e",
  waxDeep: "#5a181b",
  waxLight: "#bd5a5a",
  paper: {
    ground: "#f5eee0",
    surface: "#fbf7ee",
    ink: "#1e1b18",
    muted: "#5f5646",
    accent: "#7a5512",
    onAccent: "#fbf7ee",
    line: "#b8933f",
    error: "#a5122a",
  },
  field: "#0c0b09",
  fieldLine: "#221e1a",
};
