import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At, In } from "#app/designs/kit/chat-place.tsx";

/** Two halves in exchanged colours, the emblem on the seam. */
export const chat: ChatPicture = ({ Emblem, Field }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <rect x={centre} y="0" width={centre} height={height} fill="var(--accent)" />
      {[0, width - 150].map((x) => (
        <In key={x} room={{ x, y: 0, width: 150, height }}>
          <Field />
        </In>
      ))}
      <path
        d={`M151 0V${height}M${width - 151} 0V${height}`}
        stroke="var(--line)"
        strokeWidth="2"
      />
      <circle cx={centre} cy="104" r="58" fill="var(--ground)" />
      <circle cx={centre} cy="104" r="53" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      <At of={Emblem} x={centre} y={104} width={60} ratio={134 / 116} />
    </>
  ),
  room: { x: 300, y: 184, width: 600, height: 386 },
  largest: 120,
  halves: true,
  divider: false,
});
