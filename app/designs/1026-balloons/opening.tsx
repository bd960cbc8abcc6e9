import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps, Drawn } from "#app/designs/contract.ts";
import { Balloon } from "#app/designs/kit/balloon.tsx";
import openingShell from "#app/designs/kit/opening-shell.css?inline";
import openingReveal from "#app/designs/kit/opening-reveal.css?inline";
import css from "./opening.css?inline";

/** A sheet before the cover, tied to three balloons, which carry it away upwards. */
function LiftOpening({ view, ornament: { Divider } }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="lift"
      behind={
        <span className="lift-sheet">
          <Divider variant={0} />
        </span>
      }
    >
      <Balloon />
      <Balloon />
      <Balloon />
    </OpeningShell>
  );
}

export const opening: Drawn<OpeningProps> = {
  Component: LiftOpening,
  css: openingShell + openingReveal + css,
};
