import { Line } from "#app/designs/kit/line.tsx";
/** The colours of the two answers. */
export type Team = "blue" | "rose";

const dyes = {
  blue: { full: "deco", deep: "deco-deep", light: "deco-light" },
  rose: { full: "wax", deep: "wax-deep", light: "wax-light" },
} as const;

/** A balloon on its string, 200 × 420; its middle, from 40 to 160 of both, is free for a word. */
export function Balloon({ team }: { team: Team }) {
  const { full, deep, light } = dyes[team];
  return (
    <svg className="balloon" viewBox="0 0 200 420" overflow="visible" aria-hidden="true">
      <radialGradient id={`balloon-${team}`} cx=".36" cy=".28" r=".8">
        <stop stopColor={`var(--${light})`} />
        <stop offset=".38" stopColor={`var(--${full})`} />
        <stop offset="1" stopColor={`var(--${deep})`} />
      </radialGradient>
      <Line d="M100 236C92 270 118 300 104 336S92 392 100 420" of={deep} width={2.4} round />
      <path
        d="M100 4C158 4 194 48 194 104C194 166 146 214 108 228L114 242H86L92 228C54 214 6 166 6 104C6 48 42 4 100 4Z"
        fill={`url(#balloon-${team})`}
      />
      <path d="M86 242Q100 232 114 242Q100 250 86 242Z" fill={`var(--${deep})`} />
      <path d="M36 84C40 54 58 34 82 28C64 44 52 62 48 88Q40 98 36 84Z" fill="#fff" opacity=".5" />
    </svg>
  );
}

/** A sock with its peg, hung at the origin, 56 high. */
function Sock({ team, id }: { team: Team; id: string }) {
  const { full, deep, light } = dyes[team];
  return (
    <g id={id}>
      <path
        d="M-13 4H13V34Q14 42 24 46T32 60Q28 66 14 64Q-6 62 -12 48Q-15 40 -13 30Z"
        fill={`var(--${light})`}
        stroke={`var(--${deep})`}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M-13 4H13V16H-13ZM-12 46Q-2 38 4 50Q6 58 0 62Q-9 58 -12 46ZM33 59Q27 66 18 65Q18 54 27 49Q33 52 33 59Z"
        fill={`var(--${full})`}
      />
      <path d="M-13 22H13M-13 28H13" stroke="#fff" strokeWidth="2.4" />
      <path
        d="M-4 -8H4V12H-4Z"
        fill="var(--deco-glint)"
        stroke={`var(--${deep})`}
        strokeWidth="1.6"
      />
    </g>
  );
}

/** A baby's bodysuit with a question mark, hung at the origin, 84 high. */
function Suit({ id }: { id: string }) {
  return (
    <g id={id}>
      <path
        d="M-22 2Q0 16 22 2L50 16L42 38L28 34V62Q28 70 14 76L8 86H-8L-14 76Q-28 70 -28 62V34L-42 38L-50 16Z"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Line d="M-8 38Q-8 27 1 27T10 37Q10 43 1 47V55M1 63v.1" of="accent" width={5} round />
      <path
        d="M-28 -4H-20V16H-28ZM20 -4H28V16H20Z"
        fill="var(--deco-glint)"
        stroke="var(--accent)"
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Socks at equal distances to both sides of the suit: which, where, how far they turn. */
const socks = [
  ["blue", 72, 22, 5],
  ["rose", 168, 30, -4],
  ["blue", 264, 31, 3],
  ["rose", 456, 21, -4],
  ["blue", 552, 16, 5],
  ["rose", 648, 13, -3],
  ["blue", 744, 11, 4],
] as const;

/** The wash of both colours on a line, 720 × 120; it goes on as its copies beyond both sides. */
export function Clothesline({ copies = 0 }: { copies?: number }) {
  return (
    <svg className="clothesline" viewBox="0 0 720 120" overflow="visible" aria-hidden="true">
      <defs>
        <Sock team="blue" id="sock-blue" />
        <Sock team="rose" id="sock-rose" />
      </defs>
      <g id="wash">
        <Line d="M-24 10Q168 40 360 26T744 10" of="accent" width={2.4} />
        <g transform="translate(360 24)">
          <Suit id="wash-suit" />
        </g>
        {socks.map(([team, x, y, turn]) => (
          <use key={x} href={`#sock-${team}`} transform={`translate(${x} ${y})rotate(${turn})`} />
        ))}
      </g>
      {Array.from({ length: copies }, (_, copy) => (
        <use key={copy} href="#wash" x={(copy % 2 ? -1 : 1) * 768 * (1 + Math.floor(copy / 2))} />
      ))}
    </svg>
  );
}

/** A stork in flight to the right with a bundle in its bill, 320 × 210. */
export function Stork() {
  return (
    <g id="stork">
      <path d="M60 120L8 146L4 154L66 134Z" fill="var(--wax)" />
      <path
        d="M52 118C84 92 140 88 178 104C206 108 214 80 232 66C244 58 258 62 262 72C262 80 250 84 244 92C234 124 204 142 160 146C116 148 76 138 52 118Z"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M260 68L312 84L258 80Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
        strokeWidth="1.6"
      />
      <circle cx="248" cy="71" r="3" fill="var(--ink)" />
      <g className="wing">
        <path
          d="M96 112C92 70 110 26 152 4C158 20 172 20 176 34C182 40 186 48 184 58C188 72 184 96 170 116Q130 128 96 112Z"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M112 62C122 36 136 16 152 4C158 20 172 20 176 34C182 40 186 48 184 58C160 44 136 48 112 62Z"
          fill="var(--ink)"
        />
      </g>
      <Line
        d="M300 80C292 92 284 98 282 106M304 82C312 94 318 98 320 106"
        of="accent"
        width={2.4}
      />
      <path
        d="M282 104C262 128 262 172 300 176C338 172 340 128 320 104Q302 120 282 104Z"
        fill="var(--deco-glint)"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <Line
        d="M291 138Q291 128 300 128T309 137Q309 143 300 147V153M300 162v.1"
        of="accent"
        width={5}
        round
      />
    </g>
  );
}
