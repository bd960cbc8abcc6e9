import { ringPlait } from "#app/design/ornaments/cross/plait.ts";
import { Strands } from "#app/design/ornaments/cross/strands.tsx";

/** The cross over its rosette, in a plaited ring. */
export function Roundel() {
  const plait = ringPlait([107, 134], 3, (2 * Math.PI) / 40, 2);
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="var(--deco-deep)" stroke="var(--line)">
        <circle r="138" strokeWidth="1.8" />
        <circle r="102" strokeWidth="1.8" />
        <circle r="97.5" strokeWidth="1" />
      </g>
      <Strands id="ring" plait={plait} width={6.6} spokes={20} />
      <g fill="var(--deco-glint)">
        <use href="#orn-cross" transform="translate(0 -24)scale(.94)" />
        <use href="#orn-wings" transform="translate(0 66)scale(1.02)" />
      </g>
      <g fill="none" stroke="var(--deco-deep)" strokeWidth="1.4" strokeLinecap="round">
        <path d="M0 -66V34M-38 -24H38" />
        <circle cy="-24" r="6.5" fill="var(--deco-glint)" />
        <circle cy="-24" r="2.4" />
      </g>
      <g transform="translate(0 66)">
        <g className="roundel-core">
          <use href="#orn-rosette" transform="scale(.72)" />
        </g>
      </g>
    </svg>
  );
}
