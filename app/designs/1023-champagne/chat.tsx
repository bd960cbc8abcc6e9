import type { ChatPicture } from "#app/designs/contract.ts";
import { height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { CoupeShapes, Tower } from "./coupes.tsx";

/** A tower of coupes at each edge, its inner half. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <linearGradient id="og-champagne" x2="0" y2="1">
        <stop stopColor="var(--surface)" />
        <stop offset="1" stopColor="var(--deco-light)" />
      </linearGradient>
      <rect {...whole} fill="url(#og-champagne)" />
      <CoupeShapes />
      {[30, width - 30].map((x) => (
        <g key={x} transform={`translate(${x} ${height - 376})`}>
          <Tower rows={5} />
        </g>
      ))}
    </>
  ),
  room: { x: 300, y: 70, width: 600, height: 470 },
  largest: 116,
});
