import type { ReactNode } from "react";

/** The frame of a `Scene`: where the cover is too narrow or too low, its sides or top are cut off. */
export function SceneSvg({ children }: { children: ReactNode }) {
  return (
    <svg
      className="scene"
      viewBox="0 0 390 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
