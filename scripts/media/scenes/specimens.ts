import { times } from "./brush.ts";
import { at, flat } from "./flat.ts";

/* Pictures set from letters and signs of a Didot: thick uprights, hairlines, the seam of the page through them. */

const [black, white, grey] = ["#161514", "#ffffff", "#bdb8b0"];

/** `mark` in black on white; right of the middle in white on black. */
function seamed(name: string, mark: (ink: string) => string) {
  return flat(
    name,
    white,
    `<clipPath id="left"><path d="M0 0H600V1500H0Z"/></clipPath><clipPath id="right"><path d="M600 0H1200V1500H600Z"/></clipPath>` +
      `<path d="M600 0H1200V1500H600Z" fill="${black}"/>` +
      `<g clip-path="url(#left)">${mark(black)}</g><g clip-path="url(#right)">${mark(white)}</g>`,
  );
}

/** The ring of an O around a point: heavy at its sides, a hairline above and below. */
function ring(x: number, y: number, wide: number, high: number, heavy: number, thin: number) {
  const oval = (rx: number, ry: number) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  return oval(wide, high) + oval(wide - heavy, high - thin);
}

/** Two capitals O, one through the other: where they cross, each takes the other's colour. */
export const specimenRings = seamed(
  "specimen-rings",
  (ink) =>
    `<path fill="${ink}" fill-rule="evenodd" d="${ring(434, 750, 312, 372, 96, 14)}${ring(766, 750, 312, 372, 96, 14)}"/>`,
);

/** A key: an O for its bow, a stem with serifs, an E's arms for its bit. */
export const specimenKey = seamed("specimen-key", (ink) => {
  const bow = ring(600, 430, 216, 270, 88, 12);
  const stem =
    "M560 700H640V1290H560ZM470 722H730V734H470ZM494 762H706V772H494ZM470 1290H730V1302H470Z";
  const bit =
    "M640 1010H880V1108H868C862 1050 840 1024 786 1024H640ZM640 1250H880V1152H868C862 1210 840 1236 786 1236H640ZM640 1122H776V1078H788V1182H776V1138H640Z";
  return `<path fill="${ink}" fill-rule="evenodd" d="${bow}${stem}${bit}"/>`;
});

/** Two who talk, as quotation marks, and the line they travel on, as dashes. */
export const specimenTalk = seamed("specimen-talk", (ink) => {
  const chevron = "M0 0L236 -330H300L132 0L300 330H236Z";
  const marks = `<path id="mark" fill="${ink}" d="${chevron}"/>`;
  const pair = `${at(60, 610, marks)}${at(252, 610, marks)}`;
  const dots = [496, 600, 704].map((x) => `<circle cx="${x}" cy="610" r="30" fill="${ink}"/>`);
  const rails = `<path d="M0 1110H1200M0 1250H1200" stroke="${ink}" stroke-width="12"/>`;
  const ties = times(
    13,
    (tie) => `<path d="M${tie * 100 - 20} 1080h40v200h-40Z" fill="${ink}"/>`,
  ).join("");
  return `${pair}<g transform="matrix(-1 0 0 1 1200 0)">${pair}</g>${dots.join("")}${ties}${rails}`;
});

/** Arches within arches: the capital Ո, which is one. */
export const specimenArches = flat(
  "specimen-arches",
  white,
  times(7, (step) => {
    const half = 560 - step * 82;
    const top = 130 + step * 112;
    const foot = 1500;
    const inner = half - 46;
    const arch = (reach: number, head: number) =>
      `M${600 - reach} ${foot}V${head + reach}A${reach} ${reach} 0 0 1 ${600 + reach} ${head + reach}V${foot}Z`;
    return (
      `<path fill="${step % 2 ? white : black}" d="${arch(half, top)}"/>` +
      `<path fill="${step % 2 ? black : white}" d="${arch(inner, top + 10)}"/>`
    );
  }).join("") + `<path fill="${grey}" d="M0 1440H1200V1500H0Z"/>`,
);

/** A bunch of asterisks on stems of brackets, with commas for leaves. */
export const specimenFlowers = flat(
  "specimen-flowers",
  "#f4f2ee",
  (() => {
    const petal = "M0 -16C-44 -70 -50 -132 0 -150C50 -132 44 -70 0 -16Z";
    const flower = (ink: string) =>
      times(
        6,
        (turn) => `<path fill="${ink}" d="${petal}" transform="rotate(${turn * 60})"/>`,
      ).join("");
    const leaf = "M0 0A46 46 0 1 1 44 44C40 100 4 150 -64 172C-20 130 0 92 -2 44A46 46 0 0 1 0 0Z";
    const stems = [
      "M600 1180C560 960 420 760 330 560",
      "M600 1180C590 940 560 700 540 360",
      "M600 1180C640 980 800 820 880 620",
      "M600 1180C620 940 700 660 760 330",
      "M600 1180C600 1000 600 840 610 640",
    ];
    const heads = [
      [330, 530, 1, black],
      [530, 320, 0.86, grey],
      [884, 590, 0.94, black],
      [770, 300, 0.78, black],
      [614, 610, 1.1, grey],
    ] as const;
    return (
      `<g fill="none" stroke="${black}" stroke-width="9">${stems.map((d) => `<path d="${d}"/>`).join("")}</g>` +
      `<path d="M600 1180L470 1420M600 1180L560 1430M600 1180L640 1430M600 1180L730 1420" stroke="${black}" stroke-width="9"/>` +
      `<path d="M500 1150H700V1164H500ZM500 1196H700V1210H500ZM536 1164H664V1196H536Z" fill="${black}"/>` +
      at(444, 900, `<path fill="${black}" d="${leaf}"/>`, 24) +
      at(770, 940, `<g transform="scale(-1 1)"><path fill="${black}" d="${leaf}"/></g>`, -20) +
      heads.map(([x, y, size, ink]) => at(x, y, flower(ink), size * 40, size)).join("")
    );
  })(),
);

/** Two capitals Ս raised as glasses, full stops rising in them. */
export const specimenGlasses = flat(
  "specimen-glasses",
  black,
  (() => {
    const bowl =
      "M-190 -430H-60V-418C-96 -414 -106 -400 -106 -356V-130C-106 -20 -58 26 10 26S116 -24 116 -140V-356C116 -400 106 -414 70 -418V-430H190V-418C150 -414 138 -400 138 -356V-130C138 -2 90 58 16 64V330C16 372 60 384 130 388V402H-130V388C-60 384 -16 372 -16 330V62C-120 48 -154 -20 -154 -130V-356C-154 -400 -160 -414 -190 -418Z";
    const wine = "M-92 -250H102V-140C102 -34 66 14 10 14S-92 -30 -92 -130Z";
    const dots = [
      [-40, -60],
      [20, -20],
      [56, -100],
      [-10, -150],
      [40, -196],
      [-56, -190],
    ]
      .map(
        ([x, y], index) =>
          `<circle cx="${x}" cy="${y}" r="${9 + (index % 3) * 4}" fill="${black}"/>`,
      )
      .join("");
    const glass = `<path fill="${grey}" d="${wine}"/>${dots}<path fill="${white}" d="${bowl}"/>`;
    const sparks = [
      [600, 150, 12],
      [540, 216, 8],
      [664, 220, 9],
      [600, 262, 6],
      [480, 150, 6],
      [724, 156, 7],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}"/>`)
      .join("");
    return `${at(366, 800, glass, 13)}${at(834, 800, `<g transform="scale(-1 1)">${glass}</g>`, -13)}${sparks}<path d="M0 1256H1200" stroke="${white}" stroke-width="6"/>`;
  })(),
);
