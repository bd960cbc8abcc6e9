import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, middle, whole, width } from "#app/designs/kit/chat-areas.ts";

/** The word from edge to edge of the middle, names below it. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g fill="none" stroke="var(--deco)" strokeWidth="34">
        <circle cx="60" cy={middle} r="150" />
        <circle cx={width - 60} cy={middle} r="150" />
      </g>
      <g fill="none" stroke="var(--wax)" strokeWidth="22">
        <circle cx="176" cy={middle + 96} r="88" />
        <circle cx={width - 176} cy={middle - 96} r="88" />
      </g>
    </>
  ),
  room: { x: 300, y: 330, width: 600, height: 246 },
  largest: 92,
  oneDay: true,
  figure: { x: centre, y: 170, size: 270, width: 560, of: "figure" },
  divider: false,
});
