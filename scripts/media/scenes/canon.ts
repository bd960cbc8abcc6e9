import {
  bird,
  flame,
  halfPalmette,
  palmette,
  rosette,
  wing,
} from "#app/designs/1001-canon-table/ornament/shapes.ts";
import { chance, round, times, type Scene } from "./brush.ts";

/* Pictures as a painter of canon tables would have made them: flat, in four colours and gold. */

const width = 1200;
const height = 1500;
const vellum = "#f8f1e4";
const cream = "#fffaf0";
const gold = "#b8893d";
const carmine = "#a83a42";
const rose = "#cf5a5f";
const lapis = "#274a80";
const green = "#4d7350";
const ink = "#3a2a20";

const lined = `stroke="${gold}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;
const drawn = `fill="none" ${lined}`;

/** A drawing, moved, turned by degrees and scaled; mirrored where `flip` is -1. */
function at(x: number, y: number, scale: number, body: string, turn = 0, flip = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)})rotate(${turn})scale(${scale * flip} ${scale})">${body}</g>`;
}

/** Bird, wing and crest, its feet on the origin. */
const peacock = `<g stroke="${gold}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 -6L-4 0H3M7 -10V0H14M16 -49C15 -54 13 -57 10 -59M18 -50C18 -55 18 -58 16 -62M21 -50C22 -54 23 -57 23 -61" fill="none"/><path d="${bird}" fill="${lapis}"/><path d="${wing}" fill="${carmine}"/><path d="M-92 -3h.01M-80 -3.500h.01M-68 -3h.01M10 -59h.01M16 -62h.01M23 -61h.01" stroke-width="4"/><path d="M19 -45.500h.01" stroke="${cream}" stroke-width="2.600"/></g>`;

/** The pointed ornament of the margins, its tip at -84. */
const marginal = (body = lapis, lobes = carmine) =>
  `<g stroke="${gold}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M0 30V92M0 34C-16 34 -16 46 -5 46C3 46 3 38 -3 38M0 34C16 34 16 46 5 46C-3 46 -3 38 3 38" fill="none" stroke-width="2.600"/><path d="${flame}" fill="${body}"/><path d="${halfPalmette}" fill="${lobes}"/><path d="${halfPalmette}" fill="${lobes}" transform="scale(-1 1)"/><path d="M0 -70C9 -55 13 -44 8 -31C5.500 -24 2 -20 0 -12C-2 -20 -5.500 -24 -8 -31C-13 -44 -9 -55 0 -70Z" fill="${rose}"/><path d="M0 24V-6M5 14C14 20 27 16 29 2M-5 14C-14 20 -27 16 -29 2" fill="none" stroke-width="1.400"/></g>`;

/** The cup from which the water of life springs, its foot on the origin. */
const fountain = `<g stroke="${gold}" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"><path d="M0 -47C5 -35 -14 -40 -16 -27M0 -47C-5 -35 14 -40 16 -27" fill="none" stroke="${lapis}" stroke-width="2"/><path d="M-3 -36H3V-26H-3Z" fill="${cream}"/><path d="M0 -58C6.500 -51 8 -43 4.500 -35.500H-4.500C-8 -43 -6.500 -51 0 -58Z" fill="${carmine}"/><path d="M-20 -26H20C19 -16 11 -13 5 -12V-7H11V0H-11V-7H-5V-12C-11 -13 -19 -16 -20 -26Z" fill="${rose}"/><path d="M-18 -22H18M-5 -9.500H5" fill="none"/></g>`;

