import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A stage: two curtains woven with the family's pattern part from the middle, under a valance. */
export function CurtainOpening({ view, ornament: { Divider } }: OpeningProps) {
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
