import type { ChatPicture } from "#app/designs/contract.ts";
import { core, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";

/** The centrepiece on both sides of the text, cut off by the edges. */
export const chat: ChatPicture = ({ Roundel }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[24, width - 24].map((x) => (
        <At key={x} of={Roundel} x={x} y={middle} width={520} ratio={304 / 280} />
      ))}
    </>
  ),
  room: core,
  largest: 128,
});
