import { Peaks } from "#app/designs/families/ridge/peaks.tsx";
import { ripple } from "#app/designs/families/ridge/shapes.ts";

/** Between sections: water, the peaks on the horizon, the sun going down. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <g fill="none" stroke="var(--line)" strokeLinecap="round">
          <path d={ripple(0, -7, 4, 22, 5)} strokeWidth=".9" />
          <path d={ripple(0, 0, 10, 22, 5)} strokeWidth="1.3" />
          <path d={ripple(0, 7, 5, 22, 5)} strokeWidth=".9" />
        </g>
      )}
      {form === 1 && (
        <>
          <path d="M-128 14H128" stroke="var(--line)" strokeLinecap="round" />
          <g transform="translate(0 14)">
            <Peaks width={96} height={33} lines={5} steps={24} veil={0.16} />
          </g>
        </>
      )}
      {form === 2 && (
        <>
          <path d="M-20 4A20 20 0 0 1 20 4Z" fill="var(--deco-light)" />
          <g fill="none" stroke="var(--line)" strokeLinecap="round">
            <path d="M-128 4H128" />
            <path d={ripple(0, 10, 4, 16, 4)} />
            <path d={ripple(0, 16, 2, 16, 4)} strokeWidth=".9" />
          </g>
        </>
      )}
    </svg>
  );
}
