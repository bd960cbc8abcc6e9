import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { Boards, Drape, Valance } from "./curtain.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A stage: the curtain is drawn aside, and the light falls on two masks. */
export function StageHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero stage-hero" data-hosts={view.names.length}>
      <div className="stage-house">
        <Boards />
        <Drape />
        <svg className="drape" viewBox="0 0 200 900" preserveAspectRatio="none" aria-hidden="true">
          <use href="#drape" />
        </svg>
        <Valance />
      </div>
      {languages}
      <CoverText className="stage-text" view={view} ask={ask} />
    </header>
  );
}
