import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, margin, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { InterlacedCross } from "./cover.tsx";
import { Interlaced, netCells } from "./interlace-drawing.tsx";

/** Velvet at both sides of the linen, half a cross of silk on each, a band along the foot. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={`M0 0H250V${height}H0ZM${width - 250} 0H${width}V${height}H${width - 250}Z`}
        fill="var(--deco-deep)"
      />
      {[0, width].map((x) => (
        <g key={x} transform={`translate(${x} ${middle})scale(1.2)`}>
          <InterlacedCross />
        </g>
      ))}
      <path d={`M0 ${height - 56}H${width}V${height}H0Z`} fill="var(--deco-deep)" />
      <g color="var(--line)" transform={`translate(0 ${height - 28})`}>
        <Interlaced cells={netCells(38, 1)} half={16} />
      </g>
    </>
  ),
  room: { ...core, y: margin - 20 },
  largest: 128,
});