/** A page of vellum with a painted frame around `body`. */
function page(name: string, body: string): Scene {
  const frame = (inset: number, thick: number, colour: string) =>
    `<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<pattern id="stripes" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H56V19H0Z" fill="${carmine}"/><path d="M0 19H56V23H0Z" fill="${gold}"/><path d="M0 23H56V42H0Z" fill="${cream}"/><path d="M0 42H56V46H0Z" fill="${gold}"/><path d="M0 46H56V56H0Z" fill="${lapis}"/></pattern>
<pattern id="rounds" width="96" height="96" patternUnits="userSpaceOnUse"><path d="M0 0H96V96H0Z" fill="${lapis}"/><g fill="none" stroke="${gold}" stroke-width="4"><circle cx="48" cy="48" r="34" fill="${carmine}"/><circle cx="0" cy="0" r="14"/><circle cx="96" cy="0" r="14"/><circle cx="0" cy="96" r="14"/><circle cx="96" cy="96" r="14"/></g><g transform="translate(48 48)" fill="${cream}" fill-rule="evenodd"><path d="${rosette(6, 12, 12)}"/></g></pattern>
<clipPath id="inside"><path d="M44 44H${width - 44}V${height - 44}H44Z"/></clipPath>
</defs>
<rect width="${width}" height="${height}" fill="${vellum}"/>
<g clip-path="url(#inside)">${body}</g>
${frame(22, 22, lapis)}${frame(22, 4, gold)}${frame(44, 6, gold)}
</svg>`;
  return { name, width, height, svg };
}

