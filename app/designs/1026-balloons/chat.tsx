import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { Bunch, Roofs } from "./bunch-drawing.tsx";

/** A bunch of balloons at each edge, the roofs along the foot. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g transform={`translate(-120 ${height - 100})`}>
        <Roofs />
      </g>
      <g id="og-bunch" transform="translate(-70 -10)scale(1.1)">
        <Bunch words={null} />
      </g>
      <use href="#og-bunch" transform={`matrix(-1 0 0 1 ${width} 0)`} />
    </>
  ),
  room: { x: 330, y: margin, width: 540, height: height - margin - 130 },
  largest: 120,
});
