import type { PalettePart } from "#app/design/part-types.ts";

/** Nushik: almond blossom. */
export const almond: PalettePart = {
  scheme: "light",
  ground: "#fdf4f3",
  surface: "#ffffff",
  ink: "#44292d",
  muted: "#80585d",
  accent: "#a43f57",
  onAccent: "#ffffff",
  line: "#cf9096",
  error: "#a5122a",
  deco: "#d68894",
  decoDeep: "#98485a",
  decoLight: "#e6b4b4",
  decoGlint: "#fff1ef",
  onDeco: "#44292d",
  wax: "#a43f57",
  waxDeep: "#702538",
  waxLight: "#cd7388",
  paper: {
    ground: "#ffffff",
    surface: "#fdf4f3",
    ink: "#44292d",
    muted: "#80585d",
    accent: "#a43f57",
    onAccent: "#ffffff",
    line: "#cf9096",
    error: "#a5122a",
  },
  field: "#f8e4e3",
  fieldLine: "#f0d3d3",
};
