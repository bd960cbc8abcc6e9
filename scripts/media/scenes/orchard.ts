import * as shapes from "#app/designs/1005-apricot-bough/ornament/shapes.ts";
import { chance, round, times, type Scene } from "./brush.ts";
import { at as placed } from "./flat.ts";

/* Flat pictures in the colours of the palette `apricot`, with the fruit and flowers of its ornament. */
const cream = "#fff6ee";
const shell = "#fff0dc";
const peach = "#f9d3a6";
const light = "#f2b06d";
const fruit = "#e08a3c";
const rust = "#a8561c";
const wax = "#b4481f";
const bark = "#7d5446";
const dark = "#4a2b23";

type Place = readonly [x: number, y: number, size: number, turn?: number];

/** A picture whose lines have round ends and joints. */
function flat(name: string, width: number, height: number, body: string): Scene {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;
  return { name, width, height, svg };
}

function at([x, y, size, turn]: Place, body: string): string {
  return placed(x, y, body, turn, size);
}

const apricot = `<path d="${shapes.apricot}" fill="${fruit}" stroke="${rust}" stroke-width="1.2"/><ellipse cx="-7" cy="24" rx="9" ry="11" fill="${wax}" opacity=".22"/><path d="${shapes.suture}" fill="none" stroke="${rust}" opacity=".5"/>`;
const leaf = `<path d="${shapes.leaf}" fill="#8b9850"/><path d="${shapes.leafShade}" fill="#69783a"/><path d="${shapes.veins}" fill="none" stroke="${shell}"/>`;
const blossom = [
  ...times(
    5,
    (index) =>
      `<path transform="rotate(${index * 72})" d="${shapes.petal}" fill="${shell}" stroke="${rust}"/>`,
  ),
  ...times(
    5,
    (index) => `<path transform="rotate(${index * 72})" d="${shapes.blush}" fill="${light}"/>`,
  ),
  ...times(9, (index) => {
    const angle = 0.2 + (index / 9) * Math.PI * 2;
    const [x, y] = [round(Math.cos(angle) * 11), round(Math.sin(angle) * 11)];
    return `<path d="M0 0L${x} ${y}" stroke="${rust}" stroke-width=".7"/><circle cx="${x}" cy="${y}" r="1.6" fill="${fruit}"/>`;
  }),
  `<circle r="2.6" fill="${rust}"/>`,
].join("");
const bud = `<path d="M0 -2C-6 -5 -6.5 -13 0 -16C6.5 -13 6 -5 0 -2Z" fill="${light}" stroke="${rust}"/><path d="M0 1C-5 -1 -5.5 -5 -4 -8C-3 -5 -1 -5 0 -7C1 -5 3 -5 4 -8C5.5 -5 5 -1 0 1Z" fill="${rust}"/>`;

const all = (shape: string, places: readonly Place[]) =>
  places.map((place) => at(place, shape)).join("");

/** Courses of stone between two heights. */
function courses(from: number, to: number, step: number, width: number, line: string): string {
  return times(Math.ceil((to - from) / step), (row) => {
    const y = from + row * step;
    const joints = times(9, (joint) => `M${joint * 170 + (row % 2 ? 85 : 0)} ${y}v${step}`);
    return `<path d="M0 ${y}H${width}${joints.join("")}" fill="none" stroke="${line}" stroke-width="6"/>`;
  }).join("");
}

