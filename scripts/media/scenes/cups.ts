import { chance, fall, glow, round, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;

/** A row of arches round a circle: needle lace. */
function laceRing(radius: number, count: number, high: number): string {
  return times(count, (index) => {
    const from = (index / count) * Math.PI * 2;
    const to = ((index + 1) / count) * Math.PI * 2;
    const middle = (from + to) / 2;
    const pointAt = (angle: number, far: number) =>
      `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
    return `M${pointAt(from, radius)}Q${pointAt(middle, radius + high * 2)} ${pointAt(to, radius)}`;
  }).join("");
}

function doily(radius: number): string {
  const rings = times(
    7,
    (ring) =>
      `<path d="${laceRing(radius * (0.42 + ring * 0.085), 24 + ring * 6, radius * 0.04)}"/><circle r="${round(radius * (0.42 + ring * 0.085))}"/>`,
  ).join("");
  const knots = times(60, (index) => {
    const angle = ((index + 0.5) / 60) * Math.PI * 2;
    return `<circle cx="${round(Math.cos(angle) * radius * 0.985)}" cy="${round(Math.sin(angle) * radius * 0.985)}" r="7"/>`;
  }).join("");
  return `<g fill="none" stroke="#fffaf0" stroke-width="4.4" stroke-linecap="round">${rings}</g><g fill="#fffaf0">${knots}</g>`;
}

function cup(x: number, y: number, turn: number): string {
  const ornament = times(
    16,
    (index) =>
      `<path transform="rotate(${index * 22.5})" d="M0 -176C10 -188 10 -204 0 -216C-10 -204 -10 -188 0 -176Z"/>`,
  ).join("");
  return `<g transform="translate(${x} ${y})">
<circle cx="26" cy="34" r="256" fill="#3a1712" opacity=".55" filter="url(#soft24)"/>
<circle r="250" fill="url(#china)"/><circle r="250" fill="none" stroke="#b8893d" stroke-width="7"/><circle r="232" fill="none" stroke="#b8893d" stroke-width="2"/>
<g fill="#9b2232">${ornament}</g><circle r="160" fill="none" stroke="#1f4e79" stroke-width="3" opacity=".8"/><circle r="152" fill="url(#well)"/>
<g transform="rotate(${turn})"><path d="M108 -26C190 -40 206 40 112 32L112 14C168 16 160 -16 108 -8Z" fill="url(#china)" stroke="#d8c8b2" stroke-width="2"/></g>
<circle cx="12" cy="16" r="132" fill="#2a0f0c" opacity=".5" filter="url(#soft8)"/>
<circle r="128" fill="url(#china)"/><circle r="128" fill="none" stroke="#b8893d" stroke-width="6"/><circle r="112" fill="#5f2f1c"/><circle r="110" fill="url(#coffee)"/>
<g filter="url(#soft2)" fill="none" stroke="#d9a878" stroke-width="7" opacity=".75"><path d="M-74 -40C-40 -74 20 -80 58 -52"/><path d="M-88 12C-84 40 -60 70 -24 84"/><path d="M30 84C64 74 84 44 88 14" stroke-width="5"/></g>
<ellipse cx="-34" cy="-48" rx="40" ry="16" transform="rotate(-36 -34 -48)" fill="#fff2dc" opacity=".32" filter="url(#soft8)"/></g>`;
}

const petal =
  "M0 0C-26 -12 -40 -46 -20 -66C-12 -74 -5 -70 0 -63C5 -70 12 -74 20 -66C40 -46 26 -12 0 0Z";

/** Two cups of coffee on a lace cloth, from above. */
export const cups = scene(
  "two-cups",
  width,
  height,
  [
    fall("cloth", [
      [0, "#8f3a3c"],
      [1, "#5d1c26"],
    ]),
    glow(
      "china",
      [
        [0, "#ffffff"],
        [0.7, "#fbf4e8"],
        [1, "#e2d3bd"],
      ],
      [0.36, 0.3],
    ),
    glow(
      "well",
      [
        [0, "#efe3d0"],
        [0.8, "#fbf4e8"],
        [1, "#fffaf2"],
      ],
      [0.6, 0.62],
    ),
    glow(
      "coffee",
      [
        [0, "#7a4426"],
        [0.7, "#4b2413"],
        [1, "#2e140b"],
      ],
      [0.38, 0.34],
    ),
    `<filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5 .06" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .03 0 0 0 0 .05 .9 0 0 0 -.3"/></filter>`,
    `<linearGradient id="window" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe3b4" stop-opacity=".42"/><stop offset=".5" stop-color="#ffe3b4" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6d58e"/><stop offset=".5" stop-color="#c08a3c"/><stop offset="1" stop-color="#7d4f1e"/></linearGradient>`,
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#cloth)"/><rect width="${width}" height="${height}" filter="url(#weave)" opacity=".7"/>
<g transform="translate(610 780)"><g transform="translate(8 12)" opacity=".4" filter="url(#soft8)" style="mix-blend-mode:multiply">${doily(640)}</g>${doily(640)}<circle r="272" fill="#fffaf0" opacity=".1"/></g>
${cup(450, 590, -34)}${cup(780, 1010, 150)}
<g transform="translate(930 400) rotate(24)"><ellipse cx="20" cy="30" rx="120" ry="116" fill="#250a0a" opacity=".6" filter="url(#soft24)"/><rect x="92" y="-17" width="330" height="34" rx="15" fill="url(#brass)"/><circle cx="398" r="6" fill="#5d1c26"/><circle r="112" fill="url(#brass)"/><circle r="97" fill="#6b3c18"/><circle r="92" fill="url(#coffee)"/><g fill="none" stroke="#d9a878" stroke-width="6" opacity=".7" filter="url(#soft2)"><path d="M-60 -34C-30 -62 20 -66 52 -42M-72 16C-66 40 -44 62 -12 70"/></g><path d="M-112 0l-26 -12 4 24Z" fill="#c08a3c"/></g>
<g>${[
    [190, 1130, 1.3, 20],
    [262, 1226, 1, 150],
    [126, 1270, 1.1, 260],
    [1050, 760, 1, 80],
    [330, 1040, 0.8, 40],
    [660, 250, 1, 200],
    [560, 1370, 1.1, 300],
  ]
    .map(
      ([x = 0, y = 0, size = 1, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path transform="translate(5 7)" d="${petal}" fill="#250a0a" opacity=".5" filter="url(#soft2)"/><path d="${petal}" fill="#fdeae6"/><path d="M0 -6C-3 -22 -3 -40 0 -56" stroke="#e0a3a0" stroke-width="2" fill="none"/></g>`,
    )
    .join("")}</g>
${times(9, (index) => {
  const random = chance(70 + index);
  return `<g transform="translate(${round(930 + random() * 190)} ${round(1230 + random() * 170)}) rotate(${round(random() * 180)})"><ellipse cx="4" cy="6" rx="24" ry="15" fill="#1a0606" opacity=".6" filter="url(#soft2)"/><ellipse rx="23" ry="14" fill="#4a2415"/><path d="M-20 0C-8 -6 8 6 20 0" stroke="#1e0b06" stroke-width="3.4" fill="none"/><ellipse cx="-4" cy="-6" rx="11" ry="4" fill="#9a6038" opacity=".55"/></g>`;
}).join("")}
<rect width="${width}" height="${height}" fill="url(#window)"/>`,
  0.16,
);
