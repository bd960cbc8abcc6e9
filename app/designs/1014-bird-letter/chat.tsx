import type { ChatPicture, Room } from "#app/designs/contract.ts";
import { centre, height, middle } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";
import { Sheet } from "#app/designs/kit/chat-sheet.tsx";

/** A ruled leaf with an initial in its frame. */
export const chat: ChatPicture = ({ Initial, Corner }) => {
  const sheet: Room = { x: 262, y: 34, width: 676, height: height - 68 };
  return {
    art: (
      <>
        <Sheet room={sheet} />
        <g>
          {[1, -1].flatMap((across) =>
            [1, -1].map((down) => (
              <g
                key={`${across} ${down}`}
                transform={`translate(${centre} ${middle})scale(${across} ${down})`}
              >
                <svg x={18 - sheet.width / 2} y={18 - sheet.height / 2} width="76" height="76">
                  <Corner />
                </svg>
              </g>
            )),
          )}
          <At of={Initial} x={centre} y={136} width={156} ratio={1} />
        </g>
      </>
    ),
    room: { x: 330, y: 226, width: 540, height: 340 },
    largest: 92,
    sheet: "paper",
    figure: { x: centre, y: 136, size: 70, width: 68, of: "initial" },
    divider: false,
  };
};
