import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/** A box of velvet with a ring in it; the lid opens, and the ring goes to its place on the cover. */
export function RingOpening({ view }: OpeningProps) {
  return (
    <OpeningShell view={view} name="ring-box" turn={850} moves>
      <span className="ring-box-cushion" />
      <svg className="ring-box-jewel" viewBox="-120 -70 240 140">
        <linearGradient id="box-metal">
          <stop stopColor="var(--wax-deep)" />
          <stop offset=".12" stopColor="var(--wax)" />
          <stop offset=".3" stopColor="var(--deco-glint)" />
          <stop offset=".42" stopColor="var(--wax-light)" />
          <stop offset=".6" stopColor="var(--wax)" />
          <stop offset=".82" stopColor="var(--wax-light)" />
          <stop offset="1" stopColor="var(--wax-deep)" />
        </linearGradient>
        <g transform="rotate(-9)" stroke="var(--wax-deep)">
          <path
            d="M-106 -14A106 36 0 0 1 106 -14V14A106 36 0 0 0 -106 14Z"
            fill="var(--wax-deep)"
          />
          <path
            d="M-106 -14A106 36 0 0 0 106 -14V14A106 36 0 0 1 -106 14Z"
            fill="url(#box-metal)"
          />
          <path d="M-17 6L-9 -4H9L17 6L0 28Z" fill="var(--deco-glint)" stroke="var(--wax)" />
          <path d="M-17 6H17M-9 -4L-6 6L0 28L6 6L9 -4" fill="none" stroke="var(--wax)" />
        </g>
      </svg>
      <span className="ring-box-front" />
      <span className="ring-box-lid">
        <span />
        <span />
      </span>
    </OpeningShell>
  );
}
