import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** The drop curtain of a dark house, a spotlight on it that swings and widens while the curtain lifts. */
export function SpotlightOpening({ view }: OpeningProps) {
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