const courtyard = flat(
  "apricot-courtyard",
  1200,
  1500,
  `<path d="M0 0H1200V1500H0Z" fill="${peach}"/>${courses(0, 1140, 114, 1200, "#f3c48f")}
<path d="M400 1140V720A270 270 0 0 1 940 720V1140Z" fill="${light}" stroke="${rust}" stroke-width="7"/>
<path d="M400 720A270 270 0 0 1 940 720M670 450V530M479 529L535 585M861 529L805 585M400 720H480M860 720H940M400 860H480M860 860H940M400 1000H480M860 1000H940" fill="none" stroke="${rust}" stroke-width="6"/>
<path d="M480 1140V720A190 190 0 0 1 860 720V1140Z" fill="${cream}" stroke="${rust}" stroke-width="7"/>
<path d="M484 900C560 830 640 880 700 840S820 850 856 880V1140H484Z" fill="#b9bd7f"/>
<path d="M484 980C580 930 700 990 856 940V1140H484Z" fill="#8b9850"/><path d="M640 1140C650 1060 690 1010 700 960L722 958C730 1010 720 1070 760 1140Z" fill="${shell}"/>
<circle cx="742" cy="700" r="62" fill="${light}"/>
<path d="M0 1140H1200V1500H0Z" fill="${light}"/><path d="M0 1140H1200M0 1230H1200M0 1350H1200M190 1140L130 1230M480 1140L450 1230M760 1140L770 1230M1040 1140L1090 1230M300 1230L230 1350M640 1230L630 1350M960 1230L1020 1350M120 1350L20 1500M450 1350L400 1500M820 1350L850 1500" fill="none" stroke="${fruit}" stroke-width="6"/>
<g fill="${wax}" stroke="${dark}" stroke-width="6"><path d="M800 1180H1090V1212H800ZM826 1212H858V1300H826ZM1032 1212H1064V1300H1032Z"/></g>
<path d="M880 1180C850 1150 856 1104 890 1090V1068H930V1090C964 1104 970 1150 940 1180Z" fill="${fruit}" stroke="${dark}" stroke-width="6"/>
<g fill="none" stroke="${bark}"><path d="M270 1290C310 1080 250 900 290 700C310 600 380 520 420 420" stroke-width="64"/><path d="M286 760C230 640 180 560 120 330M330 590C480 480 640 420 900 300" stroke-width="40"/><path d="M410 430C440 340 430 260 470 150M640 410C700 340 760 330 800 210M190 520C140 500 90 500 40 470M880 310C960 290 1030 300 1110 240" stroke-width="22"/></g>
<path d="M210 1300C240 1270 250 1230 262 1190H300C310 1230 320 1270 350 1300C300 1286 260 1286 210 1300Z" fill="${bark}"/>
${all(bud, [
  [120, 330, 4, -20],
  [470, 150, 4, 10],
  [430, 300, 3.4, -60],
  [800, 210, 4, 16],
  [750, 320, 3.4, -70],
  [1110, 240, 4, 60],
  [990, 290, 3.6, -10],
  [40, 470, 3.6, -80],
  [150, 450, 3.4, 40],
  [560, 440, 3.6, 10],
  [690, 400, 3.2, 150],
])}${all(blossom, [
    [250, 640, 2.6, 10],
    [470, 500, 2.8, 40],
    [600, 460, 2.2, 0],
    [860, 330, 2.6, 20],
    [440, 220, 2.2, 50],
  ])}${all(leaf, [
    [190, 540, 2.6, -130],
    [360, 560, 2.6, -60],
    [780, 290, 2.4, -140],
    [940, 300, 2.6, 30],
  ])}`,
);

/** A cup and its saucer from above. */
function cup([x, y, size, turn = 0]: Place): string {
  return at(
    [x, y, size, turn],
    `<circle r="190" fill="${cream}" stroke="${rust}" stroke-width="7"/><circle r="160" fill="none" stroke="${fruit}" stroke-width="6" stroke-dasharray=".1 19"/><path d="M96 -26C170 -44 176 44 96 26" fill="none" stroke="${wax}" stroke-width="22"/><circle r="108" fill="${wax}"/><circle r="94" fill="${shell}"/><circle r="82" fill="#5a3020"/><path d="M-50 -24C-24 -52 20 -54 46 -34" fill="none" stroke="#b98058" stroke-width="9"/>`,
  );
}

