import type { ReactNode } from "react";
import { range } from "#app/features/theme/geometry.ts";
import { arms, placed, type Placement } from "#app/features/theme/ornaments/pomegranate/shapes.ts";

/** Draws one arm as many times as the eternity sign has arms. */
export function around(arm: ReactNode) {
  return range(arms, 0, arms - 1).map((index) => (
    <g key={index} transform={`rotate(${index * 45})`}>
      {arm}
    </g>
  ));
}

/** Copies of a shape of the sprite. */
export function copies(shape: "seed" | "leaf" | "fruit", placements: readonly Placement[]) {
  return placements.map((placement, index) => (
    <use key={index} href={`#orn-${shape}`} transform={placed(placement)} />
  ));
}
