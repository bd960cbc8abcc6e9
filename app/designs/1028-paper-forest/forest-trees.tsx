import { Cut } from "#app/designs/families/paper/cut.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Trees to cut from any paper, 120 high; the first scene has them once. */
export function Trees() {
  return (
    <defs>
      <g id="world-fir">
        <Cut
          d="M0 -122L19 -86L12 -87L27 -54L18 -55L34 -16C12 -10 -12 -10 -34 -15L-19 -55L-27 -54L-12 -88L-19 -86ZM-4 -14H5V4H-4Z"
          lift={3}
        />
      </g>
      <g id="world-leaf">
        <Cut d="M0 -18C-30 -34 -36 -74 1 -122C37 -76 31 -34 3 -18L5 4H-4Z" lift={3} />
        <Line
          d="M1 -8V-100M1 -36L-15 -52M1 -36L16 -52M1 -58L-14 -74M1 -58L15 -74M1 -78L-9 -90M1 -78L10 -90"
          of="ground"
          width={2.4}
          round
        />
      </g>
      <g id="world-birch">
        <Cut d="M-12 330C-9 220 -8 120 -5 -10H5C9 120 10 220 14 330Z" paper="deco-glint" lift={3} />
        <path
          d="M8 48h-8v5h8ZM-7 98h7v5h-7ZM10 140h-8v6h8ZM-9 186h11v6h-11ZM12 228h-7v5h7ZM-10 262h8v5h-8Z"
          fill="var(--deco-deep)"
        />
      </g>
      <g id="world-lantern">
        <path d="M0 -22V-12" stroke="var(--ink)" strokeWidth="1.4" />
        <Cut d="M-14 -12H14C24 0 24 16 14 28H-14C-24 16 -24 0 -14 -12Z" />
        <Line
          d="M-7 -12C-13 0 -13 16 -7 28M0 -12V28M7 -12C13 0 13 16 7 28"
          of="deco-glint"
          width={2}
        />
        <path d="M-9 -15H9V-11H-9ZM-9 27H9V31H-9Z" fill="var(--deco-deep)" />
      </g>
    </defs>
  );
}

type Stand = readonly [x: number, y: number, scale: number];

/** Trees of one kind and paper. */
export function stand(of: "fir" | "leaf", paper: string, stands: readonly Stand[]) {
  return stands.map(([x, y, scale]) => (
    <use
      key={x}
      href={`#world-${of}`}
      fill={`var(--${paper})`}
      transform={`translate(${x} ${y})scale(${scale})`}
    />
  ));
}
