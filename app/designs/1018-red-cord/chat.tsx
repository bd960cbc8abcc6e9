import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, core, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { mirrored, Rope, RopeShapes, Tassel } from "./rope.tsx";
import type { Point } from "#app/designs/kit/geometry.ts";

const cord: readonly Point[] = [
  [84, -40],
  [20, 120],
  [148, 320],
  [84, 474],
];

/** A red and white cord that hangs at each edge, tasselled. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <RopeShapes />
      <path d="M0 0H170V630H0ZM1030 0H1200V630H1030Z" fill="var(--deco)" />
      {[84, width - 84].map((x) => (
        <g key={x} transform={`translate(${x} 470)scale(1.8)`}>
          <Tassel />
        </g>
      ))}
      {[cord, mirrored(cord, centre)].map((way, index) => (
        <Rope key={index} way={way} thick={30} />
      ))}
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});
