import type { ChatPicture } from "#app/designs/contract.ts";
import { core, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { chat as medallion } from "#app/designs/shared/medallion/chat.tsx";
import { At } from "#app/designs/kit/chat-place.tsx";

/** The centrepiece at both sides; whole where a cut would be wrong, as through a cross. */
export const chat: ChatPicture = (ornament, card) => {
  const { Roundel } = ornament;
  if (!ornament.whole) return medallion(ornament, card);
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        {[162, width - 162].map((x) => (
          <At key={x} of={Roundel} x={x} y={middle} width={270} ratio={304 / 280} />
        ))}
      </>
    ),
    room: core,
    largest: 116,
  };
};
