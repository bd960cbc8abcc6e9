import { range } from "#app/designs/kit/geometry.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";

/** Sheets of paper, from the farthest to the nearest: the edge of each, and its colour. */
const hills = [
  ["M0 150C60 110 120 120 180 146S310 160 390 112", "var(--deco-light)"],
  ["M0 206C80 170 150 220 230 206S340 160 390 178", "var(--deco)"],
  ["M0 268C70 236 140 236 210 262S330 276 390 240", "var(--deco-deep)"],
] as const;

/** A forest cut out of paper: hills in layers, trees that are leaves, and trees in flower. */
export function Scene() {
  const [far, middle, near] = hills.map(([edge, colour]) => (
    <Sheet key={edge} edge={edge} colour={colour} />
  ));
  return (
    <SceneSvg>
      <circle cx="222" cy="86" r="34" fill="var(--deco-glint)" stroke="var(--line)" />
      <circle
        cx="222"
        cy="86"
        r="44"
        fill="none"
        stroke="var(--line)"
        strokeWidth="7"
        strokeDasharray="1.2 10.32"
      />
      <LeafTree x={30} y={140} size={1.5} />
      <LeafTree x={352} y={142} size={1.9} />
      <LeafTree x={318} y={156} size={1.3} />
      {far}
      <Round x={112} y={196} radius={40} />
      <LeafTree x={58} y={200} size={2.3} />
      <LeafTree x={282} y={206} size={2} />
      <LeafTree x={168} y={212} size={1.4} />
      {middle}
      <Round x={330} y={264} radius={48} />
      <LeafTree x={26} y={268} size={2.2} />
      <LeafTree x={250} y={278} size={1.5} />
      {near}
      <Copies
        of="blossom"
        at={[
          { x: 78, y: 286, turn: 10, scale: 0.62 },
          { x: 116, y: 304, turn: 40, scale: 0.46 },
          { x: 196, y: 296, turn: 24, scale: 0.56 },
          { x: 292, y: 300, turn: 60, scale: 0.64 },
          { x: 366, y: 290, turn: 4, scale: 0.48 },
        ]}
      />
    </SceneSvg>
  );
}

/** A sheet of paper, with the shade it throws on the one behind it. */
function Sheet({ edge, colour }: { edge: string; colour: string }) {
  const d = `${edge}V320H0Z`;
  return (
    <>
      <path d={d} fill="var(--ink)" opacity=".12" transform="translate(0 -4)" />
      <path d={d} fill={colour} />
    </>
  );
}

/** A leaf on end, its stalk for a trunk. */
function LeafTree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y})rotate(-90)scale(${size})`}
      stroke="var(--deco-glint)"
      strokeWidth=".5"
    >
      <path d="M-8 0H6" stroke="var(--muted)" strokeWidth="2.4" />
      <use href="#orn-leaf" />
    </g>
  );
}

/** A round crown in flower; `y` is the foot of its trunk. */
function Round({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        cy={-radius * 1.45}
        r={radius}
        fill="var(--ink)"
        opacity=".12"
        transform="translate(3 -3)"
      />
      <circle cy={-radius * 1.45} r={radius} fill="var(--deco-glint)" />
      <Copies
        of="blossom"
        at={range(7, 0, 6).map((step) => {
          const angle = step * 2.4 + 0.6;
          const reach = radius * 0.28 * Math.sqrt(step * 1.12);
          return {
            x: reach * Math.cos(angle),
            y: -radius * 1.45 + reach * Math.sin(angle),
            turn: step * 31,
            scale: radius / 90,
          };
        })}
      />
      <path d={`M0 2V-${Math.round(radius * 0.6)}`} stroke="var(--muted)" strokeWidth="5" />
    </g>
  );
}
