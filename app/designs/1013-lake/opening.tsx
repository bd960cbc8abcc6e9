import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A wave from one side, and its end that runs out; 400 × 300, higher than what the next one leaves of it. */
const wave =
  "M-5 34C40 6 76 8 116 30S186 50 226 28S292 8 330 34S384 74 400 112C372 176 318 240 250 300H-5Z";
const crest = "M-5 34C40 6 76 8 116 30S186 50 226 28S292 8 330 34S384 74 400 112";
const rows = Array.from({ length: 8 }, (_, index) => index);

/** Water over the whole screen, row behind row of waves; it parts to both sides. */
export function WavesOpening({ view }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="waves"
      behind={rows.flatMap((row) =>
        ["left", "right"].map((side) => (
          <svg
            key={row + side}
            className={`wave wave-${side}`}
            viewBox="0 0 400 300"
            preserveAspectRatio="none"
            style={{ top: `${row * 14 - 12}%`, animationDelay: `${row * 50}ms` }}
            aria-hidden="true"
          >
            <path d={wave} />
            <path d={crest} />
            <path d={crest} />
          </svg>
        )),
      )}
    />
  );
}