const coffee = flat(
  "apricot-coffee",
  1200,
  1500,
  `<path d="M0 0H1200V1500H0Z" fill="${fruit}"/><path d="M-40 180H1240M-40 480H1240M-40 780H1240M-40 1080H1240M-40 1380H1240" stroke="#d47d30" stroke-width="10"/>
<g transform="translate(600 760)"><g fill="${shell}" stroke="${rust}" stroke-width="6">${times(24, (index) => `<circle r="74" cx="${round(500 * Math.cos((index * Math.PI) / 12))}" cy="${round(500 * Math.sin((index * Math.PI) / 12))}"/>`).join("")}</g><circle r="505" fill="${shell}"/><g fill="none" stroke="${light}" stroke-width="7"><circle r="470"/><circle r="430" stroke-dasharray=".1 32" stroke-width="14"/><circle r="392"/></g></g>
${cup([440, 600, 1, -150])}${cup([770, 930, 1, 30])}
<path d="M250 1060C420 1010 520 880 640 700S860 470 960 420" fill="none" stroke="${bark}" stroke-width="20"/>
${all(leaf, [
  [330, 1020, 3, -70],
  [560, 820, 3, 70],
  [880, 470, 3.2, 60],
  [960, 420, 2.8, -30],
])}${all(blossom, [
    [420, 980, 3, 10],
    [570, 790, 3.4, 40],
    [700, 620, 3, 0],
    [830, 520, 3.4, 24],
  ])}${all(bud, [
    [262, 1056, 3.6, -110],
    [760, 540, 3.4, -40],
    [640, 700, 3, 130],
  ])}${all(`<path d="${shapes.fallen}" fill="${shell}" stroke="${rust}"/>`, [
    [200, 300, 4, 30],
    [1010, 1240, 4, 120],
    [960, 200, 3.6, 70],
    [170, 1310, 3.6, 200],
  ])}`,
);

/** Apricots in rows, each row's fruit before the gaps of the one behind it. */
function heap(
  rows: readonly (readonly [y: number, from: number, count: number])[],
  gap: number,
  size: number,
): string {
  const random = chance(7);
  return rows
    .map(([y, from, count]) =>
      times(count, (index) =>
        at(
          [from + index * gap, round(y + random() * 14), size, Math.round(random() * 60 - 30)],
          apricot,
        ),
      ).join(""),
    )
    .join("");
}

const bowl = flat(
  "apricot-bowl",
  1200,
  1500,
  `<path d="M0 0H1200V1500H0Z" fill="${shell}"/><circle cx="600" cy="640" r="470" fill="${peach}"/>
<path d="M0 1130H1200V1500H0Z" fill="${light}"/><path d="M0 1130H1200" stroke="${rust}" stroke-width="7"/>
<path d="M230 1180C300 1150 900 1150 970 1180L1060 1360H140Z" fill="${cream}" stroke="${rust}" stroke-width="6"/><path d="M168 1310H1032" stroke="${wax}" stroke-width="9" stroke-dasharray=".1 26"/>
${all(leaf, [
  [512, 540, 4.2, -130],
  [700, 550, 4.4, -50],
  [360, 715, 4, -160],
  [860, 722, 4, -20],
])}${heap(
    [
      [510, 520, 2],
      [610, 410, 3],
      [710, 320, 4],
    ],
    184,
    4.8,
  )}
<path d="M210 830H990C980 1010 860 1120 720 1150V1190H480V1150C340 1120 220 1010 210 830Z" fill="${wax}" stroke="${dark}" stroke-width="8"/>
<path d="M190 810H1010V860H190Z" fill="${wax}" stroke="${dark}" stroke-width="8"/>
<path d="M236 930C420 990 780 990 964 930" fill="none" stroke="${shell}" stroke-width="9"/><path d="M262 990C420 1046 780 1046 938 990" fill="none" stroke="${shell}" stroke-width="14" stroke-dasharray=".1 46"/>
${at([330, 1210, 3.4, 40], leaf)}${at([270, 1150, 3.4, -60], apricot)}
<g fill="none" stroke="${dark}"><ellipse cx="800" cy="1290" rx="92" ry="44" stroke-width="34"/><ellipse cx="800" cy="1290" rx="92" ry="44" stroke="#f3c15f" stroke-width="22"/></g>
<path d="M766 1226L782 1188H838L854 1226L810 1266Z" fill="${cream}" stroke="${dark}" stroke-width="7"/><path d="M766 1226H854M800 1190L796 1226L810 1262L824 1226L820 1190" fill="none" stroke="${fruit}" stroke-width="5"/>`,
);

