import { range } from "#app/designs/kit/geometry.ts";
import { PaperQuestion, PaperWash } from "./rain-cloud.tsx";
import { Frame, Land } from "#app/designs/kit/world-frame.tsx";
import broadSheet from "#app/designs/kit/broad-sheet.css?inline";
import own from "./world.css?inline";

const hills = [
  "M0 330V226C160 190 330 200 500 244S800 300 900 306Q440 290 0 312Z",
  "M1440 330V236C1300 196 1110 204 940 246S640 300 540 306Q1000 290 1440 314Z",
] as const;

/* People under their umbrellas, seen from behind. */

const canopy =
  "M-62 0C-60 -42 -32 -62 0 -62S60 -42 62 0Q47 -12 31 0Q15 -12 0 0Q-15 -12 -31 0Q-47 -12 -62 0Z";
const shade =
  "M0 -62C32 -62 60 -42 62 0Q47 -12 31 0C30 -28 18 -52 0 -62ZM0 -62C-18 -52 -30 -28 -31 0Q-15 -12 0 0Z";

/** An umbrella, a coat below it and boots, 170 high on the origin. */
function Walker({ colour, boots }: { colour: string; boots: string }) {
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

/**
 * A rainbow that stands on two hills, what will be worn on a line below it; the rose cloud rains blue,
 * the blue one rose.
 */
export function Between() {
  return (
    <Frame high={320}>
      <g fill="none" strokeWidth="27">
        <path d="M524 292V286A196 196 0 0 1 916 286V292" stroke="var(--wax)" />
        <path d="M550 292V286A170 170 0 0 1 890 286V292" stroke="var(--deco-light)" />
        <path d="M576 292V286A144 144 0 0 1 864 286V292" stroke="var(--deco)" />
      </g>
      {[
        { side: "left", at: 56, from: 144, colour: "deco-deep" },
        { side: "right", at: 1068, from: 1150, colour: "wax" },
      ].map(({ side, at: cloudX, from, colour }) => (
        <g key={side}>
          <g className="moves cloud-drops" fill={`var(--${colour})`}>
            {range(6, from, from + 150).map((x, index) => (
              <use
                key={x}
                href={index % 3 === 1 ? "#cloud-sock" : "#orn-drop"}
                transform={`translate(${x} ${[170, 128, 190][index % 3]})`}
              />
            ))}
          </g>
          <use href={`#cloud-${side}`} transform={`translate(${cloudX + 40} -30)scale(.8)`} />
        </g>
      ))}
      <path d={hills[0]} fill="var(--wax)" transform="translate(0 -4)" />
      <path d={hills[0]} fill="var(--deco-light)" />
      <path d={hills[1]} fill="var(--deco-deep)" transform="translate(0 -4)" />
      <path d={hills[1]} fill="var(--deco)" />
      <path d="M604 296V214M836 280V214" stroke="var(--accent)" strokeWidth="4" />
      <g transform="translate(604 218)">
        <PaperWash long={232} />
      </g>
    </Frame>
  );
}

/** The sky at dusk, full of the question: clouds, stars, drops. */
export function Behind() {
  return (
    <Frame high={560}>
      <linearGradient id="world-dusk">
        <stop stopColor="var(--deco-light)" />
        <stop offset=".5" stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--deco)" />
      </linearGradient>
      <pattern id="world-clouds" width="240" height="200" patternUnits="userSpaceOnUse">
        <g fill="var(--deco-glint)">
          <use href="#orn-cloud" transform="translate(66 60)scale(1.1)" />
          <use href="#orn-cloud" transform="translate(186 158)scale(-1.1 1.1)" />
          <use href="#orn-star" transform="translate(180 46)scale(1.1)" />
          <use href="#orn-star" transform="translate(62 150)scale(.8)" />
        </g>
        <use href="#orn-drop" transform="translate(140 96)scale(.8)" fill="var(--wax)" />
        <use href="#orn-drop" transform="translate(222 92)scale(.7)" fill="var(--deco-deep)" />
        {[
          [18, 112, -8, "wax"],
          [128, 178, 10, "deco-deep"],
        ].map(([x, y, turn, colour]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(.74)`}>
            <PaperQuestion fill={`var(--${colour})`} />
          </g>
        ))}
      </pattern>
      <rect width="1440" height="560" fill="url(#world-dusk)" />
      <rect width="1440" height="560" fill="url(#world-clouds)" />
    </Frame>
  );
}

const street = [
  "M-1400 320V262C-1100 236 -860 262 -560 248S-160 236 20 246S420 258 640 244S1080 262 1790 240V320Z",
  "M-1400 320V296C-1000 278 -760 300 -420 286S120 298 330 288S860 300 1790 282V320Z",
] as const;
/** Of the drops that fall around the three. */
const drops = [
  [-520, 150],
  [-440, 210],
  [-352, 136],
  [-262, 196],
  [-176, 140],
  [-96, 200],
  [-24, 136],
  [30, 192],
  [362, 186],
  [414, 132],
  [494, 200],
  [570, 144],
  [660, 206],
  [742, 138],
  [826, 196],
  [910, 150],
] as const;

/** Three umbrellas in the rain of both colours, the smallest in the middle. */
export function Close() {
  return (
    <Land top={60}>
      {drops.map(([x, y], index) => (
        <use
          key={x}
          className={x < -100 ? "cloud-aside" : undefined}
          href="#orn-drop"
          transform={`translate(${x} ${y})scale(.8)`}
          fill={`var(--${index % 2 ? "wax" : "deco-deep"})`}
        />
      ))}
      <path d={street[0]} fill="var(--deco-deep)" transform="translate(0 -4)" />
      <path d={street[0]} fill="var(--deco)" />
      {/* Puddles, in which the sky is. */}
      <path
        d="M40 284q0 -9 60 -9h190q60 0 60 9t-60 9H100q-60 0 -60 -9ZM-330 276q0 -7 60 -7t60 7t-60 7t-60 -7ZM560 272q0 -7 60 -7t60 7t-60 7t-60 -7Z"
        fill="var(--deco-glint)"
        opacity=".6"
      />
      <g transform="translate(112 280)scale(1.06)">
        <Walker colour="deco-deep" boots="ink" />
      </g>
      <g transform="translate(278 280)">
        <Walker colour="wax" boots="ink" />
      </g>
      <g transform="translate(196 284)scale(.64)">
        <Walker colour="line" boots="accent" />
      </g>
      <path d={street[1]} fill="var(--wax)" transform="translate(0 -4)" />
      <path d={street[1]} fill="var(--deco-light)" />
    </Land>
  );
}

export const css = broadSheet + own;
