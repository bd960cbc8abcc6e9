import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { Candle, icing } from "./cake-drawing.tsx";

/** Candles at both edges of a cake, whose icing runs down below the text. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[50, 140, 230, width - 230, width - 140, width - 50].map((x, index) => (
        <g key={x} transform={`translate(${x} ${height - 130})scale(1.9)`}>
          <Candle kind={index} />
        </g>
      ))}
      <rect y={height - 140} width={width} height="140" fill="var(--deco)" />
      <g transform={`translate(0 ${height - 140})`}>
        <path d={icing(width, 24, 20, 40)} fill="var(--deco-glint)" />
      </g>
    </>
  ),
  room: { x: 300, y: margin, width: 600, height: height - margin - 170 },
  largest: 120,
});