const dawn = flat(
  "apricot-dawn",
  1600,
  1200,
  `<path d="M0 0H1600V1200H0Z" fill="${shell}"/><path d="M0 240H1600V1200H0Z" fill="#fde3c4"/><path d="M0 420H1600V1200H0Z" fill="${peach}"/>
<circle cx="1060" cy="470" r="130" fill="${light}"/>
<path d="M60 800C240 690 330 560 450 470C520 400 560 300 640 262C700 240 740 300 800 370C880 470 960 560 1080 640C1140 600 1180 560 1240 540C1310 600 1420 700 1560 800Z" fill="${fruit}" stroke="${rust}" stroke-width="6"/>
<path d="M640 262C700 240 740 300 800 370C830 408 858 444 888 478L820 452L780 500L720 440L660 520L600 430L530 470L486 440C540 380 572 292 640 262ZM1240 540C1268 564 1296 590 1326 618L1278 604L1240 630L1206 598L1150 590C1180 566 1206 552 1240 540Z" fill="${cream}"/>
<path d="M0 800C300 740 560 790 800 770S1300 740 1600 790V1200H0Z" fill="#b9bd7f"/><path d="M0 900C300 850 640 900 900 870S1400 850 1600 890V1200H0Z" fill="#8b9850"/>
${times(9, (index) => {
  const x = 100 + index * 176 + (index % 2) * 30;
  const size = 1 + (index % 3) * 0.14;
  return at(
    [x, 1010 + (index % 2) * 60, size],
    `<path d="M-12 0C-6 -40 -6 -60 -4 -100H6C6 -60 8 -40 14 0ZM0 -50L-34 -96M2 -62L36 -104" fill="${bark}" stroke="${bark}" stroke-width="8"/><path d="M-78 -110C-100 -160 -50 -196 -26 -178C-4 -220 56 -206 58 -170C98 -170 104 -116 70 -104C50 -78 -50 -76 -78 -110Z" fill="${shell}" stroke="${rust}" stroke-width="5"/><path d="M-50 -124h.1M-20 -150h.1M14 -124h.1M40 -156h.1M62 -126h.1M8 -182h.1M-28 -108h.1" stroke="${light}" stroke-width="20"/><path d="M-50 -124h.1M-20 -150h.1M14 -124h.1M40 -156h.1M62 -126h.1M8 -182h.1M-28 -108h.1" stroke="${fruit}" stroke-width="7"/>`,
  );
}).join("")}
<path d="M0 1110C400 1080 900 1130 1600 1090V1200H0Z" fill="#69783a"/>`,
);

