import { noise, range } from "#app/design/geometry.ts";
import { Copies, type Placement } from "#app/design/ornaments/shared/copies.tsx";
import { pomegranate } from "#app/design/ornaments/pomegranate.tsx";
import { Frame, Land } from "#app/features/invitation-page/worlds/frame.tsx";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

const chance = noise(23);

/** Seeds in the air below a torn fruit: the lower, the farther apart. */
const falling = range(15, 0, 1).map((share): Placement => ({
  x: (chance() - 0.5) * (40 + 190 * share),
  y: 20 + 190 * share,
  turn: chance() * 360,
  scale: 1.5 + chance(),
}));
/** Seeds on the ground, 240 wide. */
const heap = range(26, 0, 240).map((x): Placement => ({
  x,
  y: 300 + chance() * 24 - 10 * Math.sin((x / 240) * Math.PI),
  turn: chance() * 360,
  scale: 1.7 + chance(),
}));

/** Leaves along two arcs of the garland, which hang between x = -20, 190 and 400. */
const swag = [-20, 190].flatMap((from) =>
  range(8, 0.08, 0.92).flatMap((share): Placement[] => {
    const x = from + 210 * share;
    const y = 6 + 4 * 38 * share * (1 - share);
    const lean = 36 * (1 - 2 * share);
    return [
      { x, y, turn: lean - 40, scale: 0.72 },
      { x, y, turn: lean + 42, scale: 0.66 },
    ];
  }),
);

/** Fruit tears open on a garland and its seeds fall to the foot of the page's first sheet. */
function Between() {
  return (
    <Frame high={320}>
      <g fill="var(--deco-light)">
        {[300, 720, 1140].map((x, index) => (
          <g key={x} className={index % 2 ? "seeds" : "seeds late"}>
            {index === 0 ? (
              <g id="world-seeds" transform="translate(300 70)">
                <Copies of="seed" at={falling} />
              </g>
            ) : (
              <use href="#world-seeds" x={x - 300} />
            )}
          </g>
        ))}
        <g id="world-heap">
          <Copies of="seed" at={heap} />
        </g>
        {range(5, 1, 5).map((step) => (
          <use key={step} href="#world-heap" x={step * 240} />
        ))}
      </g>
      <path
        d={`M-20 6${"q105 76 210 0".repeat(7)}`}
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.4"
      />
      <g id="world-swag">
        <Copies of="leaf" at={swag} />
        <use href="#orn-cut-fruit" transform="translate(300 78)rotate(176)scale(.8)" />
        <use href="#orn-fruit" transform="translate(92 70)rotate(184)scale(.5)" />
      </g>
      {[420, 840, 1260].map((x) => (
        <use key={x} href="#world-swag" x={x} />
      ))}
    </Frame>
  );
}

/** The halves of the cover's wheel, and a whole one that rises over the sheet on a phone. */
function Behind() {
  return (
    <Frame high={560}>
      {[0, 720, 1440].map((x) => (
        <use key={x} href="#roundel" transform={`translate(${x - 245} 14)scale(1.75)`} />
      ))}
    </Frame>
  );
}

function Close() {
  return (
    <Land top={60} mirrored>
      <pomegranate.Scene />
    </Land>
  );
}

/** The pomegranate's world: seeds, wheels, an orchard. */
export const pomegranateWorld: World = { Between, Behind, Close };
