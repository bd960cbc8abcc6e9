import type { ChatPicture } from "#app/designs/contract.ts";
import { margin, whole } from "#app/designs/kit/chat-areas.ts";
import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { FontScene } from "./font-drawing.tsx";

/** The font and the dove above it at the right, its light over the whole picture. */
export const chat: ChatPicture = (_, { occasion }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={range(28, 0, 27)
          .map((ray) => (ray * Math.PI) / 14)
          .map((turn) => `M0 0L${pair(...polar(1300, turn))}L${pair(...polar(1300, turn + 0.1))}Z`)
          .join("")}
        fill="var(--field)"
        transform="translate(1060 223)"
      />
      <g transform="translate(806 174)scale(1.3)">
        <FontScene baptism={occasion === "baptism"} />
      </g>
    </>
  ),
  room: { x: 290, y: margin, width: 500, height: 460 },
  largest: 128,
  divider: false,
});
