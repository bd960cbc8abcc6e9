import type { ChatPicture } from "#app/designs/contract.ts";
import { height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { Awning } from "./shop.tsx";

/** The sign of a shop under its awning. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--deco)" />
      <rect x="40" y="150" width={width - 80} height={height - 190} fill="var(--ground)" />
      <rect
        x="54"
        y="164"
        width={width - 108}
        height={height - 218}
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <g transform="scale(1.36)">
        <Awning from={-42} to={948} wide={66} />
      </g>
    </>
  ),
  room: { x: 300, y: 190, width: 600, height: 366 },
  largest: 100,
});
