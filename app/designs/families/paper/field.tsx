import { range } from "#app/designs/kit/geometry.ts";
import { Tiled } from "#app/designs/kit/repeats.tsx";
import { papers } from "#app/designs/families/paper/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const [width, rise] = [60, 26];
const rows = papers.length * 2;

/** Scales of paper, row over row like the tiles of a roof, no two alike side by side. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <defs>
        <g id="orn-scale">
          <path
            d="M-30 32V0A30 30 0 0 1 30 0V32Z"
            fill="#000"
            opacity=".2"
            transform="translate(0 -2.4)"
          />
          <path d="M-30 32V0A30 30 0 0 1 30 0V32Z" />
        </g>
      </defs>
      <Tiled width={width * papers.length} height={rise * rows}>
        {range(rows + 3, 0, rows + 2).flatMap((row) =>
          range(papers.length + 1, 0, papers.length).map((column) => {
            const [x, y] = [column * width + (row % 2) * (width / 2), row * rise - 8];
            const turn = column + 2 * row + (row >> 1);
            const paper = papers[turn % papers.length];
            return (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <use href="#orn-scale" fill={`var(--${paper})`} />
                {turn % papers.length === 1 && (
                  <use
                    href="#orn-star"
                    fill="var(--deco-glint)"
                    transform="translate(0 -11)scale(.5)"
                  />
                )}
                {turn % papers.length === 3 && (
                  <Line
                    d="M-20 0A20 20 0 0 1 20 0M-11 0A11 11 0 0 1 11 0"
                    of="deco-glint"
                    width={3}
                  />
                )}
              </g>
            );
          }),
        )}
      </Tiled>
    </svg>
  );
}

/** The scales as lines, a dot of colour under each. */
export function tile(line: string, fill: string): string {
  const scales = [0, 26]
    .flatMap((y) => (y ? [0, 60] : [30]).map((x) => [x, y + 26]))
    .map(
      ([x = 0, y = 0]) =>
        `<path d='M${x - 30} ${y}a30 30 0 0 1 60 0M${x - 18} ${y}a18 18 0 0 1 36 0'/><circle cx='${x}' cy='${y - 6}' r='3.5' fill='${fill}'/>`,
    )
    .join("");
  return `<svg xmlns='http://www.w3.org/2000/svg' width='60' height='52' fill='none' stroke='${line}' stroke-width='1.2'>${scales}</svg>`;
}
