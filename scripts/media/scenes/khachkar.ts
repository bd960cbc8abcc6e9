import { round, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;

/** A strand of a plait along y, as a wave. */
function strand(x: number, from: number, to: number, sway: number, shift: number): string {
  const steps = Math.round((to - from) / 12);
  return `M${times(steps + 1, (step) => {
    const y = from + ((to - from) * step) / steps;
    return `${round(x + sway * Math.sin((y - from) / 38 + shift))} ${round(y)}`;
  }).join("L")}`;
}

function plait(x: number, from: number, to: number): string {
  return [0, 2.09, 4.19].map((shift) => `<path d="${strand(x, from, to, 26, shift)}"/>`).join("");
}

/** An arm of the cross from its middle outwards, upright, with its three-lobed end. */
function arm(length: number): string {
  return `M-22 0C-26 ${-length * 0.5} -34 ${-length * 0.7} -52 ${-length}H52C34 ${-length * 0.7} 26 ${-length * 0.5} 22 0Z
M-52 ${-length}m-16 -4a24 24 0 1 1 30 -26a30 30 0 1 1 76 0a24 24 0 1 1 30 26Z`;
}

function arm4(): string {
  return [
    [0, 300],
    [90, 215],
    [-90, 215],
    [180, 330],
  ]
    .map(([turn = 0, length = 0]) => `<path transform="rotate(${turn})" d="${arm(length)}"/>`)
    .join("");
}

/** The wheel of eternity below the cross. */
function wheel(radius: number, arms: number): string {
  return times(arms, (index) => {
    const turn = (360 / arms) * index;
    return `<path transform="rotate(${turn})" d="M0 0A${radius * 0.52} ${radius * 0.52} 0 0 1 ${radius} 0A${radius} ${radius} 0 0 1 ${round(radius * Math.cos(0.4))} ${round(radius * Math.sin(0.4))}A${radius * 0.5} ${radius * 0.5} 0 0 0 0 0Z"/>`;
  }).join("");
}

/** A wing of leaves that grows from the cross's foot. */
const wing = `<path fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" d="M16 0C70 -20 150 -20 196 -96C214 -130 236 -190 214 -236"/>
<path d="M70 -12C80 -70 140 -110 176 -92C166 -50 130 -22 70 -12Z"/><path d="M150 -36C210 -40 268 -90 266 -140C230 -140 176 -96 150 -36Z"/><path d="M196 -120C150 -150 132 -210 152 -250C186 -232 208 -180 196 -120Z"/><path d="M214 -220C196 -270 216 -318 250 -334C268 -296 254 -246 214 -220Z"/>`;

/** Carving that stands out of the stone, in white. */
const carving = `<g fill="#fff" stroke="none">
<path fill-rule="evenodd" d="M190 1390V330Q190 150 600 110Q1010 150 1010 330V1390ZM226 1354H974V346Q974 196 600 150Q226 196 226 346Z"/>
<path fill-rule="evenodd" d="M330 1330V420Q330 300 600 270Q870 300 870 420V1330ZM348 1312H852V432Q852 318 600 290Q348 318 348 432Z"/>
<g fill="none" stroke="#fff" stroke-width="13">${plait(279, 372, 1336)}${plait(921, 372, 1336)}</g>
<g transform="translate(600 650) scale(.86)">${arm4()}<circle r="58"/></g>
<g transform="translate(600 975) scale(.86)">${wing}<g transform="scale(-1 1)">${wing}</g></g>
<g transform="translate(600 1170)"><circle r="132" fill="none" stroke="#fff" stroke-width="16"/>${wheel(112, 8)}</g>
${[430, 770].map((x) => `<g transform="translate(${x} 1262)"><circle r="38" fill="none" stroke="#fff" stroke-width="9"/>${wheel(28, 6)}</g>`).join("")}
${[448, 752].map((x) => `<g transform="translate(${x} 400)"><circle r="46" fill="none" stroke="#fff" stroke-width="10"/>${wheel(34, 6)}</g>`).join("")}
</g>`;

/** A cross-stone of rose tuff in the light of late afternoon. */
export const khachkar = scene(
  "khachkar",
  width,
  height,
  `<filter id="stone" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="3.4" result="shape"/>
<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="11" result="rough"/>
<feColorMatrix in="rough" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .55 0 0 0 0" result="bumps"/>
<feComposite in="shape" in2="bumps" operator="arithmetic" k1="0" k2=".82" k3=".34" k4="0" result="relief"/>
<feDiffuseLighting in="relief" surfaceScale="13" diffuseConstant="1.06" lighting-color="#fff0dc" result="lit"><feDistantLight azimuth="222" elevation="47"/></feDiffuseLighting>
</filter>
<filter id="tone" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .13 0 0 0 0 .12 1.5 0 0 0 -.5"/></filter>
<linearGradient id="late" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffdfae" stop-opacity=".55"/><stop offset=".5" stop-color="#ffcf9a" stop-opacity="0"/><stop offset="1" stop-color="#2c0f1a" stop-opacity=".5"/></linearGradient>`,
  `<g filter="url(#stone)"><rect width="${width}" height="${height}" fill="#000" fill-opacity=".0"/>${carving}</g>
<rect width="${width}" height="${height}" fill="#c4796a" style="mix-blend-mode:multiply"/>
<rect width="${width}" height="${height}" filter="url(#tone)" opacity=".7" style="mix-blend-mode:multiply"/>
<rect width="${width}" height="${height}" fill="url(#late)"/>`,
  0.12,
);
