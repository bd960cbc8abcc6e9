import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, height, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";
import { Drape, Valance } from "./curtain.tsx";

/** The curtain on both sides, the text in the light between. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={`M${centre - 60} 0H${centre + 60}L${centre + 330} ${height}H${centre - 330}Z`}
        fill="var(--surface)"
      />
      <In room={{ x: 0, y: 0, width: 300, height }}>
        <Drape />
      </In>
      <In room={{ x: width - 300, y: 0, width: 300, height }} turn="scale(-1 1)">
        <Drape />
      </In>
      <In room={{ x: 0, y: 0, width, height: 100 }}>
        <Valance />
      </In>
    </>
  ),
  room: { x: 300, y: 124, width: 600, height: height - 124 - margin },
  largest: 104,
});
