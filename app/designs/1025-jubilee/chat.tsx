import type { ChatPicture } from "#app/designs/contract.ts";
import { core, margin, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { TreeRings } from "./tree-rings.tsx";

/** The end of a trunk, half of it at each edge. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[0, width].map((x) => (
        <g key={x} transform={`translate(${x} ${middle})scale(.58)`}>
          <TreeRings years={40} />
        </g>
      ))}
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});
