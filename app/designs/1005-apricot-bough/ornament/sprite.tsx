import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { apricot, blush, leaf, leafShade, petal, suture, veins } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const stamens = range(9, 0.2, (Math.PI * 2 * 8) / 9 + 0.2).map((angle, index) =>
  polar(index % 2 === 0 ? 9.5 : 12, angle),
);
const turns = range(5, 0, 288);

/** The shapes on the boughs. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <path id="orn-petal" d={petal} />
        <path id="orn-blush" d={blush} />
        <g id="orn-blossom" strokeLinejoin="round">
          <g fill="var(--deco-glint)" stroke="var(--deco-deep)" strokeWidth="1">
            {turns.map((turn) => (
              <use key={turn} href="#orn-petal" transform={`rotate(${turn})`} />
            ))}
          </g>
          <g fill="var(--deco-light)">
            {turns.map((turn) => (
              <use key={turn} href="#orn-blush" transform={`rotate(${turn})`} />
            ))}
          </g>
          <path
            d={stamens.map(([x, y]) => `M0 0L${pair(x, y)}`).join("")}
            stroke="var(--deco-deep)"
            strokeWidth=".7"
          />
          <path
            d={stamens.map(([x, y]) => `M${pair(x, y)}h.1`).join("")}
            stroke="var(--deco)"
            strokeWidth="2.8"
            strokeLinecap="round"
          />
          <circle r="2.4" fill="var(--deco-deep)" />
        </g>
        <g id="orn-side" strokeLinejoin="round">
          <g fill="var(--deco-glint)" stroke="var(--deco-deep)" strokeWidth="1">
            <use href="#orn-petal" transform="rotate(-58)scale(.86)" />
            <use href="#orn-petal" transform="rotate(58)scale(.86)" />
            <use href="#orn-petal" />
          </g>
          <use href="#orn-blush" fill="var(--deco-light)" />
          <path d="M-5 -5C-4 2 4 2 5 -5C2 -3 -2 -3 -5 -5Z" fill="var(--deco-deep)" />
        </g>
        <g id="orn-bud">
          <path
            d="M0 -2C-6 -5 -6.5 -13 0 -16C6.5 -13 6 -5 0 -2Z"
            fill="var(--deco-light)"
            stroke="var(--deco-deep)"
          />
          <path
            d="M0 1C-5 -1 -5.5 -5 -4 -8C-3 -5 -1 -5 0 -7C1 -5 3 -5 4 -8C5.5 -5 5 -1 0 1Z"
            fill="var(--deco-deep)"
          />
        </g>
        <g id="orn-leaf">
          {/* Green in every palette: leaves of the fruit's colour would be read as petals. */}
          <path d={leaf} fill="#8b9850" />
          <path d={leafShade} fill="#69783a" />
          <Line d={veins} of="ground" width={1} />
        </g>
        <g id="orn-apricot" strokeLinecap="round">
          <path d={apricot} fill="var(--deco)" stroke="var(--deco-deep)" strokeWidth="1.1" />
          <ellipse cx="-7" cy="24" rx="9" ry="11" fill="var(--wax)" opacity=".22" />
          <path d={suture} fill="none" stroke="var(--deco-deep)" opacity=".5" />
        </g>
      </defs>
    </svg>
  );
}
