import { Copies } from "#app/designs/kit/repeats.tsx";
import type { Bough } from "./paired-leaves.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A leaf of 54 along the x axis: long, narrow, a little bent. */
export const leaf = "M0 0C10 -7.5 32 -9.5 54 -1C34 7 12 6 0 0Z";

/** A leaf from above and one that shows its silver side, an olive that hangs along the x axis. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-olive-leaf">
          <path d={leaf} fill="var(--deco)" />
          <path d="M0 0C18 2 36 1.6 54 -1C34 7 12 6 0 0Z" fill="var(--deco-deep)" />
          <Line d="M3 0C20 1.2 36 .9 50 -.8" of="deco-glint" width={0.7} />
        </g>
        <g id="orn-olive-pale">
          <path d={leaf} fill="var(--deco-light)" />
          <path d="M0 0C18 2 36 1.6 54 -1C34 7 12 6 0 0Z" fill="var(--line)" opacity=".6" />
          <Line d="M3 0C20 1.2 36 .9 50 -.8" of="deco" width={0.7} />
        </g>
        <g id="orn-olive">
          <Line d="M0 0C4 1 6 0 8 0" of="muted" width={1.4} />
          <ellipse cx="18" rx="11" ry="8" fill="var(--accent)" />
          <Line d="M9 -2C11 -6 16 -7 21 -6" of="deco-light" width={2} round />
        </g>
      </defs>
    </svg>
  );
}

/** A bough with everything on it; fruit is behind the leaves. */
export function Drawn({ bough, width = 1.6 }: { bough: Bough; width?: number }) {
  return (
    <>
      <Line d={bough.stem} of="muted" width={width} round />
      <Copies of="olive-pale" at={bough.pale} />
      <Copies of="olive" at={bough.fruit} />
      <Copies of="olive-leaf" at={bough.leaves} />
    </>
  );
}
