import { degrees, pair, polar, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement, Put, Tiled } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { body, crown } from "#app/designs/families/pomegranate/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** An orchard on two hills. */
export function Scene() {
  return (
    <SceneSvg>
      <path d="M0 150C90 96 190 120 250 146S350 170 390 140V320H0Z" fill="var(--deco-deep)" />
      <Put of={Tree} at="translate(92 128)" />
      <Put of={Tree} at="translate(306 160)scale(.72)" />
      <path d="M0 232C110 176 220 226 390 190V320H0Z" fill="var(--deco)" />
      <Line d="M0 244C110 188 220 238 390 202" of="line" width={1.2} />
      <Line d="M0 258C110 202 220 252 390 216" of="line" width={0.8} />
    </SceneSvg>
  );
}

/** A tree in fruit, its foot at the origin, 132 high. */
export function Tree() {
  return (
    <>
      <path
        d="M-9 2C-4 -8 -3 -24 -6 -40L-22 -60L-17 -62L-2 -48L0 -76H5L6 -50L20 -64L24 -61L9 -40C6 -24 7 -8 12 2C6 -1 -3 -1 -9 2Z"
        fill="var(--line)"
      />
      <path
        d="M-50 -72C-58 -92 -40 -106 -28 -104C-24 -128 6 -138 18 -120C34 -126 52 -108 46 -92C58 -78 44 -58 30 -60C20 -50 2 -52 -4 -56C-20 -48 -46 -54 -50 -72Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <Copies
        of="leaf"
        at={[
          { x: -46, y: -80, turn: -70, scale: 0.46 },
          { x: -26, y: -62, turn: -160, scale: 0.42 },
          { x: -22, y: -96, turn: -110, scale: 0.46 },
          { x: -8, y: -76, turn: -50, scale: 0.44 },
          { x: 2, y: -112, turn: -150, scale: 0.42 },
          { x: 14, y: -114, turn: -30, scale: 0.46 },
          { x: 28, y: -92, turn: -60, scale: 0.46 },
          { x: 20, y: -64, turn: 0, scale: 0.42 },
        ]}
      />
      <Copies
        of="fruit"
        at={[
          { x: -30, y: -74, turn: 186, scale: 0.2 },
          { x: 36, y: -80, turn: 172, scale: 0.2 },
          { x: -8, y: -104, turn: 190, scale: 0.2 },
          { x: 8, y: -72, turn: 176, scale: 0.22 },
        ]}
      />
    </>
  );
}

/** Leaves along a bough from `from` by `over` to `to`, pair by pair, smaller towards its tip. */
function leafy(from: Point, over: Point, to: Point, pairs: number): Placement[] {
  const mix = (start: number, bend: number, end: number, share: number) =>
    (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end;
  const pointAt = (share: number): Point => [
    mix(from[0], over[0], to[0], share),
    mix(from[1], over[1], to[1], share),
  ];
  return range(pairs, 0.16, 1).flatMap((share, index): Placement[] => {
    const [[x, y], [nextX, nextY]] = [pointAt(share), pointAt(share + 0.02)];
    const heading = degrees(Math.atan2(nextY - y, nextX - x));
    const scale = 0.98 - 0.42 * share;
    if (index === pairs - 1) return [{ x, y, turn: heading, scale }];
    return [
      { x, y, turn: heading - 40, scale },
      { x: x + 2, y: y + 2, turn: heading + 42, scale: scale * 0.9 },
    ];
  });
}

/** Boughs out of the corner: from, over and to, with how many pairs of leaves. */
const boughs: { from: Point; over: Point; to: Point; pairs: number }[] = [
  { from: [-8, 8], over: [110, 4], to: [202, 44], pairs: 8 },
  { from: [-4, -4], over: [80, 62], to: [136, 164], pairs: 7 },
  { from: [8, -8], over: [2, 120], to: [42, 216], pairs: 8 },
];

/** Three boughs out of the corner, the ripest fruit between them. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      {boughs.map(({ from, over, to, pairs }) => (
        <g key={pair(...to)}>
          <Line
            d={`M${pair(...from)}Q${pair(...over)} ${pair(...to)}`}
            of="line"
            width={2.4}
            round
          />
          <Copies of="leaf" at={leafy(from, over, to, pairs)} />
        </g>
      ))}
      <Line
        d="M116 20Q124 34 123 48M46 52Q42 74 48 92M176 34Q182 44 181 54"
        of="line"
        width={1.8}
        round
      />
      <use href="#orn-cut-fruit" transform="translate(126 82)rotate(172)scale(.72)" />
      <use href="#orn-fruit" transform="translate(50 114)rotate(168)scale(.5)" />
      <use href="#orn-fruit" transform="translate(182 68)rotate(186)scale(.32)" />
    </svg>
  );
}

/** On each side of the square, leaves in pairs from both corners to a seed in the middle. */
const framing: Placement[] = [0, 90, 180, 270].flatMap((side) =>
  [-35, -20, 20, 35].flatMap((along) =>
    [-30, 30].map((spread): Placement => {
      const [x, y] = onFrame(side, along);
      return { x, y, turn: side + (along < 0 ? 90 : -90) + spread, scale: 0.38 };
    }),
  ),
);
const framingSeeds: Placement[] = [0, 90, 180, 270].map((side) => {
  const [x, y] = onFrame(side, 0);
  return { x, y, turn: side - 90, scale: 0.9 };
});

/** A point of the frame's middle line: `along` its side from that side's middle. */
function onFrame(side: number, along: number): Point {
  const [x, y] = polar(Math.hypot(62, along), (side * Math.PI) / 180 + Math.atan2(along, 62));
  return [80 + x, 80 + y];
}

/** A square of leaves, a fruit at each corner. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <path
        d="M2 2H158V158H2ZM34 34H126V126H34Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <Copies of="leaf" at={framing} />
      <g fill="var(--deco-light)">
        <Copies of="seed" at={framingSeeds} />
      </g>
      {[
        [18, 18],
        [142, 18],
        [18, 142],
        [142, 142],
      ].map(([x = 0, y = 0]) => (
        <use
          key={pair(x, y)}
          href="#orn-fruit"
          transform={`translate(${pair(x, y)})rotate(${x < 80 ? -45 : 45})scale(.2)`}
        />
      ))}
    </svg>
  );
}

/** The velvet of the walls in all its colours. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--surface)" />
      <Tiled width={92} height={132}>
        <g fill="none" stroke="var(--line)">
          <path
            strokeWidth="1.4"
            d="M46 0C46 30 92 34 92 66C92 98 46 102 46 132M46 0C46 30 0 34 0 66C0 98 46 102 46 132"
          />
          {[
            [46, 66],
            [0, 0],
            [92, 0],
            [0, 132],
            [92, 132],
          ].map(([x = 0, y = 0]) => (
            <g key={pair(x, y)} transform={`translate(${pair(x, y)})scale(.34)`} strokeWidth="4">
              <path d={crown} fill="var(--deco-deep)" />
              <path d={body} fill="var(--deco)" />
            </g>
          ))}
        </g>
      </Tiled>
    </svg>
  );
}
