import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { TreeRings } from "./tree-rings.tsx";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import type { CoverProps } from "#app/designs/contract.ts";

/** The end of a tree's trunk, with a ring for each year of the host's age, and that age burnt into it. */
export function RingsHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero rings-hero">
      {languages}
      <div className="scene-text rings-text">
        <CoverTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
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
