import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";

/** A spray in two corners, across from each other; side by side where it has an up and a down. */
export const chat: ChatPicture = ({ Spray, upright }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <In room={{ x: width - 300, y: 0, width: 300, height: 325 }} turn="scale(-1 1)">
        <Spray />
      </In>
      {upright ? (
        <In room={{ x: 0, y: 0, width: 300, height: 325 }}>
          <Spray />
        </In>
      ) : (
        <In room={{ x: 0, y: height - 325, width: 300, height: 325 }} turn="scale(1 -1)">
          <Spray />
        </In>
      )}
    </>
  ),
  room: core,
  largest: 136,
});
