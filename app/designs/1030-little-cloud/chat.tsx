import type { ChatPicture } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";
import { Rain, RainClouds } from "./rain-cloud.tsx";

/** The little cloud above the text, a cloud of each colour beside it. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g transform="translate(386 -2)scale(1.1)">
        <Rain />
        <RainClouds />
      </g>
    </>
  ),
  room: { x: 396, y: 262, width: 408, height: 340 },
  largest: 110,
});
