import type { ChatPicture } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";
import { Lake } from "./lake.tsx";

/** The lake along the foot, the text in the sky. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <linearGradient id="og-sky" x2="0" y2="1">
        <stop stopColor="var(--surface)" />
        <stop offset=".75" stopColor="var(--deco-glint)" />
      </linearGradient>
      <rect {...whole} fill="url(#og-sky)" />
      <In room={{ x: 120, y: 322, width: 1200, height: 750 }}>
        <Lake />
      </In>
    </>
  ),
  room: { x: 300, y: 40, width: 600, height: 280 },
  largest: 92,
  sheet: "paper",
  oneDay: true,
  divider: false,
});
