import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { Around, Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import {
  arms,
  chamberSeeds,
  eternityArm,
  wreath,
} from "#app/designs/families/pomegranate/shapes.ts";

const rim = 80;
const membrane = 0.15;
const sideOfWreath = wreath(113, 11, 1.36, -0.82);

/** The cut fruit with its crown, in a wreath. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.3" strokeLinecap="round">
        <Mirrored>
          <path d={arc(113, 1.46, -0.92)} />
          <Copies of="leaf" at={sideOfWreath.leaves} />
          <Copies of="fruit" at={sideOfWreath.fruits} />
          <use href="#orn-leaf" transform="translate(68.4 -90)rotate(-142)scale(.5)" />
        </Mirrored>
      </g>
      <use href="#orn-cut-fruit" transform="translate(0 124)scale(.34)" />
      <g stroke="var(--line)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M-22 -90C-26 -103 -38 -110 -52 -113C-40 -119 -22 -117 -12 -106L12 -106C22 -117 40 -119 52 -113C38 -110 26 -103 22 -90Z"
          fill="var(--deco-deep)"
        />
        <path
          d="M-20 -90C-19 -104 -25 -120 -38 -134C-24 -131 -15 -124 -10.5 -115C-9.5 -127 -6 -138 0 -147C6 -138 9.5 -127 10.5 -115C15 -124 24 -131 38 -134C25 -120 19 -104 20 -90Z"
          fill="var(--deco)"
        />
        <path
          d="M0 -137V-101M-26 -127C-16 -116 -12 -107 -10.5 -99M26 -127C16 -116 12 -107 10.5 -99"
          fill="none"
          strokeWidth=".9"
        />
      </g>
      <circle r="95" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.6" />
      <circle
        r="90"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeDasharray="0 5.655"
      />
      <circle r="84.5" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.6" />
      <g className="roundel-core">
        <g id="orn-chamber" fill="var(--deco-light)">
          <Copies of="seed" at={chamberSeeds(rim, membrane)} />
        </g>
        {range(arms - 1, 1, arms - 1).map((arm) => (
          <use key={arm} href="#orn-chamber" transform={`rotate(${arm * 45})`} />
        ))}
        <g fill="var(--line)">
          <Around count={arms}>
            <path d={eternityArm(84, membrane)} />
          </Around>
        </g>
        <circle r="4.5" fill="var(--line)" />
        <circle r="2.2" fill="var(--deco)" />
      </g>
    </svg>
  );
}

function arc(radius: number, from: number, to: number): string {
  return `M${pair(...polar(radius, from))}A${radius} ${radius} 0 0 0 ${pair(...polar(radius, to))}`;
}
