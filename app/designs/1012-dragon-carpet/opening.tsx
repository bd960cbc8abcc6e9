import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps, Drawn } from "#app/designs/contract.ts";
import openingShell from "#app/designs/kit/opening-shell.css?inline";
import openingReveal from "#app/designs/kit/opening-reveal.css?inline";
import css from "./opening.css?inline";

/** A carpet rolled up at the top of the screen, woven with the family's pattern; it unrolls into the cover. */
function UnrollOpening({ view }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="unroll"
      behind={
        <>
          <span className="unroll-floor" />
          <span className="unroll-roll">
            <span />
          </span>
        </>
      }
    />
  );
}

export const opening: Drawn<OpeningProps> = {
  Component: UnrollOpening,
  css: openingShell + openingReveal + css,
};
