/* People under their umbrellas, seen from behind. */

const canopy =
  "M-62 0C-60 -42 -32 -62 0 -62S60 -42 62 0Q47 -12 31 0Q15 -12 0 0Q-15 -12 -31 0Q-47 -12 -62 0Z";
const shade =
  "M0 -62C32 -62 60 -42 62 0Q47 -12 31 0C30 -28 18 -52 0 -62ZM0 -62C-18 -52 -30 -28 -31 0Q-15 -12 0 0Z";

/** An umbrella, a coat below it and boots, 170 high on the origin. */
export function Walker({ colour, boots }: { colour: string; boots: string }) {
  return (
    <>
      <path d="M-21 -16V-2h18V-16ZM3 -16V-2h18V-16Z" fill={`var(--${boots})`} />
      <path d="M-25 -4q0 -5 5 -5H-2V1H-25ZM25 -4q0 -5 -5 -5H2V1H25Z" fill={`var(--${boots})`} />
      <path
        d="M-18 -86L-31 -50M18 -86L31 -50"
        stroke={`var(--${colour})`}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <circle cy="-100" r="19" fill={`var(--${colour})`} />
      <path d="M-16 -92Q0 -100 16 -92L34 -12Q0 -4 -34 -12Z" fill={`var(--${colour})`} />
      <path d="M0 -112V-8" stroke="var(--ink)" strokeWidth="2" opacity=".25" />
      <path d="M0 -176V-92" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      <g transform="translate(0 -104)">
        <path d={canopy} fill={`var(--${colour})`} />
        <path d={shade} fill="var(--ink)" opacity=".16" />
      </g>
    </>
  );
}
