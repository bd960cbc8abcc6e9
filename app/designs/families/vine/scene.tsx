import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { degrees, range, type Point } from "#app/designs/kit/geometry.ts";

/** The vanishing point of the near slope's rows, and where they begin, below the edge. */
const vanishing: Point = [214, 92];
const foot = 346;

/**
 * A row of vines that starts at `start` on the foot of the slope: a hedge of bushes that grow
 * smaller. The flatter a row lies, the longer and lower its bushes are, so that it leaves the next
 * row's ground free.
 */
function hedge(start: number): string {
  const run = Math.hypot(start - vanishing[0], foot - vanishing[1]) * 0.03;
  const lean = Math.round(degrees(Math.atan2(foot - vanishing[1], start - vanishing[0])));
  const depths = range(17, 0, 16).map((step) => 1 / (1 + step * 0.06 + step * step * 0.004));
  const pointAt = (depth: number, aside: number, up = 0): string =>
    [
      vanishing[0] + (start + aside - vanishing[0]) * depth,
      vanishing[1] + (foot - vanishing[1] - up) * depth,
    ]
      .map(Math.round)
      .join(" ");
  const bump = (depth: number, aside: number) =>
    `A${Math.ceil(run * depth)} ${Math.ceil(7 * depth)} ${lean} 0 1 ${pointAt(depth, aside, 14)}`;
  return (
    `M${pointAt(1, -13)}${depths.map((depth) => bump(depth, -13)).join("")}` +
    `${depths
      .toReversed()
      .map((depth) => bump(depth, 13))
      .join("")}L${pointAt(1, 13)}Z`
  );
}

/** Strings of bushes along the middle slope, drawn as dots: the nearer, the larger. */
const strings = [
  { d: "M236 116C268 112 316 118 390 132S640 156 800 134", size: 3.2 },
  { d: "M226 124C268 120 316 127 390 145S640 168 800 148", size: 4.2 },
  { d: "M214 133C262 130 322 138 390 160S640 180 800 164", size: 5.2 },
  { d: "M200 143C258 142 324 152 390 178", size: 6.4 },
  { d: "M150 107C104 100 54 108 0 122S-260 126 -400 150", size: 3.2 },
  { d: "M160 116C106 108 52 118 0 134S-260 136 -400 158", size: 4.2 },
  { d: "M172 127C108 117 52 129 0 148S-260 146 -400 168", size: 5.2 },
];

/** Vineyards on hills at dusk: far rows as strings of bushes, near ones in perspective, a bough in front. */
export function Scene() {
  return (
    <SceneSvg broad>
      <circle cx="206" cy="66" r="44" fill="var(--line)" />
      <path
        d="M-1000 84S-560 112 -400 90C-200 60 -80 110 0 84C46 68 84 40 128 46C172 52 190 84 236 80C290 75 320 46 390 70C500 100 640 50 800 90S1240 60 1400 84V320H-1000Z"
        fill="var(--deco-light)"
      />
      <House />
      <path
        d="M-1000 130S-560 160 -400 140C-200 110 -80 140 0 112C70 88 130 90 190 110S320 126 390 104C500 80 640 130 800 110S1240 140 1400 120V320H-1000Z"
        fill="var(--deco)"
      />
      <g fill="none" stroke="var(--deco-deep)" strokeLinecap="round">
        {strings.map(({ d, size }) => (
          <path key={d} d={d} strokeWidth={size} strokeDasharray={`0 ${size * 1.15}`} />
        ))}
      </g>
      <path
        d="M-1000 180S-560 220 -400 190C-200 130 -60 176 40 160C120 148 170 142 236 150C300 156 340 160 390 160C520 160 640 172 800 166S1240 164 1400 190V320H-1000Z"
        fill="var(--deco-deep)"
      />
      {/* The outermost first, each over the one behind it. */}
      <g fill="var(--deco)" stroke="var(--deco-deep)" strokeLinejoin="round">
        {range(17, -739, 1165)
          .toSorted((a, b) => Math.abs(b - vanishing[0]) - Math.abs(a - vanishing[0]))
          .map((start) => (
            <path key={start} d={hedge(start)} />
          ))}
      </g>
    </SceneSvg>
  );
}

/** The wine maker's house among poplars. */
function House() {
  return (
    <g>
      <path
        d="M268 96C262 84 264 66 268 52C272 66 274 84 268 96ZM280 98C275 88 276 74 280 62C284 74 285 88 280 98ZM330 96C325 86 326 74 330 64C334 74 335 86 330 96Z"
        fill="var(--deco-deep)"
      />
      <path d="M290 116V84H322V116Z" fill="var(--deco-glint)" />
      <path d="M286 85L306 70L326 85Z" fill="var(--line)" />
      <path d="M302 116V101A4 4 0 0 1 310 101V116Z" fill="var(--deco-deep)" />
    </g>
  );
}
