import type { ChatPicture, Room } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";

const board: Room = { x: 48, y: 42, width: 1104, height: 546 };
const { x, y, width, height } = board;
/** How wide the window's edge is cut. */
const cut = 16;
const inner: Room = { x: x + cut, y: y + cut, width: width - 2 * cut, height: height - 2 * cut };

/** The mount of the cover, lying across. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <rect
        x={x - 18}
        y={y - 18}
        width={width + 36}
        height={height + 36}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
        opacity=".6"
      />
      <rect {...board} fill="var(--field)" />
      <path d={`M${x} ${y}h${width}l-${cut} ${cut}H${x + cut}Z`} fill="var(--field-line)" />
      <path d={`M${x} ${y + height}h${width}l-${cut} -${cut}H${x + cut}Z`} fill="var(--ground)" />
      <rect {...inner} fill="var(--surface)" />
    </>
  ),
  room: { x: 300, y: 96, width: 600, height: 438 },
  largest: 132,
  divider: false,
});
