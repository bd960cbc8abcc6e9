import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps, Drawn } from "#app/designs/contract.ts";
import openingShell from "#app/designs/kit/opening-shell.css?inline";
import openingReveal from "#app/designs/kit/opening-reveal.css?inline";
import css from "#app/designs/shared/curtain/opening.css?inline";

/** A stage: two curtains woven with the family's pattern part from the middle, under a valance. */
function CurtainOpening({ view, ornament: { Divider } }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="curtain"
      behind={
        <>
          <span className="curtain-side" />
          <span className="curtain-side" />
          <span className="curtain-valance">
            <Divider variant={0} />
          </span>
        </>
      }
    />
  );
}

export const opening: Drawn<OpeningProps> = {
  Component: CurtainOpening,
  css: openingShell + openingReveal + css,
};
