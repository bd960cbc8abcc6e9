import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, whole } from "#app/designs/kit/chat-areas.ts";
import { Diamond } from "./diamond.tsx";

/** The ring around the text, its stone at the top. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <linearGradient id="og-gold" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--line)" />
        <stop offset=".3" stopColor="var(--deco-glint)" />
        <stop offset=".42" stopColor="var(--line)" />
        <stop offset=".62" stopColor="var(--surface)" />
        <stop offset=".74" stopColor="var(--line)" />
        <stop offset=".86" stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--line)" />
      </linearGradient>
      <rect {...whole} fill="var(--ground)" />
      <g fill="none" transform={`translate(${centre} 344)`}>
        <circle r="262" stroke="var(--line)" strokeWidth="26" />
        <circle r="262" stroke="url(#og-gold)" strokeWidth="20" />
      </g>
      <g transform={`translate(${centre} 46)scale(.86)`}>
        <Diamond />
      </g>
    </>
  ),
  room: { x: 404, y: 170, width: 392, height: 360 },
  largest: 92,
  divider: false,
});
