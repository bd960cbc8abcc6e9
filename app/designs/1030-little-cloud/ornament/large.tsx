import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Tiled } from "#app/designs/kit/repeats.tsx";
import { cloud } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** From the opening outwards: the rainbow's colours, each 12 wide. */
const bands = [
  { radius: 128, colour: "deco" },
  { radius: 140, colour: "deco-light" },
  { radius: 152, colour: "wax-light" },
] as const;

/** A cloud that sleeps, and rain below it. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <use href="#orn-cloud" transform="translate(-4 -40)scale(2.8)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M-46 -34Q-36 -24 -26 -34M22 -34Q32 -24 42 -34M-10 -20Q-2 -13 6 -20" />
      </g>
      {[
        [-88, 62, "wax"],
        [-44, 96, "deco-deep"],
        [0, 66, "wax"],
        [44, 100, "deco-deep"],
        [86, 64, "wax"],
      ].map(([x, y, colour]) => (
        <use
          key={x}
          href="#orn-drop"
          transform={`translate(${x} ${y})scale(1.3)`}
          fill={`var(--${colour})`}
        />
      ))}
    </svg>
  );
}

/** A rainbow with a cloud at each shoulder. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      {bands.map(({ radius, colour }) => (
        <Line
          key={colour}
          d={`M${180 - radius} 260V180A${radius} ${radius} 0 0 1 ${180 + radius} 180V260`}
          of={colour}
          width={12}
        />
      ))}
      <use href="#orn-cloud" transform="translate(74 84)" />
      <use href="#orn-cloud" transform="translate(290 96)scale(-.8 .8)" />
      <use href="#orn-star" transform="translate(180 92)scale(.9)" fill="var(--accent)" />
    </svg>
  );
}

export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      {bands.map(({ radius, colour }) => (
        <rect key={colour} x={152 - radius} width="12" height="100%" fill={`var(--${colour})`} />
      ))}
    </svg>
  );
}

/** Clouds that the rainbow stands in. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <use href="#orn-cloud" transform="translate(52 32)" />
      <use href="#orn-cloud" transform="translate(308 32)scale(-1 1)" />
    </svg>
  );
}

const hills = [
  "M-1400 320V250C-1180 200 -980 262 -700 236S-220 250 -40 232C80 220 150 262 240 262S480 214 640 236S1000 256 1160 226S1900 216 2500 250V320Z",
  "M-1400 320V290C-1150 262 -900 296 -600 280S-160 290 -20 272C100 258 180 292 300 286S560 262 760 282S1200 270 1400 286S2200 270 2500 290V320Z",
] as const;

/** Two hills of paper, a house that waits, and what dries on its line. */
export function Scene() {
  return (
    <SceneSvg broad>
      <path d={hills[0]} fill="var(--wax)" transform="translate(0 -4)" />
      <path d={hills[0]} fill="var(--deco-light)" />
      <House />
      <path d={hills[1]} fill="var(--deco-deep)" transform="translate(0 -4)" />
      <path d={hills[1]} fill="var(--deco)" />
      <use href="#orn-cloud" transform="translate(44 206)scale(.8)" />
      <use href="#orn-cloud" transform="translate(352 190)scale(-.6 .6)" />
    </SceneSvg>
  );
}

/** A small folded house on its hill; beside it two pairs of tiny socks on a line. */
function House() {
  return (
    <g transform="translate(-38 -54)scale(1.2)">
      <path d="M222 222V188H232V230Z" fill="var(--accent)" />
      <path d="M172 276V222L204 196L236 222V276Z" fill="var(--surface)" />
      <path d="M204 196L236 222V276H204Z" fill="var(--line)" opacity=".5" />
      <path d="M204 188L162 224L166 234L204 206Z" fill="var(--wax)" />
      <path d="M204 188L246 224L242 234L204 206Z" fill="var(--deco-deep)" />
      <path d="M195 276V248A9 9 0 0 1 213 248V276Z" fill="var(--accent)" />
      <circle cx="204" cy="222" r="6" fill="var(--accent)" />
      <path d="M179 244H189V256H179ZM219 244H229V256H219Z" fill="var(--deco-deep)" />
      <Line d="M262 272V228M336 276V226M262 230Q300 246 336 228" of="accent" width={2.4} />
      {[
        [272, 233, "wax"],
        [286, 236, "deco-deep"],
        [304, 236, "wax"],
        [319, 233, "deco-deep"],
      ].map(([x, y, colour]) => (
        <path
          key={x}
          d={`M${x} ${y}h8v10c4 1 6 2 6 5s-2 3 -6 3h-4c-3 0 -4 -1 -4 -4z`}
          fill={`var(--${colour})`}
        />
      ))}
    </g>
  );
}

/** A cloud in the corner, what it lets down hanging below it. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <path d="M40 70V150M86 80V200M134 76V142M180 60V120" stroke="var(--line)" strokeWidth="1.6" />
      <use href="#orn-cloud" transform="translate(96 46)scale(2.2)" />
      <use href="#orn-drop" transform="translate(40 166)" fill="var(--wax)" />
      <use href="#orn-heart" transform="translate(86 214)scale(1.3)" fill="var(--wax)" />
      <use href="#orn-drop" transform="translate(134 160)" fill="var(--deco-deep)" />
      <use href="#orn-star" transform="translate(180 130)" fill="var(--accent)" />
    </svg>
  );
}

/** A rainbow that goes all the way round. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g fill="none" strokeWidth="6">
        <circle cx="80" cy="80" r="74" stroke="var(--wax-light)" />
        <circle cx="80" cy="80" r="68" stroke="var(--deco-light)" />
        <circle cx="80" cy="80" r="62" stroke="var(--deco)" />
      </g>
      <use href="#orn-cloud" transform="translate(34 132)scale(.62)" />
      <use href="#orn-star" transform="translate(132 30)scale(.8)" fill="var(--accent)" />
    </svg>
  );
}

export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={150} height={140}>
        <use href="#orn-cloud" transform="translate(46 36)scale(.8)" />
        <use href="#orn-cloud" transform="translate(120 106)scale(-.64 .64)" />
        <use href="#orn-drop" transform="translate(116 34)scale(.6)" fill="var(--wax)" />
        <use href="#orn-drop" transform="translate(40 96)scale(.6)" fill="var(--deco-deep)" />
        <use href="#orn-star" transform="translate(74 82)scale(.5)" fill="var(--accent)" />
      </Tiled>
    </svg>
  );
}

/** Clouds and drops, far apart. */
export function tile(line: string, fill: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='140' height='120'><g fill='${fill}' stroke='${line}' stroke-width='2'>` +
    `<path d='${cloud}' transform='translate(40 32)scale(.6)'/><path d='${cloud}' transform='translate(110 92)scale(.6)'/>` +
    `<path d='M104 22q6 8 0 12q-6 -4 0 -12zM34 82q6 8 0 12q-6 -4 0 -12z'/></g></svg>`
  );
}
