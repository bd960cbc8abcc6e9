import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, core, middle, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";

/** A figure or a word in the largest size, with small drawings beside it. */
export const chat: ChatPicture = ({ Emblem, Bullet, Sprig }, { occasion, names, figure }) => {
  // Digits have no descenders, unlike the letters of a word.
  const size = /^\d+$/.test(figure) ? 250 : 205;
  const wedding = occasion.startsWith("wedding") && names.length === 2;
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <At of={Emblem} x={150} y={middle} width={236} ratio={134 / 116} />
        <At
          of={Emblem}
          x={width - 150}
          y={middle}
          width={236}
          ratio={134 / 116}
          turn="scale(-1 1)"
        />
        {!wedding && <At of={Bullet} x={392} y={112} width={64} ratio={134 / 116} />}
        {!wedding && <At of={Sprig} x={822} y={180} width={92} ratio={40 / 46} />}
      </>
    ),
    room: wedding ? core : { x: 300, y: 290, width: 600, height: 286 },
    largest: wedding ? 160 : 92,
    oneDay: wedding ? undefined : true,
    figure: wedding ? undefined : { x: centre, y: 142, size, width: 400, of: "figure" },
    divider: false,
  };
};
