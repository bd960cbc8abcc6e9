import type { ReactNode } from "react";
import { Original } from "#app/designs/kit/twin.tsx";

/**
 * The frame of a drawing across the window. It is as high as its place on the page; a phone shows
 * the middle, a wide screen all of it.
 * @param high of the drawing in its units; it is 1440 wide.
 */
export function Frame({ high, children }: { high: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 1440 ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * A landscape along the foot of the page, as high as its place, out to both edges of the window.
 * @param top what is cut off above, in the scene's units; it is 320 high.
 * @param mirrored the sides are its reflections; otherwise it is broad itself.
 */
export function Land({
  top,
  mirrored = false,
  children,
}: {
  top: number;
  mirrored?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 ${top} 390 ${320 - top}`}
      preserveAspectRatio="xMidYMax"
      overflow="visible"
      aria-hidden="true"
    >
      <Original id="world-land" size={[390, 320]}>
        {children}
      </Original>
      {/* Edge to edge, without a clip: a clipped edge is soft, and its joint would be seen. */}
      {mirrored &&
        [-3, -2, -1, 1, 2, 3].map((step) => (
          <use
            key={step}
            href="#world-land"
            transform={
              step % 2 ? `matrix(-1 0 0 1 ${step * 390 + 390} 0)` : `translate(${step * 390})`
            }
          />
        ))}
    </svg>
  );
}
