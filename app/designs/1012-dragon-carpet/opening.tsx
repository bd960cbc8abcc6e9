import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A carpet rolled up at the top of the screen, woven with the family's pattern; it unrolls into the cover. */
export function UnrollOpening({ view }: OpeningProps) {
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
