import { OpeningShell } from "#app/design/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/design/contract.ts";
import { Balloon } from "#app/design/kit/balloon.tsx";

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
