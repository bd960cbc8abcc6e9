/* The pomegranate's world: seeds, wheels, an orchard. */
import { noise, range } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import { Tree } from "#app/designs/families/pomegranate/large.tsx";
import { Frame, Land } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const chance = noise(23);

/** Seeds in the air below a torn fruit: the lower, the farther apart. */
const falling = range(15, 0, 1).map((share): Placement => ({
  x: (chance() - 0.5) * (40 + 190 * share),
  y: 20 + 190 * share,
  turn: chance() * 360,
  scale: 1.5 + chance(),
}));
/** Seeds that lie below a fruit in layers, and a few that rolled away; the ground is at 308. */
const mound = [
  { y: 300, from: -190, to: 190, count: 17 },
  { y: 299, from: -96, to: 100, count: 13 },
  { y: 285, from: -66, to: 70, count: 9 },
  { y: 272, from: -34, to: 36, count: 5 },
].flatMap(({ y, from, to, count }) =>
  range(count, from, to).map((x): Placement => ({
    x: x + 8 * (chance() - 0.5),
    y: y + 4 * chance(),
    turn: (chance() - 0.5) * 170,
    scale: 1.3 + 0.3 * chance(),
  })),
);
/** Every second seed is riper. */
const tones = ["var(--deco)", "var(--deco-light)"] as const;
const ripe = (seeds: readonly Placement[], tone: number) =>
  seeds.filter((_, index) => index % 2 === tone);

/** Leaves along two arcs of the garland, which hang between x = -20, 190 and 400. */
const swag = [-20, 190].flatMap((from) =>
  range(8, 0.08, 0.92).flatMap((share): Placement[] => {
    const x = from + 210 * share;
    const y = 20 + 4 * 38 * share * (1 - share);
    const lean = 36 * (1 - 2 * share);
    return [
      { x, y, turn: lean - 40, scale: 0.72 },
      { x, y, turn: lean + 42, scale: 0.66 },
    ];
  }),
);

/** Fruit tears open on a garland and its seeds fall to the foot of the page's first sheet. */
export function Between() {
  return (
    <Frame high={320}>
      <g stroke="var(--ground)" strokeWidth=".9">
        {[300, 720, 1140].map((x, index) => (
          <g key={x}>
            <g className={index % 2 ? "moves seeds" : "moves seeds late"}>
              {index === 0 ? (
                <g id="world-seeds" transform="translate(300 84)" fill={tones[1]}>
                  <Copies of="seed" at={falling} />
                </g>
              ) : (
                <use href="#world-seeds" x={x - 300} />
              )}
            </g>
            {index === 0 ? (
              <g id="world-heap" transform="translate(300)">
                {tones.map((tone, which) => (
                  <g key={tone} fill={tone}>
                    <Copies of="seed" at={ripe(mound, which)} />
                  </g>
                ))}
              </g>
            ) : (
              <use href="#world-heap" x={x - 300} />
            )}
          </g>
        ))}
      </g>
      <path d="M0 313H1440" stroke="var(--line)" strokeWidth="2" />
      <Line d={`M-20 20${"q105 76 210 0".repeat(7)}`} of="line" width={2.4} />
      <g id="world-swag">
        <Copies of="leaf" at={swag} />
        <use href="#orn-cut-fruit" transform="translate(300 92)rotate(176)scale(.8)" />
        <use href="#orn-fruit" transform="translate(92 84)rotate(184)scale(.5)" />
      </g>
      {[420, 840, 1260].map((x) => (
        <use key={x} href="#world-swag" x={x} />
      ))}
      <g fill="var(--deco)" stroke="var(--line)" strokeWidth="1.8" strokeLinejoin="round">
        <path
          id="world-bow"
          d="M190 20C184 34 178 42 168 52M190 20C196 34 202 42 212 52M190 20C180 4 160 6 162 20C160 34 180 32 190 20C200 4 220 6 218 20C220 34 200 32 190 20Z"
        />
        {range(5, 1, 5).map((step) => (
          <use key={step} href="#world-bow" x={step * 210} />
        ))}
      </g>
    </Frame>
  );
}

/** The halves of the cover's wheel, and a whole one that rises over the sheet on a phone. */
export function Behind() {
  return (
    <Frame high={560}>
      {[0, 720, 1440].map((x) => (
        <use key={x} href="#roundel" transform={`translate(${x - 245} 14)scale(1.75)`} />
      ))}
    </Frame>
  );
}

/** Trees by place, foot on the far hill, and size; the names stand above the middle. */
const trees = [
  [34, 240, 0.66],
  [350, 240, 0.66],
  [-120, 228, 0.88],
  [-226, 224, 0.6],
  [-330, 222, 0.84],
  [-450, 226, 0.62],
  [-556, 228, 0.9],
  [488, 218, 0.9],
  [594, 216, 0.62],
  [700, 224, 0.86],
  [812, 236, 0.64],
  [920, 240, 0.9],
] as const;

/** An orchard on hills, from edge to edge; the sheet's margins end in the sky above it. */
export function Close() {
  return (
    <Land top={60}>
      <linearGradient id="world-dusk" x2="0" y2="1">
        <stop stopColor="var(--ground)" stopOpacity="0" />
        <stop offset=".36" stopColor="var(--ground)" />
      </linearGradient>
      <path d="M-900 60H1290V320H-900Z" fill="url(#world-dusk)" />
      <path
        d="M-900 214C-760 190 -640 232 -500 214S-240 196 -80 222S160 256 300 230S560 190 720 220S1000 250 1290 206V320H-900Z"
        fill="var(--deco-deep)"
      />
      <defs>
        <g id="world-tree">
          <Tree />
        </g>
      </defs>
      {trees.map(([x, y, scale]) => (
        <use key={x} href="#world-tree" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
      <path
        d="M-900 262C-700 230 -560 286 -380 264S-60 232 120 262S420 292 600 262S960 234 1290 268V320H-900Z"
        fill="var(--deco)"
      />
      <path
        id="world-furrow"
        d="M-900 270C-700 238 -560 294 -380 272S-60 240 120 270S420 300 600 270S960 242 1290 276"
        fill="none"
        stroke="var(--line)"
      />
      <use href="#world-furrow" y="12" />
    </Land>
  );
}

export { default as css } from "./world.css?inline";
