import { Spokes } from "#app/designs/kit/repeats.tsx";
import { leafLower, leafUpper, lozenge } from "#app/designs/families/stitch/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Two shades of satin stitch, and the figures filled with them: leaf, star, lozenge, link. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <Satin name="satin" cloth="var(--deco)" thread="var(--deco-light)" slant={62} />
        <Satin name="silk" cloth="var(--line)" thread="var(--deco-glint)" slant={-62} />
        <g id="orn-leaf">
          <path d={leafUpper} fill="url(#orn-silk)" />
          <path d={leafLower} fill="url(#orn-satin)" />
        </g>
        <g id="orn-star">
          <Spokes of="leaf" count={8} />
          <path d={lozenge(9)} fill="var(--deco-deep)" />
          <path d={lozenge(4)} fill="var(--deco-glint)" />
        </g>
        <g id="orn-lozenge">
          <path d="M0 -20L20 0L0 20Z" fill="url(#orn-satin)" />
          <path d="M0 -20L-20 0L0 20Z" fill="url(#orn-silk)" />
          <Line d={lozenge(20)} of="line" width={1.6} />
          <path d={lozenge(7.5)} fill="var(--deco-deep)" />
          <path d={lozenge(3.2)} fill="var(--deco-glint)" />
        </g>
        {/* 36 across and 35 along; the threads cross at both ends. */}
        <g id="orn-link">
          <Line
            d="M0 -17.5L15.5 -2V2L0 17.5M0 -17.5L-3.2 -14.3M0 17.5L-3.2 14.3M-6 -11.5L-15.5 -2V2L-6 11.5"
            of="deco-glint"
            width={1.8}
          />
          <use href="#orn-lozenge" transform="scale(.48)" />
          <path
            d="M-15 -14.5H-11M11 -14.5H15M-15 14.5H-11M11 14.5H15M-13 -16.5V-12.5M13 -16.5V-12.5M-13 12.5V16.5M13 12.5V16.5"
            stroke="var(--deco-light)"
            strokeWidth="1.3"
          />
        </g>
      </defs>
    </svg>
  );
}

function Satin({
  name,
  cloth,
  thread,
  slant,
}: {
  name: string;
  cloth: string;
  thread: string;
  slant: number;
}) {
  return (
    <pattern
      id={`orn-${name}`}
      width="3"
      height="3"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${slant})`}
    >
      <path d="M0 0H3V3H0Z" fill={cloth} />
      <path d="M0 1.5H3" stroke={thread} strokeWidth=".8" />
    </pattern>
  );
}