/** Wedges of a band between two circles around a middle, in turn of three colours. */
function wedges(x: number, y: number, inner: number, outer: number, count: number): string {
  const colours = [carmine, cream, green, cream];
  return times(count, (index) => {
    const [from, to] = [index, index + 1].map((step) => Math.PI * (1 + step / count));
    const point = (radius: number, angle = 0) =>
      `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    return `<path d="M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z" fill="${colours[index % 4]}" stroke="${gold}" stroke-width="4"/>`;
  }).join("");
}

/** A column on its base, from `top` to 1330. */
function column(x: number, top: number, wide: number): string {
  const [leftEdge, rightEdge] = [x - wide / 2, x + wide / 2];
  return `<path d="M${leftEdge} ${top}H${rightEdge}V1290H${leftEdge}Z" fill="url(#stripes)" ${lined}/>
<path d="M${leftEdge - 24} ${top}V${top - 26}H${rightEdge + 24}V${top}ZM${leftEdge - 12} ${top}V${top + 22}H${rightEdge + 12}V${top}ZM${leftEdge - 24} 1330V1304H${rightEdge + 24}V1330ZM${leftEdge - 12} 1304V1282H${rightEdge + 12}V1304Z" fill="${gold}" stroke="${ink}" stroke-width="2"/>`;
}

/** A table of references under an arch: numbers in two columns, here strokes. */
function table(): string {
  const next = chance(11);
  return [-1, 1]
    .flatMap((side) =>
      times(9, (row) => {
        const [x, y] = [600 + side * 150, 872 + row * 48];
        const long = 36 + next() * 60;
        const colour = row % 3 === 0 ? carmine : ink;
        return `<path d="M${x - 84} ${y}h${round(26 + next() * 14)}M${x - 24} ${y}h${round(long)}" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>`;
      }),
    )
    .join("");
}

/** The first page: a canon table, two birds at a cup on its roof. */
const canonPage = page(
  "canon-page",
  `<path d="M170 430H1030V800H170Z" fill="url(#rounds)" ${lined}/>
<path d="M252 800A348 348 0 0 1 948 800Z" fill="${vellum}" ${lined}/>
${wedges(600, 800, 286, 346, 15)}
<path d="M150 404H1050V432H150Z" fill="${gold}"/><path d="M150 418H1050" stroke="${carmine}" stroke-width="8" stroke-dasharray="4 22" stroke-linecap="round"/>
${wedges(451, 822, 104, 134, 9)}${wedges(749, 822, 104, 134, 9)}
${[244, 956].map((x) => column(x, 826, 76)).join("")}${column(600, 848, 36)}
${table()}
<path d="M110 1330H1090V1366H110Z" fill="${carmine}" ${lined}/>
${at(600, 404, 3.3, fountain)}${at(380, 404, 3, peacock)}${at(820, 404, 3, peacock, 0, -1)}
${at(600, 700, 1.5, marginal(green))}`,
);

/** Lines of writing from one side of a column to the other. */
function writing(left: number, right: number, from: number, rows: number, seed: number): string {
  const next = chance(seed);
  return times(rows, (row) => {
    let [x, d] = [row < 3 ? left + 190 : left, ""];
    while (x < right - 30) {
      const long = Math.min(24 + next() * 70, right - x);
      d += `M${round(x)} ${from + row * 62}h${round(long)}`;
      x += long + 30;
    }
    return `<path d="${d}" stroke="${row === 8 ? carmine : ink}" stroke-width="13" stroke-linecap="round" fill="none" opacity=".86"/>`;
  }).join("");
}

/** A column of text; in its margin an ornament, and a bird that brings a ring to the red line. */
const canonMargin = page(
  "canon-margin",
  `<path d="M726 90V1410M744 90V1410" stroke="${gold}" stroke-width="4"/>
${writing(120, 690, 190, 20, 5)}
<path d="M110 140H282V344H110Z" fill="${lapis}" ${lined}/>
${at(196, 322, 5.6, `<path d="${palmette}" fill="${rose}" stroke="${gold}" stroke-width="1"/><path d="M0 -5V-18" stroke="${gold}" stroke-width="1.300" stroke-linecap="round"/>`)}
${at(930, 470, 3.5, marginal())}
${at(1000, 860, 2.7, peacock, 0, -1)}
<path d="M914 748a32 32 0 1 1 -.1 0" fill="none" stroke="${gold}" stroke-width="12"/><path d="M898 738l16-20 16 20-16 14z" fill="${rose}" ${lined}/>
<path d="M800 868H1110" ${drawn}/>
${at(940, 1270, 2.3, marginal(green, carmine))}`,
);

/** The garden behind the gate: two peacocks drink, trees stand around. */
const canonSpring = page(
  "canon-spring",
  `<path d="M46 900C250 840 420 950 600 900S960 840 1154 900V1454H46Z" fill="${green}" ${lined}/>
<circle cx="600" cy="620" r="400" fill="${cream}" ${lined}/>
<circle cx="600" cy="620" r="366" fill="none" stroke="${carmine}" stroke-width="26" stroke-dasharray="0 46" stroke-linecap="round"/>
<circle cx="600" cy="620" r="332" fill="none" stroke="${gold}" stroke-width="5"/>
${at(170, 720, 2.6, marginal())}${at(1030, 720, 2.6, marginal())}
<path d="M46 1010C250 950 420 1060 600 1010S960 950 1154 1010V1454H46Z" fill="${carmine}" ${lined}/>
${at(600, 1036, 7.4, fountain)}
${at(372, 1046, 3.1, peacock)}${at(828, 1046, 3.1, peacock, 0, -1)}
${times(13, (index) => at(110 + index * 82, 1200 + (index % 2) * 70, 2.6, `<path d="${palmette}" fill="${index % 3 ? rose : cream}" stroke="${gold}" stroke-width="1.500"/>`)).join("")}
<path d="M46 1330H1154M46 1400H1154" stroke="${gold}" stroke-width="6"/><path d="M46 1365H1154" stroke="${cream}" stroke-width="22" stroke-dasharray="0 44" stroke-linecap="round"/>`,
);

const grape = times(4, (row) =>
  times(
    4 - row,
    (index) => `<circle cx="${(index - (3 - row) / 2) * 40}" cy="${row * 36}" r="21"/>`,
  ).join(""),
).join("");

/** A vine that goes up in rounds, a bunch in one and a bird in the next. */
const canonVine = page(
  "canon-vine",
  `<path d="M330 60H870V1440H330Z" fill="${cream}" stroke="${gold}" stroke-width="6"/>
<path d="M600 1440C860 1380 860 1150 600 1090S340 800 600 740S860 450 600 390S400 200 540 130" fill="none" stroke="${gold}" stroke-width="26" stroke-linecap="round"/>
<path d="M600 1440C860 1380 860 1150 600 1090S340 800 600 740S860 450 600 390S400 200 540 130" fill="none" stroke="${green}" stroke-width="16" stroke-linecap="round"/>
${[
  [640, 1250],
  [640, 545],
]
  .map(([x = 0, y = 0]) =>
    at(
      x,
      y,
      1.35,
      `<path d="M110 -70C70 -120 0 -110 0 -20" ${drawn}/><g fill="${carmine}" stroke="${gold}" stroke-width="3.500">${grape}</g>`,
    ),
  )
  .join("")}
${at(640, 950, 2.2, peacock)}${at(600, 290, 1.7, peacock, 0, -1)}<path d="M410 950C500 962 640 956 720 950M520 290H680" ${drawn}/>
${[
  [770, 1330, 40],
  [800, 1180, -30],
  [420, 990, 200],
  [410, 840, 150],
  [790, 640, 30],
  [786, 500, -30],
  [430, 300, 200],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(
      x,
      y,
      3.2,
      `<path d="${palmette}" fill="${green}" stroke="${gold}" stroke-width="1.300"/>`,
      turn,
    ),
  )
  .join("")}
${[190, 1010].map((x) => [330, 750, 1170].map((y) => at(x, y, 2, marginal(y === 750 ? green : lapis))).join("")).join("")}`,
);

const pomegranate = `<g stroke="${gold}" stroke-width="4" stroke-linejoin="round"><path d="M-20 -62L-26 -96L-8 -80L0 -100L8 -80L26 -96L20 -62Z" fill="${rose}"/><circle r="66" fill="${carmine}"/><path d="M0 -44C26 -30 30 26 0 48C-30 26 -26 -30 0 -44Z" fill="${cream}"/></g><g fill="${rose}"><circle cy="-18" r="9"/><circle cx="-10" cy="2" r="9"/><circle cx="10" cy="2" r="9"/><circle cy="22" r="9"/></g>`;

/** A tree with pomegranates, a bird on either side of its stem. */
const canonTree = page(
  "canon-tree",
  `<path d="M46 1230H1154V1454H46Z" fill="${lapis}" ${lined}/><path d="M46 1300H1154M46 1386H1154" stroke="${gold}" stroke-width="5"/><path d="M46 1343H1154" stroke="${rose}" stroke-width="26" stroke-dasharray="0 52" stroke-linecap="round"/>
<path d="M574 1230C590 1060 586 900 590 760H610C614 900 610 1060 626 1230Z" fill="${carmine}" ${lined}/>
<g fill="none" stroke="${gold}" stroke-width="16" stroke-linecap="round"><path d="M600 860C480 830 350 760 300 640M600 860C720 830 850 760 900 640M600 760C560 640 420 560 390 400M600 760C640 640 780 560 810 400M600 800V300"/></g>
${[
  [300, 600, -14],
  [900, 600, 14],
  [390, 350, -8],
  [810, 350, 8],
  [600, 260, 0],
  [600, 560, 0],
]
  .map(([x = 0, y = 0, turn = 0]) => at(x, y, 1.35, pomegranate, turn))
  .join("")}
${[
  [460, 820, -60],
  [740, 820, 60],
  [500, 640, -40],
  [700, 640, 40],
  [480, 500, -60],
  [720, 500, 60],
  [250, 460, -40],
  [950, 460, 40],
  [500, 200, -40],
  [700, 200, 40],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(
      x,
      y,
      3.4,
      `<path d="${palmette}" fill="${green}" stroke="${gold}" stroke-width="1.300"/><path d="M0 -5V-18" stroke="${gold}" stroke-linecap="round"/>`,
      turn,
    ),
  )
  .join("")}
${at(408, 1230, 3.3, peacock)}${at(792, 1230, 3.3, peacock, 0, -1)}`,
);

/** The pictures of 1001. */
export const canonScenes = [canonPage, canonMargin, canonSpring, canonVine, canonTree];
