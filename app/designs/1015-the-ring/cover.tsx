import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { capitals } from "#app/designs/kit/words.ts";
import { initialOf } from "#app/designs/kit/lettering.ts";
import { Diamond } from "./diamond.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A gold ring with a diamond on folds of velvet, the hosts' initials within it. */
export function RingHero({ view, languages, ask }: CoverProps) {
  const initials = view.names.slice(0, 2).map((name) => capitals(initialOf(name), view.language));
  return (
    <header className="hero ring-hero">
      {languages}
      <div className="ring-place">
        <div className="ring-art" aria-hidden="true">
          <span className="leaves ring-gold" />
          <Monogram initials={initials} />
          <svg className="ring-stone" viewBox="-90 -74 180 148">
            <Diamond />
          </svg>
        </div>
      </div>
      <CoverText className="ring-text" view={view} ask={ask} />
    </header>
  );
}

/** How far apart two initials stand; the left one is higher. */
const aside = { x: 24, y: 9 };

/**
 * Engraved letters: two are woven, each above the other at one of their crossings, with a gap where one goes
 * below. A rim of beads and a spray of leaves above and below hold them.
 */
function Monogram({ initials }: { initials: readonly string[] }) {
  const [first = "", second] = initials;
  const letter = (text: string, side: -1 | 0 | 1) => (
    <text
      className="display"
      x={side * aside.x}
      y={41 + side * aside.y}
      textAnchor="middle"
      fontSize={side === 0 ? 128 : 118}
    >
      {text}
    </text>
  );
  return (
    <svg className="ring-initials" viewBox="-100 -100 200 200">
      <defs>
        <linearGradient id="ring-leaf" gradientUnits="userSpaceOnUse" y1="-60" y2="60" x2="40">
          <stop stopColor="var(--line)" />
          <stop offset=".42" stopColor="var(--deco-glint)" />
          <stop offset=".58" stopColor="var(--line)" />
          <stop offset="1" stopColor="var(--deco-glint)" />
        </linearGradient>
        {second !== undefined &&
          [1 as const, -1 as const].map((side) => (
            <mask key={side} id={`ring-below-${side}`}>
              <path d="M-100 -100H100V100H-100Z" fill="#fff" />
              <g stroke="#000" strokeWidth="6">
                {letter(side === 1 ? second : first, side)}
              </g>
              <path
                d={side === 1 ? "M-100 -100H100V4H-100Z" : "M-100 4H100V100H-100Z"}
                fill="#fff"
              />
            </mask>
          ))}
        <g id="ring-spray" fill="none" stroke="var(--line)" strokeLinecap="round">
          <path
            d="M0 -76C14 -64 30 -64 44 -70M12 -69C20 -78 24 -66 16 -63M44 -70C52 -74 50 -62 43 -65"
            strokeWidth="1.4"
          />
          <path
            d="M24 -66Q26 -74 34 -76Q32 -68 24 -66ZM33 -66Q36 -60 44 -58Q42 -66 33 -66Z"
            fill="var(--line)"
            strokeWidth=".6"
          />
        </g>
      </defs>
      <g fill="none" stroke="var(--line)">
        <circle r="97" strokeWidth=".8" />
        <circle r="91.5" strokeWidth="3.6" strokeDasharray="0 6.388" strokeLinecap="round" />
        <circle r="86" strokeWidth=".8" />
      </g>
      {["", "scale(-1 1)", "scale(1 -1)", "scale(-1)"].map((fold) => (
        <use key={fold} href="#ring-spray" transform={fold || undefined} />
      ))}
      <circle cy="-77" r="2.6" fill="var(--line)" />
      <circle cy="77" r="2.6" fill="var(--line)" />
      <g fill="url(#ring-leaf)">
        {second === undefined ? (
          letter(first, 0)
        ) : (
          <>
            <g mask="url(#ring-below-1)">{letter(first, -1)}</g>
            <g mask="url(#ring-below--1)">{letter(second, 1)}</g>
          </>
        )}
      </g>
    </svg>
  );
}
