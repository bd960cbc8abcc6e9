import type { ChatPicture } from "#app/designs/contract.ts";
import { core, height, whole, width } from "#app/designs/kit/chat-areas.ts";
import { At } from "#app/designs/kit/chat-place.tsx";
import { BlossomStamp, DoveStamp } from "./stamps.tsx";

/** The stripes of an airmail envelope, a stamp on each side of the text. */
export const chat: ChatPicture = () => ({
  art: (
    <>
      <pattern
        id="og-airmail"
        width="100"
        height="40"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-38)"
      >
        <path d="M0 0H100V40H0Z" fill="var(--surface)" />
        <path d="M0 0H30V40H0Z" fill="var(--accent)" />
        <path d="M50 0H80V40H50Z" fill="var(--deco)" />
      </pattern>
      <rect {...whole} fill="url(#og-airmail)" />
      <rect x="24" y="24" width={width - 48} height={height - 48} fill="var(--ground)" />
      <g transform="rotate(-4 160 200)">
        <At of={Dove} x={160} y={200} width={190} ratio={1.25} />
      </g>
      <g transform={`rotate(4 ${width - 160} 430)`}>
        <At of={Blossom} x={width - 160} y={430} width={190} ratio={1.25} />
      </g>
    </>
  ),
  room: core,
  largest: 120,
  divider: false,
});

// Without words: the picture's text is outlines of its own fonts.
function Dove() {
  return <DoveStamp value="" caption="" />;
}

function Blossom() {
  return <BlossomStamp value="" caption="" />;
}
