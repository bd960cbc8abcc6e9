import type { ChatPicture } from "#app/designs/contract.ts";
import { whole } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";

/** A ticket: the hosts above the tear line, date and place on the stub. */
export const chat: ChatPicture = ({ Roundel }) => {
  const [leftEdge, rightEdge, top, tear, foot] = [214, 986, 40, 432, 590];
  const notch = 24;
  const edge = `M${leftEdge} ${top}H${rightEdge}V${tear - notch}a${notch} ${notch} 0 0 0 0 ${2 * notch}V${foot}H${leftEdge}V${tear + notch}a${notch} ${notch} 0 0 0 0 ${-2 * notch}Z`;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--field)" />
        <rect {...whole} fill="url(#wall)" />
        <path d={edge} fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
        <path
          d={`M${leftEdge + 44} ${tear}H${rightEdge - 44}`}
          stroke="var(--line)"
          strokeWidth="3"
          strokeDasharray="0 12"
          strokeLinecap="round"
        />
        {[leftEdge, rightEdge].map((x) => (
          <g key={x}>
            <clipPath id={`half-${x}`}>
              <rect
                x={x === leftEdge ? leftEdge + 1 : rightEdge - 301}
                y={top + 1}
                width="300"
                height={tear - top - 30}
              />
            </clipPath>
            <g clipPath={`url(#half-${x})`}>
              <At of={Roundel} x={x} y={(top + tear) / 2 - 8} width={286} ratio={304 / 280} />
            </g>
          </g>
        ))}
      </>
    ),
    room: { x: 376, y: top + 34, width: 448, height: tear - top - 68 },
    largest: 96,
    dayRoom: { x: 300, y: tear + 24, width: 600, height: foot - tear - 48 },
    divider: false,
  };
};
