import type { PalettePart } from "#app/design/part-types.ts";

/** Magaghat: the calf vellum, brown ink and kermes red of a manuscript. The studio's own pages wear it. */
export const vellum: PalettePart = {
  scheme: "light",
  ground: "#f8f1e4",
  surface: "#fffbf3",
  ink: "#33261c",
  muted: "#6b5744",
  accent: "#8a2b2e",
  onAccent: "#fffbf3",
  line: "#b8893d",
  error: "#a5122a",
  deco: "#a83a42",
  decoDeep: "#274a80",
  decoLight: "#cf5a5f",
  decoGlint: "#ffe6d8",
  onDeco: "#ffffff",
  wax: "#a3202c",
  waxDeep: "#6f121c",
  waxLight: "#cf5a5f",
  paper: {
    ground: "#fffbf3",
    surface: "#f8f1e4",
    ink: "#33261c",
    muted: "#6b5744",
    accent: "#8a2b2e",
    onAccent: "#fffbf3",
    line: "#b8893d",
    error: "#a5122a",
  },
  field: "#efe4d0",
  fieldLine: "#e6d9c1",
};
