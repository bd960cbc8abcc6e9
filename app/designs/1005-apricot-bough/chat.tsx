import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";
import { CourtyardWindow } from "./window-drawing.tsx";

/** A courtyard's window at the right, a bough across its corner; the text at the left. */
export const chat: ChatPicture = ({ Spray }) => {
  const room = { x: 590, y: 104, width: 610, height: 450 };
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <g transform={`translate(${room.x + room.width / 2} 285)scale(1.06)`}>
          <CourtyardWindow />
        </g>
        <In room={{ x: width - 438, y: 62, width: 430, height: 466 }} turn="scale(-1 1)">
          <Spray />
        </In>
      </>
    ),
    room: { x: margin, y: margin, width: 500, height: height - 2 * margin },
    largest: 136,
  };
};
