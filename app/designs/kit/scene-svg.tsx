import type { ReactNode } from "react";

/**
 * The frame of a `Scene`: where the cover is too narrow or too low, its sides or top are cut off.
 * @param broad the drawing goes on beyond both sides, and is seen there where a cover has room.
 */
export function SceneSvg({ broad, children }: { broad?: true; children: ReactNode }) {
  return (
    <svg
      className="scene"
      viewBox="0 0 390 320"
      preserveAspectRatio="xMidYMax slice"
      overflow={broad && "visible"}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
