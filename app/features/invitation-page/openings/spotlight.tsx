import { OpeningShell } from "#app/design/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/design/contract.ts";

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
