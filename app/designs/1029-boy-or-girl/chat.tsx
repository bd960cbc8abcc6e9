import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, core, height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";
import { Balloon } from "./nursery.tsx";

/** The two halves with a balloon each, the text on a sheet over the seam. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--deco-light)" />
      <rect x={centre} width={centre} height={height} fill="var(--wax-light)" />
      <At of={Blue} x={140} y={360} width={230} ratio={2.1} />
      <At of={Rose} x={width - 140} y={330} width={230} ratio={2.1} />
      <rect
        x="284"
        y="40"
        width="632"
        height={height - 80}
        rx="48"
        fill="var(--ground)"
        stroke="var(--accent)"
        strokeWidth="3"
      />
    </>
  ),
  room: core,
  largest: 104,
  divider: false,
});

function Blue() {
  return <Balloon team="blue" />;
}

function Rose() {
  return <Balloon team="rose" />;
}
