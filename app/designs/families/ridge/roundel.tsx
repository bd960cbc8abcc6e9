import { useId } from "react";
import { range } from "#app/designs/kit/geometry.ts";
import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { ripple } from "#app/designs/families/ridge/shapes.ts";

/** The peaks over their reflection, in a ring. */
export function Roundel() {
  const lens = `orn-lens${useId()}`;
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <clipPath id={lens}>
        <circle r="112" />
      </clipPath>
      <g className="roundel-core">
        <circle
          r="127"
          fill="none"
          stroke="var(--line)"
          strokeWidth="9"
          strokeDasharray="1 8.975"
        />
      </g>
      <g clipPath={`url(#${lens})`}>
        <circle cx="-22" cy="-32" r="36" fill="var(--deco-light)" />
        <g transform="translate(-6 36)">
          <Peaks width={264} height={116} lines={12} steps={33} veil={0.09} />
        </g>
        <path d="M-112 36H112V112H-112Z" fill="var(--deco)" />
        <g fill="none" stroke="var(--deco-light)" strokeLinecap="round">
          {range(6, 0, 5).map((row) => (
            <path
              key={row}
              d={ripple(row % 2 ? 8 : -24, 46 + row * 10, 7 - row, 22, 4)}
              strokeWidth="1.1"
            />
          ))}
        </g>
      </g>
      <g fill="none" stroke="var(--line)">
        <circle r="112" strokeWidth="1.6" />
        <circle r="117" strokeWidth=".8" />
        <circle r="136" strokeWidth=".8" />
      </g>
    </svg>
  );
}
