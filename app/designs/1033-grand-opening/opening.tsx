import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A shop's roller shutter with a padlock; the lock springs open, and the shutter goes up. */
export function ShutterOpening({ view }: OpeningProps) {
  return (
    <OpeningShell view={view} name="shutter" behind={<span className="shutter-slats" />}>
      <svg viewBox="-50 -78 100 150">
        <Line
          className="shutter-shackle"
          d="M-27 6V-32A27 27 0 0 1 27 -32V6"
          of="deco-glint"
          width={11}
        />
        <path
          d="M-44 -2Q-44 -10 -36 -10H36Q44 -10 44 -2V58Q44 68 34 68H-34Q-44 68 -44 58Z"
          fill="var(--line)"
          stroke="var(--deco-deep)"
          strokeWidth="2"
        />
        <path d="M-38 -4H38V6H-38Z" fill="var(--deco-glint)" opacity=".45" />
        <path d="M-7 52L-4 34A10 10 0 1 1 4 34L7 52Z" fill="var(--deco-deep)" />
      </svg>
    </OpeningShell>
  );
}
