import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { TreeRings } from "./tree-rings.tsx";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import type { CoverProps } from "#app/designs/contract.ts";

/** The end of a tree's trunk, with a ring for each year of the host's age, and that age burnt into it. */
export function RingsHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero rings-hero">
      {languages}
      <CoverText className="scene-text rings-text" view={view} ask={ask} />
      <svg className="rings" viewBox="-440 -440 880 880" aria-hidden="true">
        <TreeRings years={view.age ?? 40} />
        {view.age !== null && (
          <text
            className="rings-age display"
            y="104"
            textAnchor="middle"
            style={sizedFor(view.theme.pairing, String(view.age))}
          >
            {view.age}
          </text>
        )}
      </svg>
    </header>
  );
}