const duduk = flat(
  "apricot-duduk",
  1600,
  1200,
  `<path d="M0 0H1600V1200H0Z" fill="${wax}"/><g fill="none" stroke="#c65a30" stroke-width="16">${times(8, (index) => `<path d="M-20 ${90 + index * 150}l100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60 100 60 100 -60"/>`).join("")}</g>
<path d="M0 160H1600V1040H0Z" fill="${shell}"/><path d="M0 190H1600M0 1010H1600" stroke="${fruit}" stroke-width="10"/><path d="M0 226H1600M0 974H1600" stroke="${wax}" stroke-width="14" stroke-dasharray=".1 40"/>
<g transform="translate(800 600)rotate(-13)"><path d="M-560 -44H470C520 -44 560 -50 590 -58V58C560 50 520 44 470 44H-560C-580 20 -580 -20 -560 -44Z" fill="${fruit}" stroke="${dark}" stroke-width="8"/><path d="M-556 12H470C520 14 560 20 586 30V54C560 48 520 42 470 42H-558C-564 32 -562 20 -556 12Z" fill="${rust}" opacity=".6"/><path d="M-470 -44V44M-440 -44V44M430 -44V44M456 -44V44" stroke="${dark}" stroke-width="8"/><g fill="${dark}">${times(8, (index) => `<ellipse cx="${-350 + index * 96}" cy="-8" rx="21" ry="17"/>`).join("")}</g><path d="M-562 -34C-640 -34 -700 -50 -790 -66C-800 -30 -800 30 -790 66C-700 50 -640 34 -562 34Z" fill="#f6d79a" stroke="${dark}" stroke-width="8"/><path d="M-700 -48V48M-660 -42V42" stroke="${rust}" stroke-width="14"/><path d="M-780 -36C-740 -30 -720 -28 -712 -26M-782 0H-712M-780 36C-740 30 -720 28 -712 26" fill="none" stroke="${rust}" stroke-width="4"/></g>
<path d="M1180 900C1290 860 1370 780 1460 760" fill="none" stroke="${bark}" stroke-width="20"/>${all(
    leaf,
    [
      [1250, 870, 3.4, 60],
      [1460, 760, 3.4, -20],
      [1330, 815, 3, -90],
    ],
  )}${all(blossom, [
    [1220, 880, 3.4, 0],
    [1370, 800, 3.8, 30],
  ])}${all(apricot, [
    [210, 320, 4, 10],
    [360, 340, 3.6, -12],
  ])}${at([270, 330, 3.6, -60], leaf)}`,
);

const crate = flat(
  "apricot-crate",
  1600,
  1200,
  `<path d="M0 0H1600V1200H0Z" fill="${peach}"/><path d="M0 930H1600V1200H0Z" fill="#b9bd7f"/><path d="M0 930H1600" stroke="#8b9850" stroke-width="10"/>
${times(6, (index) => at([80 + index * 290, 930, 1], `<path d="M-8 0C-30 -60 -60 -80 -90 -90M0 0C0 -70 10 -110 30 -140M8 0C30 -40 60 -60 100 -66" fill="none" stroke="#8b9850" stroke-width="12"/>`)).join("")}
${all(leaf, [
  [474, 474, 4.4, -130],
  [756, 366, 4.6, -100],
  [1136, 470, 4.4, -40],
  [930, 384, 4, -60],
])}${heap(
    [
      [330, 690, 2],
      [420, 420, 5],
      [510, 330, 6],
    ],
    188,
    5,
  )}
<g fill="#d9a066" stroke="${dark}" stroke-width="8"><path d="M230 640H1370V760H230ZM250 790H1350V900H250ZM270 930H1330V1030H270Z"/><path d="M230 610H320V1060H262ZM1370 610H1280V1060H1338Z" fill="${fruit}"/></g>
<path d="M290 680C500 690 700 674 1260 690M300 836C600 850 900 826 1270 842M310 980C600 990 900 970 1260 984" fill="none" stroke="${rust}" stroke-width="5" opacity=".6"/>
<g transform="translate(800 815)"><circle r="104" fill="${cream}" stroke="${dark}" stroke-width="7"/>${at([0, 0, 3.2, 0], blossom)}</g>
${at([1440, 960, 4.4, 14], apricot)}${at([140, 980, 4, -20], apricot)}${at([1450, 960, 3.4, -40], leaf)}`,
);

/** The pictures of 1005. */
export const orchard = [courtyard, coffee, bowl, dawn, duduk, crate];
