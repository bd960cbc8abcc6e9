import type { PalettePart } from "#app/design/part-types.ts";

/** Neon: the lamps of an arcade at night. */
export const neon: PalettePart = {
  scheme: "dark",
  ground: "#0b1020",
  surface: "#151b33",
  ink: "#f4f6ff",
  muted: "#b5bdda",
  accent: "#7cf5c4",
  onAccent: "#0b1020",
  line: "#7cf5c4",
  error: "#ffb4a4",
  deco: "#c22f63",
  decoDeep: "#5a1740",
  decoLight: "#ff5c8a",
  decoGlint: "#ffffff",
  onDeco: "#ffffff",
  wax: "#ff5c8a",
  waxDeep: "#a82955",
  waxLight: "#ff9dba",
  paper: {
    ground: "#151b33",
    surface: "#0b1020",
    ink: "#f4f6ff",
    muted: "#b5bdda",
    accent: "#7cf5c4",
    onAccent: "#0b1020",
    line: "#7cf5c4",
    error: "#ffb4a4",
  },
  field: "#070a15",
  fieldLine: "#171f3c",
};
