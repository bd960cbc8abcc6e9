import type { ChatPicture } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";
import { LineDrawing } from "./line-drawing.tsx";

/** The faces above the text; their line runs to both edges. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <In room={{ x: 376, y: 10, width: 448, height: 224 }}>
        <LineDrawing />
      </In>
    </>
  ),
  room: { x: 300, y: 250, width: 600, height: 350 },
  largest: 150,
  oneDay: true,
  divider: false,
});
