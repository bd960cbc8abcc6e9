import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { ripple } from "#app/designs/families/ridge/shapes.ts";

/** The family's sign, 116 × 134: it stands on a page many times. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-peaks">
          <circle cx="-8" cy="-40" r="27" fill="var(--deco-light)" />
          <g transform="translate(0 26)">
            <Peaks width={120} height={62} lines={5} steps={20} veil={0.22} />
          </g>
          <g fill="none" stroke="var(--line)" strokeWidth="1.8" strokeLinecap="round">
            <path d="M-57 26H57" />
            <path d={ripple(0, 36, 4, 22, 5)} />
            <path d={ripple(0, 46, 2, 22, 5)} />
          </g>
        </g>
      </defs>
    </svg>
  );
}
