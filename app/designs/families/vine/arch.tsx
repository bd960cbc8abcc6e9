import { degrees, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, type Placement, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The pergola's vault: its middle, and half the way between its two hoops. */
const middle: Point = [180, 196];
const reach = 140;
const leg = 260 - middle[1];
/** The vine winds once around the frame in so many units, by so much to each side. */
const winding = 96;
const sway = 11;

/** The vine at `way` units above the springing of the left leg, `aside` units outwards. */
function alongFrame(way: number, aside: number): { at: Point; heading: number } {
  if (way <= leg) return { at: [middle[0] - reach - aside, 260 - way], heading: -90 };
  const angle = Math.PI + (way - leg) / reach;
  return { at: polar(reach + aside, angle, middle), heading: degrees(angle) + 90 };
}

const swayAt = (way: number) => sway * Math.sin((2 * Math.PI * way) / winding);
const stem = smooth(
  range(26, 0, leg + (Math.PI / 2) * reach).map((way) => alongFrame(way, swayAt(way)).at),
);

function growing(way: number, aside: number, lean: number, scale: number): Placement {
  const { at: point, heading } = alongFrame(way, aside);
  return { x: point[0], y: point[1], turn: heading + lean, scale };
}

const leaves: Placement[] = [
  growing(24, 15, -50, 0.62),
  growing(60, -9, 36, 0.5),
  growing(94, 12, -30, 0.58),
  growing(118, 22, -56, 0.74),
  growing(158, -12, 50, 0.6),
  growing(164, 14, -40, 0.56),
  growing(192, 4, -10, 0.5),
  growing(208, 21, -50, 0.82),
  growing(238, -15, 46, 0.62),
  growing(252, 15, -70, 0.62),
];

/** A pergola: two bent laths with rungs, a vine wound around them, its fruit hanging in. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true" color="var(--ground)">
      <g fill="none" stroke="var(--line)">
        <path
          d="M26 260V196A154 154 0 0 1 334 196V260M54 260V196A126 126 0 0 1 306 196V260"
          strokeWidth="1.6"
        />
        <path d="M58 260V196A122 122 0 0 1 302 196V260" strokeWidth=".7" />
      </g>
      <Mirrored at={180} id="half">
        <Line
          d="M40 260V196A140 140 0 0 1 180 56"
          of="line"
          width={28}
          strokeDasharray="1.2 22.8"
          strokeDashoffset="-11.4"
          opacity=".8"
        />
        <Line d={stem} of="line" width={2.6} round />
        <Copies
          of="tendril"
          at={[
            { x: 57, y: 118, turn: 70, scale: 0.8 },
            { x: 34, y: 158, turn: -70, scale: 0.8, flip: true },
            { x: 104, y: 58, turn: -30, scale: 0.85 },
          ]}
        />
        <Copies
          of="grapes"
          at={[
            { x: 66, y: 136, scale: 0.64 },
            { x: 104, y: 93, scale: 0.92 },
            { x: 143, y: 76, scale: 0.7 },
          ]}
        />
        <g fill="var(--line)">
          <Copies of="leaf" at={leaves} />
        </g>
      </Mirrored>
      <Glasses />
      <use href="#orn-grapes" transform="translate(180 58)scale(1.4)" />
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: 152, y: 46, turn: 200, scale: 0.9 },
            { x: 208, y: 46, turn: -20, scale: 0.9 },
            { x: 180, y: 40, turn: -90, scale: 1 },
          ]}
        />
      </g>
    </svg>
  );
}

/** As a style, because an attribute of SVG holds no `var()`. */
const heartOnly = Object.fromEntries([["visibility", "var(--heart, hidden)"]]);

/**
 * Two glasses that touch, below the fruit that the wine was made of. Hidden but on a cover with room
 * for them, which sets `--heart`: a property reaches into copies of the drawing, selectors do not.
 */
function Glasses() {
  return (
    <g className="arch-heart" style={heartOnly} strokeLinecap="round" strokeLinejoin="round">
      <g id="orn-glass" transform="translate(138 302)rotate(12.5)scale(.84)">
        <path
          d="M-30 -124C-33 -98 -22 -78 0 -78S33 -98 30 -124C12 -130 -14 -116 -30 -124Z"
          fill="var(--wax)"
        />
        <Line
          d="M-26 -156C-38 -108 -28 -78 0 -78S38 -108 26 -156ZM0 -78V-6M-26 0C-18 -7 18 -7 26 0Z"
          of="line"
          width={3}
        />
        <Line d="M-20 -120C-22 -104 -17 -92 -9 -87" of="wax-light" width={3.4} />
      </g>
      <use href="#orn-glass" transform="matrix(-1 0 0 1 360 0)" />
      <path
        d="M180 166V157M168 169L163 161M192 169L197 161"
        stroke="var(--wax)"
        strokeWidth="2.6"
      />
    </g>
  );
}

/** The same laths and rungs, the vine on its way up. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true" color="var(--ground)">
      <Tiled width={36} height={winding}>
        <path
          d="M4 12H32M4 36H32M4 60H32M4 84H32"
          stroke="var(--line)"
          strokeWidth="1.2"
          opacity=".8"
        />
        <Line
          d={smooth(range(13, -8, winding + 8).map((y): Point => [18 + swayAt(y), y]))}
          of="line"
          width={2.6}
        />
        <g fill="var(--line)">
          <Copies
            of="leaf"
            at={[
              { x: 24, y: 40, turn: -30, scale: 0.4 },
              { x: 14, y: 72, turn: -150, scale: 0.36 },
            ]}
          />
        </g>
        <use href="#orn-grapes" transform="translate(23 6)scale(.4)" />
      </Tiled>
      <Uprights
        lines={[
          [4, 1.6],
          [32, 1.6],
          [35.7, 0.7],
        ]}
      />
    </svg>
  );
}

/** The posts' stone feet, and a vine laid along the step between them. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true" color="var(--ground)">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M72 22H60M288 22H300" strokeWidth="1.4" />
        <path
          d="M20 1H60V7H20ZM16 7H64V38H16ZM300 1H340V7H300ZM296 7H344V38H296ZM6 38H354V44H6ZM0 50H360"
          strokeWidth="1.3"
        />
      </g>
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: 40, y: 27, turn: -90, scale: 0.42 },
            { x: 320, y: 27, turn: -90, scale: 0.42 },
          ]}
        />
        <Copies of="wave" at={[72, 126, 180, 234].map((x) => ({ x, y: 22, scale: 0.675 }))} />
      </g>
    </svg>
  );
}
