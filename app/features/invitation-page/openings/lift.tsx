import { OpeningShell } from "#app/features/invitation-page/openings/opening-shell.tsx";
import type { OpeningProps } from "#app/features/invitation-page/part-props.ts";
import { Balloon } from "#app/features/invitation-page/openings/pop.tsx";

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
