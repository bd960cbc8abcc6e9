import type { ChatPicture } from "#app/designs/contract.ts";
import { height, margin, whole, width } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";

/** A sheet in front of a landscape that shows on both sides. */
export const chat: ChatPicture = ({ Scene }) => {
  const wide = (height / 320) * 390;
  const side = 272;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--field)" />
        {[0, width - wide].map((x) => (
          <g key={x}>
            <clipPath id={`land-${x === 0}`}>
              <rect x={x === 0 ? 0 : width - side} width={side} height={height} />
            </clipPath>
            <g clipPath={`url(#land-${x === 0})`}>
              <In room={{ x, y: 0, width: wide, height }}>
                <Scene />
              </In>
            </g>
          </g>
        ))}
        <rect x={side} width={width - 2 * side} height={height} fill="var(--ground)" />
        <path
          d={`M${side} 0V${height}M${side + 10} 0V${height}M${width - side} 0V${height}M${width - side - 10} 0V${height}`}
          stroke="var(--line)"
          strokeWidth="2"
        />
      </>
    ),
    room: { x: 318, y: margin, width: 564, height: height - 2 * margin },
    largest: 128,
  };
};
