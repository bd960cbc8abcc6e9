import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";

/** A line around the sheet, its corners, the sign at both sides. */
export const chat: ChatPicture = ({ Corner, Emblem }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[24, 32].map((inset) => (
        <rect
          key={inset}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          fill="none"
          stroke="var(--line)"
          strokeWidth={inset === 24 ? 3 : 1.4}
        />
      ))}
      {[1, -1].flatMap((across) =>
        [1, -1].map((down) => (
          <g
            key={`${across} ${down}`}
            transform={`translate(${width / 2} ${middle})scale(${across} ${down})`}
          >
            <svg x={46 - width / 2} y={46 - middle} width="130" height="130">
              <Corner />
            </svg>
          </g>
        )),
      )}
      {[180, width - 180].map((x) => (
        <At key={x} of={Emblem} x={x} y={middle} width={170} ratio={134 / 116} />
      ))}
    </>
  ),
  room: core,
  largest: 124,
});
