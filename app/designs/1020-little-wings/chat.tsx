import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { Seraph, SeraphShapes } from "./seraph-drawing.tsx";

/** The seraph at the right, the text at the left. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--field)" />
      <g transform={`translate(${width - 310} ${middle})scale(.82)`}>
        <SeraphShapes />
        <circle r="262" fill="var(--deco-glint)" opacity=".5" />
        <circle r="262" fill="none" stroke="var(--line)" strokeWidth="3" />
        <Seraph />
      </g>
    </>
  ),
  room: { x: margin, y: margin, width: 500, height: height - 2 * margin },
  largest: 128,
  divider: false,
});
