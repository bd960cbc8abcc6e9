import { ringPlait } from "#app/designs/families/cross/plait.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";

/** Two strands along an arm, from its middle outwards. */
const twist = "M0 -16q8 -4 0 -8t0 -8t0 -8M0 -16q-8 -4 0 -8t0 -8t0 -8";
/** Holes in the buds of the four arms. */
const drilled =
  "M0 -55h.1M-12 -51h.1M12 -51h.1M0 69h.1M-12 63h.1M12 63h.1M-48.7 0h.1M-45 -12h.1M-45 12h.1M48.7 0h.1M45 -12h.1M45 12h.1";

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
        <use href="#orn-wings" transform="translate(0 66)scale(1.02)" />
        {/* An incised line runs along the edge. */}
        <g transform="translate(0 -24)scale(.9)">
          <use href="#orn-cross" stroke="var(--deco-glint)" strokeWidth="6.6" />
          <use href="#orn-cross" stroke="var(--deco-deep)" strokeWidth="1.5" />
          <circle r="14" />
        </g>
      </g>
      <g fill="none" stroke="var(--deco-deep)" strokeWidth="1.5" strokeLinecap="round">
        <g transform="translate(0 -24)">
          <path id="orn-twist-arm" d={twist} />
          <use href="#orn-twist-arm" transform="rotate(90)" />
          <use href="#orn-twist-arm" transform="rotate(-90)" />
          <path d={`${twist}M0 -40q8 -4 0 -8t0 -8M0 -40q-8 -4 0 -8t0 -8`} transform="rotate(180)" />
          <circle r="12" />
          <circle r="7" />
          <path d={drilled} strokeWidth="4" />
        </g>
        <path d="M8 68C26 70 38 62 42 42M40 62C50 64 58 60 61 54M48 46C54 46 60 40 62 34" />
        <path d="M-8 68C-26 70 -38 62 -42 42M-40 62C-50 64 -58 60 -61 54M-48 46C-54 46 -60 40 -62 34" />
      </g>
      <g transform="translate(0 66)">
        <g className="roundel-core">
          <use href="#orn-rosette" transform="scale(.72)" />
        </g>
      </g>
    </svg>
  );
}
