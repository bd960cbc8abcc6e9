import { OpeningShell } from "#app/features/invitation-page/openings/opening-shell.tsx";
import type { OpeningProps } from "#app/features/invitation-page/part-props.ts";

/** A closed shutter with a ribbon across it; scissors cut the ribbon, and the shutter goes up. */
export function RibbonOpening({ view }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="ribbon"
      behind={
        <>
          <span className="ribbon-shutter" />
          <span className="ribbon-band" />
          <span className="ribbon-band" />
        </>
      }
    >
      <Bow />
      <Bow />
      <svg className="ribbon-scissors" viewBox="-70 -40 160 80">
        <Blade />
        <g transform="scale(1 -1)">
          <Blade />
        </g>
        <circle r="4" fill="var(--line)" stroke="var(--deco-deep)" />
      </svg>
    </OpeningShell>
  );
}

/** The bow's left half: a loop and an end. */
function Bow() {
  return (
    <svg className="ribbon-bow" viewBox="-130 -60 130 150" aria-hidden="true">
      <path d="M-8 4L-74 88L-48 80L-38 98L0 12Z" fill="var(--wax)" stroke="var(--wax-deep)" />
      <path
        d="M0 0C-30 -54 -108 -64 -116 -26C-122 14 -48 24 0 4Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
      />
      <path d="M-8 0C-40 -26 -88 -40 -100 -22C-104 2 -52 10 -8 2Z" fill="var(--wax-deep)" />
      <path d="M-14 -10H0V14H-12Z" fill="var(--wax-light)" stroke="var(--wax-deep)" />
    </svg>
  );
}

/** One half of open scissors, its rivet at the origin, its point to the left. */
function Blade() {
  return (
    <g className="ribbon-blade">
      <path
        d="M-66 -17L6 -6L4 5L-4 5Z"
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="1.5"
      />
      <path d="M0 0L40 20" stroke="var(--deco-deep)" strokeWidth="7" />
      <ellipse
        cx="58"
        cy="24"
        rx="20"
        ry="12"
        transform="rotate(14 58 24)"
        fill="none"
        stroke="var(--deco-deep)"
        strokeWidth="7"
      />
    </g>
  );
}
