import type { PalettePart } from "#app/design/part-types.ts";

/** Sevan: the lake's water under a clear sky. */
export const sevan: PalettePart = {
  scheme: "light",
  ground: "#f1f6f9",
  surface: "#ffffff",
  ink: "#17303f",
  muted: "#4a6573",
  accent: "#1f6280",
  onAccent: "#ffffff",
  line: "#7fa9bb",
  error: "#a5122a",
  deco: "#3a7a96",
  decoDeep: "#235a73",
  decoLight: "#86bdd2",
  decoGlint: "#eef9fd",
  onDeco: "#ffffff",
  wax: "#1f6280",
  waxDeep: "#12404f",
  waxLight: "#5b9bb5",
  paper: {
    ground: "#ffffff",
    surface: "#f1f6f9",
    ink: "#17303f",
    muted: "#4a6573",
    accent: "#1f6280",
    onAccent: "#ffffff",
    line: "#7fa9bb",
    error: "#a5122a",
  },
  field: "#e0ebf1",
  fieldLine: "#d0e0e8",
};
