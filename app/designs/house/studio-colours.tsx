import { properties } from "#app/designs/styles/css.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";

/**
 * The studio's colours, which dashboard.css names: an invitation's look lies over them. In the
 * browser React recognises the style by its href and leaves it alone.
 */
export function StudioColours() {
  return (
    <style href="studio-colours" precedence="design">
      {import.meta.env.SSR ? studioColours() : ""}
    </style>
  );
}

function studioColours(): string {
  const { scheme, paper, ...sheet } = studioPalette;
  const { ground, ink, muted, accent, onAccent, error } = sheet;
  const lines = { line: sheet.fieldLine, gold: sheet.line };
  const colours = { scheme, ground, paper: paper.ground, ink, muted, accent, onAccent, error };
  return `:root{${properties({ ...colours, ...lines }, "studio")}}`;
}
