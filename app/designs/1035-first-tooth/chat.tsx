import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, margin, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { Chosen, Tray } from "./tray-scene.tsx";

/** A tray at each edge. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g id="og-tray" transform={`translate(-250 ${middle - 260})scale(1.27)`}>
        <Tray />
        <Chosen />
      </g>
      <use href="#og-tray" transform={`translate(${width} ${height})rotate(180)`} />
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});
