import { chance, fall, glow, round, scene, times } from "./brush.ts";

const width = 1600;
const height = 1200;

/** A ridge line from left to right as the higher of its peaks, with the jags of rock. */
function ridge(
  seed: number,
  base: number,
  peaks: readonly { x: number; high: number; wide: number }[],
  jag: number,
): [number, number][] {
  const random = chance(seed);
  let drift = 0;
  return times(161, (step) => {
    const x = step * 10;
    const high = Math.max(
      ...peaks.map((peak) => {
        const near = 1 - Math.abs(x - peak.x) / peak.wide;
        return near > 0 ? peak.high * near ** 1.45 : 0;
      }),
    );
    drift = drift * 0.7 + (random() - 0.5) * jag;
    return [x, round(base - high + drift * (0.35 + high / 500))];
  });
}

function area(line: readonly (readonly [number, number])[]): string {
  return `M0 ${height}L${line.map(([x, y]) => `${x} ${y}`).join("L")}L${width} ${height}Z`;
}

/** Snow lies where the mountain is high and runs down its furrows. */
function snow(line: readonly (readonly [number, number])[], until: number, seed: number): string {
  const random = chance(seed);
  const top = line.filter(([x, y]) => y < until && x > 560);
  const hem = top.toReversed().map(([x, y]) => {
    const depth = (until - y) * (0.3 + random() * 0.75);
    return `${x} ${round(y + depth)}`;
  });
  return `M${top.map(([x, y]) => `${x} ${y}`).join("L")}L${hem.join("L")}Z`;
}

const masis = { x: 980, high: 520, wide: 760 };
const sis = { x: 380, high: 270, wide: 420 };
const mountains = ridge(7, 860, [masis, sis], 14);
const foothills = ridge(
  19,
  905,
  [
    { x: 120, high: 90, wide: 420 },
    { x: 760, high: 60, wide: 500 },
    { x: 1480, high: 110, wide: 460 },
  ],
  9,
);
const fields = ridge(
  31,
  985,
  [
    { x: 400, high: 46, wide: 700 },
    { x: 1350, high: 60, wide: 600 },
  ],
  5,
);

function poplar(x: number, y: number, high: number, seed: number): string {
  const random = chance(seed);
  const wide = high * (0.1 + random() * 0.03);
  return `M${x} ${y}C${round(x - wide)} ${round(y - high * 0.25)} ${round(x - wide)} ${round(y - high * 0.62)} ${x} ${y - high}C${round(x + wide)} ${round(y - high * 0.62)} ${round(x + wide)} ${round(y - high * 0.25)} ${x} ${y}Z`;
}

function bird(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size * 0.35}Q${x - size * 0.45} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.45} ${y - size * 0.5} ${x + size} ${y - size * 0.28}Q${x + size * 0.4} ${y - size * 0.28} ${x} ${y + size * 0.14}Q${x - size * 0.4} ${y - size * 0.28} ${x - size} ${y - size * 0.35}Z`;
}

/** Vines in rows that meet at the horizon, the light of the sky on their tops. */
function vineyard(): string {
  const random = chance(5);
  const row = (index: number, lift: number) => {
    const far = 800 + (index - 12) * 52;
    const near = 800 + (index - 12) * 230;
    const edge = times(41, (step) => {
      const way = (step / 40) ** 1.6;
      const size = 3 + 30 * way;
      return {
        x: far + (near - far) * way,
        y: 1000 + 230 * way - lift * size,
        half: size * (0.75 + random() * 0.5),
      };
    });
    const leftSide = edge.map(({ x, y, half }) => `${round(x - half)} ${round(y)}`);
    const rightSide = edge.toReversed().map(({ x, y, half }) => `${round(x + half)} ${round(y)}`);
    return `M${[...leftSide, ...rightSide].join("L")}Z`;
  };
  return times(25, (index) => index)
    .map(
      (index) =>
        `<path d="${row(index, 0)}" fill="#24122a"/><path d="${row(index, 0.45)}" fill="#51304a"/>`,
    )
    .join("");
}

const poplars = [
  [96, 1006, 190],
  [132, 1010, 230],
  [170, 1012, 170],
  [212, 1012, 205],
  [1392, 1004, 150],
  [1424, 1006, 196],
  [1462, 1008, 168],
  [1500, 1010, 218],
] as const;

/** The two peaks at dawn, above vineyards. */
export const ararat = scene(
  "ararat-dawn",
  width,
  height,
  [
    fall("sky", [
      [0, "#2d2a52"],
      [0.28, "#6b4a72"],
      [0.5, "#c9757a"],
      [0.66, "#f0a878"],
      [0.8, "#fbd9a4"],
    ]),
    fall("rock", [
      [0, "#8a5f7c"],
      [0.45, "#84587a"],
      [1, "#c08a8e"],
    ]),
    fall("snow", [
      [0, "#fff1e6"],
      [1, "#e9b9b4"],
    ]),
    fall("near", [
      [0, "#8d5a6c"],
      [1, "#5b3650"],
    ]),
    fall("ground", [
      [0, "#6a3f52"],
      [1, "#2a1628"],
    ]),
    glow("sun", [
      [0, "#fff6dc"],
      [0.4, "#ffe3a8", 0.75],
      [1, "#ffcf8a", 0],
    ]),
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g filter="url(#soft24)" opacity=".55">
<path d="M-50 300C300 250 520 320 860 270S1400 220 1700 270V310C1300 290 1000 330 700 330S200 330-50 350Z" fill="#f2a08a"/>
<path d="M200 180C520 150 700 210 1000 170S1400 120 1700 160V190C1400 180 1150 220 900 210S500 220 200 215Z" fill="#d98590" opacity=".8"/>
<path d="M-50 470C250 440 500 500 760 460S1300 430 1700 470V500C1300 480 900 520 600 505S100 500-50 510Z" fill="#ffc79a"/>
</g>
<circle cx="660" cy="690" r="520" fill="url(#sun)"/>
<circle cx="660" cy="700" r="74" fill="#fff4d6"/>
<path d="${area(mountains)}" fill="url(#rock)"/>
<path d="${snow(mountains, 620, 3)}" fill="url(#snow)"/>
<g fill="#5a3f68" opacity=".2">${times(26, (index) => {
    const random = chance(100 + index);
    const x = 760 + random() * 520;
    const top = 470 + Math.abs(x - masis.x) * 0.62 + random() * 60;
    return `<path d="M${round(x)} ${round(top)}l${round(10 + random() * 14)} ${round(90 + random() * 160)} ${round(-34 - random() * 20)} ${round(30 + random() * 40)}Z"/>`;
  }).join("")}</g>
<g filter="url(#soft24)"><rect x="-60" y="800" width="1720" height="70" fill="#ffe0bf" opacity=".72"/></g>
<path d="${area(foothills)}" fill="url(#near)"/>
<g filter="url(#soft24)"><rect x="-60" y="905" width="1720" height="46" fill="#f8c9ac" opacity=".5"/></g>
<path d="${area(fields)}" fill="url(#ground)"/>
${vineyard()}
<g fill="#2f1a30">${poplars.map(([x, y, high], index) => `<path d="${poplar(x, y, high, index)}"/>`).join("")}</g>
<g fill="#4a2f4c">${[
    [470, 380, 20],
    [530, 350, 15],
    [575, 388, 12],
    [1270, 300, 17],
    [1318, 326, 12],
  ]
    .map(([x = 0, y = 0, size = 0]) => `<path d="${bird(x, y, size)}"/>`)
    .join("")}</g>`,
);
