import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A slot machine's dark screen; a coin with the ornament's sign drops into the slot, and the screen lights up. */
export function CoinOpening({ view, ornament: { Emblem } }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="coin"
      behind={
        <>
          <span className="coin-half" />
          <span className="coin-half" />
          <span className="coin-beam" />
        </>
      }
    >
      <span className="coin-way">
        <span className="coin-piece">
          <Emblem />
        </span>
      </span>
      <span className="coin-slot" />
    </OpeningShell>
  );
}
