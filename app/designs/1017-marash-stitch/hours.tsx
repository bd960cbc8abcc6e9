import { crossCells, Interlaced, threads } from "./interlace-drawing.tsx";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** Squares from the middle of the finished cross to its ends. */
const finished = 3;

/** The programme as a cross that is sewn: at each hour more of it is done, at the last one all. */
export function StitchesTimeline({ items }: HoursProps) {
  return (
    <Hours className="stitches" items={items}>
      {(_, index) => (
        <svg viewBox="-78 -78 156 156" aria-hidden="true">
          <path
            d={threads(crossCells(finished), 10)}
            fill="none"
            stroke="var(--line)"
            strokeDasharray="3 3"
          />
          <Interlaced
            cells={crossCells(Math.round((index * finished) / Math.max(1, items.length - 1)))}
            half={10}
            cloth="var(--ground)"
          />
        </svg>
      )}
    </Hours>
  );
}
