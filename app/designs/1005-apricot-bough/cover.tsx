import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { CourtyardWindow } from "./window-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A courtyard's window with its shutters open, a bough across its corner; the text on the wall. */
export function CornerHero({ view, ornament: { Spray, Bullet }, languages, ask }: CoverProps) {
  return (
    <header className="hero corner-hero" data-hosts={view.names.length}>
      {languages}
      <CoverText className="corner-text" view={view} ask={ask} />
      <div className="corner-art">
        <svg viewBox="-280 -166 560 412" aria-hidden="true">
          <CourtyardWindow />
        </svg>
        <Bullet />
        <Bullet />
        <Spray />
      </div>
    </header>
  );
}
