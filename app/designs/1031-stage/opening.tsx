import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps, Drawn } from "#app/designs/contract.ts";
import openingShell from "#app/designs/kit/opening-shell.css?inline";
import openingReveal from "#app/designs/kit/opening-reveal.css?inline";
import css from "./opening.css?inline";

/** The drop curtain of a dark house, a spotlight on it that swings and widens while the curtain lifts. */
function SpotlightOpening({ view }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="spotlight"
      behind={
        <>
          <span className="spotlight-drape" />
          <span className="spotlight-dark" />
        </>
      }
    />
  );
}

export const opening: Drawn<OpeningProps> = {
  Component: SpotlightOpening,
  css: openingShell + openingReveal + css,
};
