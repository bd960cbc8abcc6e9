import { Spokes } from "#app/designs/kit/symmetry.tsx";
import { arm } from "#app/designs/families/eternity/shapes.ts";

/** The sign with six, eight and twelve arms, and the wheel: the sign sunk into a round of stone. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        {[6, 8, 12].map((arms) => {
          const { lit, shade } = arm(arms);
          return (
            <g key={arms} id={`orn-arm-${arms}`}>
              <path d={lit} fill="var(--line)" />
              <path d={shade} fill="var(--deco)" />
            </g>
          );
        })}
        {[6, 8, 12].map((arms) => (
          <g key={arms} id={`orn-sign-${arms}`}>
            <Spokes of={`arm-${arms}`} count={arms} />
          </g>
        ))}
        {[6, 8].map((arms) => (
          <g key={arms} id={`orn-wheel-${arms}`}>
            <circle r="115" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="9" />
            <use href={`#orn-sign-${arms}`} />
          </g>
        ))}
        <g id="orn-almond">
          <path d="M0 -10Q9 0 0 10Z" fill="var(--deco-light)" />
          <path d="M0 -10Q-9 0 0 10Z" fill="var(--line)" />
        </g>
      </defs>
    </svg>
  );
}
