import { bird, flame, halfPalmette, palmette, volute, wing } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The shapes that every drawing of the family is put together from. A palmette is filled as the drawing around it says. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="orn-plait" width="16" height="14" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="var(--line)" strokeWidth="1.5">
            <path d="M-4 7C0 1.5 4 1.5 8 7S16 12.5 20 7" />
            <path d="M-4 7C0 12.5 4 12.5 8 7S16 1.5 20 7" />
          </g>
          <path
            d="M4 7h.01M12 7h.01"
            stroke="var(--deco-glint)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </pattern>
        <Line id="orn-volute" d={volute} of="line" width={1.3} round />
        <g id="orn-palmette">
          <path d={palmette} />
          <path d="M0 -5V-18" stroke="var(--line)" strokeLinecap="round" />
        </g>
        <g id="orn-bird" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path
            d="M-2 -6L-4 0M-4 0H3M7 -10V0M7 0H14M16 -49C15 -54 13 -57 10 -59M18 -50C18 -55 18 -58 16 -62M21 -50C22 -54 23 -57 23 -61"
            fill="none"
            strokeWidth="1.2"
          />
          <path d={bird} fill="var(--deco-deep)" strokeWidth="1.2" />
          <path d={wing} fill="var(--deco)" strokeWidth="1" />
          <path
            d="M12.5 -35Q16 -33 19 -35.5M11 -30Q15 -27.5 18 -29.5M-4 -17C-18 -15 -32 -12 -50 -10"
            fill="none"
          />
          <path
            d="M-92 -3h.01M-80 -3.5h.01M-68 -3h.01M10 -59h.01M16 -62h.01M23 -61h.01"
            strokeWidth="3.4"
          />
          <path d="M19 -45.5h.01" stroke="var(--deco-glint)" strokeWidth="2.4" />
        </g>
        <g
          id="orn-fountain"
          stroke="var(--line)"
          strokeWidth="1.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <Line
            d="M0 -47C5 -35 -14 -40 -16 -27M0 -47C-5 -35 14 -40 16 -27"
            of="deco-deep"
            width={1.5}
          />
          <path d="M-3 -36H3V-26H-3Z" fill="var(--deco-glint)" />
          <path d="M0 -58C6.5 -51 8 -43 4.5 -35.5H-4.5C-8 -43 -6.5 -51 0 -58Z" fill="var(--deco)" />
          <path d="M-5.5 -49L5 -39M5.5 -49L-5 -39" fill="none" strokeWidth=".9" />
          <path
            d="M-20 -26H20C19 -16 11 -13 5 -12V-7H11V0H-11V-7H-5V-12C-11 -13 -19 -16 -20 -26Z"
            fill="var(--deco-light)"
          />
          <path d="M-18 -22H18M-5 -9.5H5" fill="none" />
        </g>
        <g id="orn-marginal" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path
            d="M0 30V48M0 34C-16 34 -16 46 -5 46C3 46 3 38 -3 38M0 34C16 34 16 46 5 46C-3 46 -3 38 3 38"
            fill="none"
            strokeWidth="2"
          />
          <path d={flame} fill="var(--deco-deep)" strokeWidth="2.2" />
          <path d={halfPalmette} fill="var(--deco)" strokeWidth="1.4" />
          <path d={halfPalmette} fill="var(--deco)" strokeWidth="1.4" transform="scale(-1 1)" />
          <path
            d="M0 -70C9 -55 13 -44 8 -31C5.5 -24 2 -20 0 -12C-2 -20 -5.5 -24 -8 -31C-13 -44 -9 -55 0 -70Z"
            fill="var(--deco-light)"
            strokeWidth="1.4"
          />
          <path
            d="M0 -60V-28M0 24V-6M5 14C14 20 27 16 29 2M-5 14C-14 20 -27 16 -29 2M25 -14C31 -12 32 -4 31 0M-25 -14C-31 -12 -32 -4 -31 0"
            fill="none"
            strokeWidth="1.2"
          />
          <path
            d="M0 -2h.01M23 -41h.01M-23 -41h.01M15 -54h.01M-15 -54h.01"
            stroke="var(--deco-glint)"
            strokeWidth="4"
          />
        </g>
      </defs>
    </svg>
  );
}
