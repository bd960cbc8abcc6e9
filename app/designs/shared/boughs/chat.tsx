import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";

/** A branch from the right, and its like from the left. */
export const chat: ChatPicture = ({ Branch }) => {
  const bough = { width: 430, height: 213 };
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <In room={{ x: width - bough.width, y: 14, ...bough }}>
          <Branch />
        </In>
        <In room={{ x: 0, y: height - bough.height - 14, ...bough }} turn="rotate(180)">
          <Branch />
        </In>
      </>
    ),
    room: { ...core, y: 96, height: height - 2 * 96 },
    largest: 128,
    divider: false,
  };
};
