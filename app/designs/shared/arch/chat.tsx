import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, height } from "#app/designs/kit/chat-areas.ts";
import { In } from "#app/designs/kit/chat-place.tsx";
import { Sheet } from "#app/designs/kit/chat-sheet.tsx";

/** The arch and both columns in the middle of the picture. */
export const chat: ChatPicture = ({ Arch, Column }) => {
  const scale = 1.76;
  const [leftEdge, top] = [centre - 180 * scale, 0];
  const spring = top + 260 * scale;
  return {
    art: (
      <>
        <Sheet room={{ x: leftEdge - 24, y: -20, width: 360 * scale + 48, height: height + 40 }} />
        <In room={{ x: leftEdge, y: top, width: 360 * scale, height: 260 * scale }}>
          <Arch />
        </In>
        {[1, -1].map((side) => (
          <g
            key={side}
            transform={`translate(${centre} ${spring})scale(${side * scale} ${scale})translate(-158)`}
          >
            <svg width="36" height={(height - spring) / scale}>
              <Column />
            </svg>
          </g>
        ))}
      </>
    ),
    room: { x: centre - 192, y: 226, width: 384, height: 364 },
    largest: 110,
    titleBelow: true,
    divider: false,
  };
};
