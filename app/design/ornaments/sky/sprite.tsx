import { cloud, drop, heart, star } from "#app/design/ornaments/sky/shapes.ts";

/** A cloud of two colours that lie over one another, a drop of each, a heart and a star. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-cloud">
          <path d={cloud} fill="var(--deco-light)" />
          <path
            d="M4 22C-6 16 0 4 -6 -2C-12 -10 -12 -14 -12 -16C-4 -32 22 -30 24 -12C40 -16 52 2 42 12C44 18 38 22 32 22Z"
            fill="var(--deco)"
          />
          <path
            d="M-42 12C-44 6 -40 2 -34 2M-34 -6C-32 -13 -24 -15 -18 -12M-6 -16C0 -24 12 -25 17 -18M30 -9C36 -9 41 -4 41 1"
            fill="none"
            stroke="var(--deco-glint)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
        <g id="orn-drop">
          <path d={drop} />
          <path
            d="M-6 5A6 6 0 0 0 -1 11"
            fill="none"
            stroke="var(--deco-glint)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
        <path id="orn-heart" d={heart} />
        <path id="orn-star" d={star} />
      </defs>
    </svg>
  );
}
