import { pair, type Point } from "#app/features/theme/geometry.ts";
import { Copies } from "#app/features/theme/ornaments/repeat.tsx";

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
          [44, -18, 0.42, -76],
          [44, -18, 0.42, -18],
          [158, -21, 0.42, -118],
          [158, -21, 0.46, -64],
          [158, -21, 0.42, -10],
          [284, -18, 0.46, -112],
          [284, -18, 0.46, -62],
          [284, -18, 0.5, -14],
          [98, 9, 0.4, 16],
          [224, 12, 0.44, 18],
          [98, 9, 0.36, 150],
          [224, 12, 0.4, 152],
        ]}
      />
      <Copies
        of="star"
        at={[
          [224, 76, 0.6],
          [98, 61, 0.42],
        ]}
      />
      <Copies
        of="lozenge"
        at={[
          [158, 26, 0.62],
          [284, 28, 0.72],
          [0, 4, 0.2],
        ]}
      />
    </svg>
  );
}
