import { Put } from "#app/designs/kit/repeats.tsx";
import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { RingedPlanet, Rocket, Stars } from "./space-drawing.tsx";

/** A rocket at the left, a planet at the right, stars around the text. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <Stars wide={width} high={height} count={90} />
      <Put of={Rocket} at={`translate(160 ${middle})rotate(14)scale(1.5)`} />
      <Put of={RingedPlanet} at={`translate(${width - 130} ${middle - 40})scale(1.7)`} />
    </>
  ),
  room: { x: 330, y: margin, width: 540, height: height - 2 * margin },
  largest: 120,
});
