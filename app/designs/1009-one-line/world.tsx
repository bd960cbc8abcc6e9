/* The line's world: two glasses, loops, two rings and a full stop. */
import { degrees, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import beside from "#app/designs/kit/closing-beside.css?inline";
import own from "./world.css?inline";
import onePlace from "#app/designs/kit/one-place.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The outline of a glass on its foot, 214 high, in the order in which a pencil goes round it. */
const glass: readonly Point[] = [
  [-46, 0],
  [-8, -6],
  [-4, -50],
  [-6, -92],
  [-40, -120],
  [-54, -160],
  [-44, -212],
  [0, -220],
  [44, -212],
  [54, -160],
  [40, -120],
  [6, -92],
  [4, -50],
  [8, -6],
  [46, 0],
];

/** `points` turned by `angle` (radians, clockwise) around the origin and put at `to`. */
function leaning(points: readonly Point[], angle: number, to: Point): Point[] {
  return points.map(([x, y]) => polar(Math.hypot(x, y), Math.atan2(y, x) + angle, to));
}

const lean = 0.2;
const toast = smooth([
  [-10, 250],
  [160, 278],
  [360, 236],
  [500, 286],
  ...leaning(glass, lean, [630, 292]),
  [712, 306],
  [732, 282],
  [722, 270],
  [712, 284],
  [736, 304],
  ...leaning(glass, -lean, [812, 292]),
  [940, 286],
  [1080, 236],
  [1280, 278],
  [1450, 250],
]);

/** Two glasses touch, drawn without lifting the pencil. */
export function Between() {
  const wine = "M-52 -150Q0 -138 52 -150Q50 -120 6 -94H-6Q-50 -120 -52 -150Z";
  return (
    <Frame high={320}>
      <g fill="var(--deco-light)">
        <path d={wine} transform={`translate(630 292)rotate(${degrees(lean)})`} />
        <path d={wine} transform={`translate(812 292)rotate(${degrees(-lean)})`} />
      </g>
      <Line className="drawn" pathLength="1" d={toast} of="accent" width={3.2} />
      <path
        d="M721 40V14M690 50L674 30M752 50L768 30"
        stroke="var(--accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </Frame>
  );
}

/** A hand that tries its pencil: loops of changing height, a prolate trochoid. */
const loops = smooth(
  range(150, -1, 25).map((turn): Point => {
    const high = 30 + 14 * Math.sin(turn * 0.9);
    const angle = turn * 2 * Math.PI;
    return [62 * turn - 24 * Math.sin(angle), 84 - high * Math.cos(angle)];
  }),
);

/** The line in loops, over washes. */
export function Behind() {
  return (
    <Frame high={560}>
      <path d="M0 0H1440V560H0Z" fill="var(--surface)" />
      <circle cx="720" cy="120" r="150" fill="var(--deco-light)" />
      <circle cx="96" cy="380" r="120" fill="var(--deco-glint)" />
      <circle cx="1370" cy="420" r="150" fill="var(--deco-light)" />
      <Line d={loops} of="accent" width={3.2} />
      <Line
        d="M-10 300C60 260 130 300 110 350S20 400 60 330S190 330 170 420S20 470 -10 440M1450 300C1380 260 1310 300 1330 350S1420 400 1380 330S1250 330 1270 420S1420 470 1450 440"
        of="accent"
        width={3.2}
      />
    </Frame>
  );
}

/** A ring as the pencil draws it, from its lowest point once round. */
function ring(x: number, y: number, radius: number): Point[] {
  return range(17, 0.5, -1.5).map((turn) => polar(radius, turn * Math.PI, [x, y]));
}

/** Two rings in one line, and the point in which it ends. */
export function Close() {
  return (
    <Frame high={320}>
      <circle cx="776" cy="150" r="80" fill="var(--deco-light)" />
      <Line
        d={smooth([
          [-10, 238],
          [200, 222],
          [420, 250],
          [560, 232],
          ...ring(664, 150, 80),
          ...ring(776, 150, 80),
          [880, 234],
          [980, 252],
          [1100, 222],
        ])}
        of="accent"
        width={3.2}
      />
      <circle cx="1104" cy="220" r="8" fill="var(--accent)" />
    </Frame>
  );
}

export const css = onePlace + beside + own;
