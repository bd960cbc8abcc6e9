import type { ChatPicture, Room } from "#app/designs/contract.ts";
import { centre, height, width } from "#app/designs/kit/chat-areas.ts";
import { At, In } from "#app/designs/kit/chat-place.tsx";

/** A label sewn onto the ornament's cloth. */
export const chat: ChatPicture = ({ Field, Emblem }) => {
  const label: Room = { x: 262, y: 76, width: 676, height: 478 };
  return {
    art: (
      <>
        <g transform="scale(1.25)">
          <In room={{ x: 0, y: 0, width: width / 1.25, height: height / 1.25 }}>
            <Field />
          </In>
        </g>
        <rect {...label} fill="var(--ground)" />
        {[10, 17].map((inset) => (
          <rect
            key={inset}
            x={label.x + inset}
            y={label.y + inset}
            width={label.width - 2 * inset}
            height={label.height - 2 * inset}
            fill="none"
            stroke="var(--line)"
            strokeWidth={inset === 10 ? 2.4 : 1}
          />
        ))}
        <circle cx={centre} cy={label.y + 6} r="58" fill="var(--ground)" />
        <At of={Emblem} x={centre} y={label.y + 4} width={76} ratio={134 / 116} />
      </>
    ),
    room: { x: 310, y: 148, width: 580, height: 374 },
    largest: 118,
  };
};
