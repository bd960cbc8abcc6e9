import { chance, fall, glow, leaf, round, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;

const crown =
  "M-34 -6C-40 -40 -64 -64 -84 -92C-60 -90 -44 -80 -32 -66C-28 -88 -16 -108 0 -126C14 -108 26 -90 32 -66C44 -82 60 -92 86 -94C64 -66 42 -42 36 -6C16 6 -14 6 -34 -6Z";
const body =
  "M-34 -176C30 -186 120 -168 164 -96C206 -24 196 84 130 138C84 176 24 184 -24 176C-96 168 -160 118 -176 40C-192 -50 -140 -160 -34 -176Z";

function whole(x: number, y: number, size: number, turn: number): string {
  return `<ellipse cx="${x + 30 * size}" cy="${y + 168 * size}" rx="${190 * size}" ry="${34 * size}" fill="#120306" opacity=".75" filter="url(#soft24)"/>
<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g transform="translate(8 -168)"><path d="${crown}" fill="url(#crown)"/><path d="M-22 -8C-26 -40 -30 -60 -32 -66C-28 -88 -16 -108 0 -126C-4 -90 -8 -40 -4 -4Z" fill="#f0a070" opacity=".35"/></g>
<path d="${body}" fill="url(#rind)"/>
<path d="M-150 -60C-190 60 -120 150 -20 176C-110 172 -186 110 -178 20C-176 -8 -166 -38 -150 -60Z" fill="#2c0409" opacity=".55" filter="url(#soft8)"/>
<path d="M60 -150C130 -130 178 -40 160 50" fill="none" stroke="#ffb38a" stroke-width="16" opacity=".28" filter="url(#soft8)"/>
<ellipse cx="58" cy="-92" rx="44" ry="27" fill="#ffe9d8" opacity=".62" transform="rotate(28 58 -92)" filter="url(#soft8)"/>
<g fill="#5c0c14" opacity=".4">${times(40, (index) => {
    const random = chance(index + 9);
    const angle = random() * 6.28;
    const far = Math.sqrt(random()) * 150;
    return `<circle cx="${round(Math.cos(angle) * far)}" cy="${round(Math.sin(angle) * far)}" r="${round(1 + random() * 2.6)}"/>`;
  }).join("")}</g></g>`;
}

function seed(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size * 10) / 10})"><path d="M0 -17C13 -15 18 -3 14 8C9 18 -9 18 -14 8C-18 -3 -13 -15 0 -17Z" fill="url(#seed)"/><ellipse cx="-4" cy="-6" rx="4.4" ry="5.6" fill="#ffe6e2" opacity=".85"/></g>`;
}

/** Cells of seeds between the pale walls of an opened fruit. */
function opened(x: number, y: number, size: number): string {
  const random = chance(77);
  const cells = times(6, (cell) => {
    const middle = (cell / 6) * 360 + 12;
    const seeds = times(5, (ring) =>
      times(ring + 1, (place) => {
        const far = 40 + ring * 27;
        const angle = ((middle + (place - ring / 2) * (46 / (ring + 1))) * Math.PI) / 180;
        return seed(
          Math.cos(angle) * far,
          Math.sin(angle) * far,
          0.9 + random() * 0.25,
          (angle * 180) / Math.PI + 90 + (random() - 0.5) * 40,
        );
      }).join(""),
    ).join("");
    return seeds;
  }).join("");
  const walls = times(6, (cell) => {
    const turn = (cell / 6) * 360 + 42;
    return `<path transform="rotate(${turn})" d="M0 -3C60 -7 120 -10 176 -15V15C120 10 60 7 0 3Z" fill="#f6dfb2"/>`;
  }).join("");
  return `<ellipse cx="${x + 20}" cy="${y + 186 * size}" rx="${210 * size}" ry="${36 * size}" fill="#120306" opacity=".8" filter="url(#soft24)"/>
<g transform="translate(${x} ${y}) scale(${size})"><circle r="192" fill="url(#rind)"/><circle r="180" fill="#f3d9a6"/><circle r="166" fill="#7d0f1f"/>${cells}${walls}<circle r="17" fill="#f6dfb2"/>
<circle r="186" fill="none" stroke="#fff0cf" stroke-width="3" opacity=".5"/><circle r="192" fill="url(#dish)"/></g>`;
}

/** Three pomegranates on dark wood, one of them opened. */
export const pomegranates = scene(
  "pomegranates",
  width,
  height,
  [
    `<radialGradient id="wall" cx=".42" cy=".4" r=".8"><stop offset="0" stop-color="#6d2730"/><stop offset=".55" stop-color="#3a0d16"/><stop offset="1" stop-color="#1b0509"/></radialGradient>`,
    fall("table", [
      [0, "#5b2a20"],
      [0.2, "#432018"],
      [1, "#1c0b0a"],
    ]),
    glow(
      "rind",
      [
        [0, "#f0705a"],
        [0.32, "#cf3540"],
        [0.72, "#96182a"],
        [1, "#5c0c1a"],
      ],
      [0.66, 0.28],
    ),
    glow(
      "seed",
      [
        [0, "#ff7a80"],
        [0.6, "#cf1f3a"],
        [1, "#8c0c24"],
      ],
      [0.4, 0.3],
    ),
    fall("crown", [
      [0, "#d98a4e"],
      [1, "#a32a30"],
    ]),
    `<linearGradient id="dish" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity=".16"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0308" stop-opacity=".5"/></linearGradient>`,
    `<linearGradient id="foliage"><stop offset="0" stop-color="#3c4a26"/><stop offset="1" stop-color="#7d8a48"/></linearGradient>`,
    `<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .09" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .03 0 0 0 0 .02 1.6 0 0 0 -.6"/></filter>`,
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#wall)"/>
<path d="M0 0H420L960 ${height}H300Z" fill="#ffcf9a" opacity=".07" filter="url(#soft60)"/>
<rect y="980" width="${width}" height="520" fill="url(#table)"/><svg y="980" width="${width}" height="520"><rect width="${width}" height="520" filter="url(#wood)" opacity=".75"/></svg>
<rect y="974" width="${width}" height="14" fill="#e9a36a" opacity=".25" filter="url(#soft8)"/>
<g fill="url(#foliage)">${[
    [300, 560, 1.2, -118],
    [300, 560, 1.1, -70],
    [300, 566, 0.9, -160],
    [850, 900, 1, -30],
    [860, 905, 0.9, 6],
  ]
    .map(
      ([x, y, size, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="${leaf(200, 62)}"/>`,
    )
    .join("")}</g>
${whole(370, 800, 1.34, -10)}${whole(810, 890, 1.02, 24)}${opened(660, 1130, 1.02)}
${[
  [250, 1262, 1.3, 20],
  [316, 1310, 1.15, 80],
  [204, 1330, 1.2, 140],
  [940, 1272, 1.25, 40],
  [1010, 1230, 1.1, 110],
  [884, 1360, 1.3, 190],
  [420, 1370, 1.2, 10],
  [1056, 1330, 1, 60],
]
  .map(
    ([x = 0, y = 0, size = 1, turn = 0]) =>
      `<ellipse cx="${x + 4}" cy="${y + 18}" rx="22" ry="7" fill="#0d0204" opacity=".7" filter="url(#soft2)"/>${seed(x, y, size, turn)}`,
  )
  .join("")}`,
  0.18,
);
