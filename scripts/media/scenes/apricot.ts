import { chance, fall, glow, leaf, round, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;

/** A petal with a notch, from the flower's middle upwards. */
const petal =
  "M0 0C-34 -14 -52 -60 -26 -86C-16 -96 -6 -92 0 -82C6 -92 16 -96 26 -86C52 -60 34 -14 0 0Z";

function blossom(x: number, y: number, size: number, turn: number): string {
  const petals = times(5, (index) => `<path transform="rotate(${index * 72})" d="${petal}"/>`);
  const stamens = times(11, (index) => {
    const random = chance(index + Math.round(x));
    const angle = (index / 11) * Math.PI * 2;
    const far = 22 + random() * 20;
    const [sx, sy] = [round(Math.cos(angle) * far), round(Math.sin(angle) * far)];
    return `<path d="M0 0L${sx} ${sy}" stroke="#c0626e" stroke-width="1.6"/><circle cx="${sx}" cy="${sy}" r="3.6" fill="#d99a3f"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g transform="translate(5 9)" fill="#6d3a2c" opacity=".22" filter="url(#soft8)">${petals.join("")}</g><g fill="url(#petal)" stroke="#e9b3ab" stroke-width="1.2">${petals.join("")}</g><circle r="17" fill="#b8434f" opacity=".62" filter="url(#soft2)"/>${stamens.join("")}</g>`;
}

function bud(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-26 -16 -22 -54 0 -64C22 -54 26 -16 0 0Z" fill="url(#bud)"/><path d="M-15 -4C-18 -22 -10 -30 0 -34C10 -30 18 -22 15 -4C8 6 -8 6 -15 -4Z" fill="#8a3038"/></g>`;
}

function apricot(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
<ellipse cx="12" cy="22" rx="104" ry="100" fill="#5a2a18" opacity=".3" filter="url(#soft24)"/>
<path d="M0 -98C62 -104 108 -56 104 4C100 66 54 104 0 104C-54 104 -100 66 -104 4C-108 -56 -62 -104 0 -98Z" fill="url(#fruit)"/>
<path d="M-104 4C-108 -56 -62 -104 0 -98C-70 -70 -84 10 -40 92C-78 82 -101 50 -104 4Z" fill="#c4472c" opacity=".42" filter="url(#soft8)"/>
<path d="M0 -98C26 -50 30 40 4 104" fill="none" stroke="#b3541f" stroke-width="5" opacity=".55"/>
<ellipse cx="46" cy="-40" rx="26" ry="34" fill="#fff0cf" opacity=".5" filter="url(#soft8)" transform="rotate(28 46 -40)"/></g>`;
}

function twigLeaf(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="${leaf(190, 104)}" fill="url(#leaf)"/><path d="M6 0H176M44 0L78 -30M44 0L78 30M88 0L124 -27M88 0L124 27" fill="none" stroke="#dfe0a8" stroke-width="2.4" opacity=".6"/></g>`;
}

const flowers = [
  [250, 356, 1.05, 10],
  [392, 480, 1.3, 50],
  [318, 640, 0.86, -20],
  [560, 566, 0.98, 24],
  [664, 720, 1.38, -12],
  [836, 792, 0.9, 40],
  [520, 812, 0.8, 66],
  [150, 214, 0.8, -8],
  [890, 950, 1.06, 4],
] as const;
const leaves = [
  [470, 610, 0.9, -62],
  [760, 790, 1, -48],
  [610, 690, 0.8, 110],
  [930, 930, 1.05, -30],
  [300, 420, 0.78, 118],
  [210, 300, 0.7, -50],
] as const;
const buds = [
  [470, 424, 0.8, 40],
  [206, 520, 0.8, -70],
  [770, 640, 0.9, 34],
  [1010, 1010, 0.8, 70],
  [640, 900, 0.7, 160],
  [98, 330, 0.7, -80],
] as const;

/** A bough of an apricot tree that has flowers and fruit at once, as in the margins of books. */
export const apricotBough = scene(
  "apricot-bough",
  width,
  height,
  [
    fall("air", [
      [0, "#f9e7cf"],
      [0.6, "#f3d2b3"],
      [1, "#e0a58a"],
    ]),
    glow("petal", [
      [0, "#f7c9c4"],
      [0.55, "#fff3ee"],
      [1, "#fffaf6"],
    ]),
    fall("bud", [
      [0, "#fbe3dd"],
      [1, "#d98a8c"],
    ]),
    glow(
      "fruit",
      [
        [0, "#ffd487"],
        [0.5, "#f8a84c"],
        [0.85, "#e57f31"],
        [1, "#c95f26"],
      ],
      [0.66, 0.3],
    ),
    `<linearGradient id="leaf"><stop offset="0" stop-color="#5f7040"/><stop offset="1" stop-color="#93a25c"/></linearGradient>`,
    `<linearGradient id="bark" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a4a34"/><stop offset=".5" stop-color="#57301f"/><stop offset="1" stop-color="#3c1f17"/></linearGradient>`,
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#air)"/>
<g filter="url(#soft60)">${times(16, (index) => {
    const random = chance(40 + index);
    const tone = ["#fff6e6", "#f2b48e", "#b7b77a", "#fbd0bd"][index % 4];
    return `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round(60 + random() * 130)}" fill="${tone}" opacity=".75"/>`;
  }).join("")}</g>
<g filter="url(#soft8)" opacity=".5">${[
    [960, 260, 0.8],
    [1060, 420, 0.6],
    [820, 180, 0.5],
    [140, 1050, 0.7],
    [260, 1240, 0.9],
  ]
    .map(
      ([x = 0, y = 0, size = 0]) =>
        `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff3ee">${times(5, (index) => `<path transform="rotate(${index * 72 + x})" d="${petal}"/>`).join("")}</g>`,
    )
    .join("")}</g>
<g fill="none" stroke-linecap="round"><path d="M-40 130C180 260 240 420 430 540S720 700 900 900S1060 1060 1240 1120" stroke="#3a1c12" stroke-width="46" opacity=".2" transform="translate(14 30)" filter="url(#soft8)"/>
<g stroke="url(#bark)"><path d="M-40 130C180 260 240 420 430 540" stroke-width="44"/><path d="M400 520C560 610 740 710 900 900" stroke-width="32"/><path d="M890 888C990 1000 1080 1060 1240 1120" stroke-width="22"/>
<path d="M270 420C300 480 300 560 318 640M540 612C560 590 560 580 560 566M640 680C590 740 540 760 520 812M760 760C790 740 820 770 836 792M350 480C300 520 260 510 206 520M430 540C460 500 464 460 470 424M720 720C740 690 760 670 770 640M80 226C90 270 90 290 98 330" stroke-width="11"/><path d="M812 800C800 930 800 1000 790 1070M600 660C560 850 470 960 452 1050" stroke-width="12"/></g>
<path d="M-40 118C180 246 240 408 430 528S720 690 900 890" stroke="#b98462" stroke-width="6" opacity=".55"/></g>
${leaves.map(([x, y, size, turn]) => twigLeaf(x, y, size, turn)).join("")}
${apricot(790, 1176, 1.12, 6)}${apricot(446, 1148, 0.98, -8)}
${twigLeaf(790, 1070, 0.95, 150)}${twigLeaf(454, 1050, 0.85, 36)}
${buds.map(([x, y, size, turn]) => bud(x, y, size, turn)).join("")}
${flowers.map(([x, y, size, turn]) => blossom(x, y, size, turn)).join("")}
<g fill="#fff3ee" stroke="#e9b3ab">${[
    [980, 560, 0.5, 40],
    [1040, 760, 0.4, 120],
    [240, 960, 0.46, 200],
    [620, 1380, 0.5, 80],
  ]
    .map(
      ([x, y, size, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="${petal}"/>`,
    )
    .join("")}</g>`,
  0.16,
);
