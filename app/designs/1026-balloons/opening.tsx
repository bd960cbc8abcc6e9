import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";
import { Balloon } from "#app/designs/kit/balloon.tsx";

/** A sheet before the cover, tied to three balloons, which carry it away upwards. */
export function LiftOpening({ view, ornament: { Divider } }: OpeningProps) {
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
