import { pair, type Point } from "#app/designs/kit/geometry.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";

const stem: readonly Point[] = [
  [0, 4],
  [44, -18],
  [98, 9],
  [158, -21],
  [224, 12],
  [284, -18],
  [340, 10],
];

/** A stem counted along the threads, leaves at its upper bends, stars and lozenges hung from the lower. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d={`M${stem.map((bend) => pair(...bend)).join("L")}`} strokeWidth="2.2" />
        <path
          d={`M${stem.map(([x, y]) => pair(x, y + 7)).join("L")}`}
          strokeWidth="1.3"
          strokeDasharray="6 3.5"
        />
        <path
          d="M98 9V36M224 12V42M158 -14V14M284 -11V14"
          strokeWidth="1.3"
          strokeDasharray="5 3"
        />
      </g>
      <Copies
        of="leaf"
        at={[
          { x: 44, y: -18, turn: -76, scale: 0.42 },
          { x: 44, y: -18, turn: -18, scale: 0.42 },
          { x: 158, y: -21, turn: -118, scale: 0.42 },
          { x: 158, y: -21, turn: -64, scale: 0.46 },
          { x: 158, y: -21, turn: -10, scale: 0.42 },
          { x: 284, y: -18, turn: -112, scale: 0.46 },
          { x: 284, y: -18, turn: -62, scale: 0.46 },
          { x: 284, y: -18, turn: -14, scale: 0.5 },
          { x: 98, y: 9, turn: 16, scale: 0.4 },
          { x: 224, y: 12, turn: 18, scale: 0.44 },
          { x: 98, y: 9, turn: 150, scale: 0.36 },
          { x: 224, y: 12, turn: 152, scale: 0.4 },
        ]}
      />
      <Copies
        of="star"
        at={[
          { x: 224, y: 76, scale: 0.6 },
          { x: 98, y: 61, scale: 0.42 },
        ]}
      />
      <Copies
        of="lozenge"
        at={[
          { x: 158, y: 26, scale: 0.62 },
          { x: 284, y: 28, scale: 0.72 },
          { x: 0, y: 4, scale: 0.2 },
        ]}
      />
    </svg>
  );
}
