import { times } from "./brush.ts";
import { at, box, circle, flat, line, shape } from "./flat.ts";
import {
  paper,
  cream,
  sand,
  wood,
  brown,
  bark,
  ink,
  leaf,
  green,
  forest,
  apricot,
  tuff,
} from "./walnut.ts";

/* Sixty years in pictures: where he grew up, what he built, where all meet. */

function apricots(places: readonly (readonly [number, number])[], size = 22): string {
  return places
    .map(
      ([x, y]) =>
        circle(apricot, x, y, size) +
        line(brown, 3, `M${x - 5} ${y - size}q-4 ${size} 2 ${size * 1.6}`),
    )
    .join("");
}

/** His grandfather's yard: an apricot tree, a swing, books on the grass. */
export const decadesYard = flat(
  "decades-yard",
  sand,
  circle(cream, 930, 330, 150) +
    shape(leaf, "M0 1130C260 1060 520 1110 760 1080S1100 1090 1200 1070V1500H0Z") +
    shape(cream, "M0 900H330V1108H0Z") +
    shape(brown, "M-20 900L160 790L360 900Z") +
    box(bark, 190, 960, 84, 150) +
    box(sand, 60, 960, 80, 70) +
    line(bark, 6, "M100 960v70M60 995h80") +
    shape(
      bark,
      "M536 1200C566 1080 570 960 550 860C520 800 440 760 400 720L424 700C480 740 540 760 580 800C590 740 600 680 590 620H624C630 690 630 750 640 800C700 750 780 720 850 700L866 724C780 760 690 810 668 870C650 970 660 1090 700 1200Z",
    ) +
    [
      [380, 600, 190],
      [600, 470, 220],
      [830, 590, 200],
      [500, 660, 140],
      [720, 660, 140],
      [600, 600, 180],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(green, x, y, r))
      .join("") +
    [
      [330, 560, 90],
      [520, 430, 110],
      [700, 420, 80],
      [860, 560, 100],
      [620, 600, 90],
      [440, 660, 70],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(leaf, x, y, r))
      .join("") +
    apricots([
      [300, 640],
      [360, 520],
      [430, 600],
      [500, 500],
      [560, 620],
      [620, 380],
      [680, 520],
      [740, 640],
      [800, 500],
      [880, 620],
      [930, 560],
      [600, 720],
      [470, 720],
      [820, 700],
    ]) +
    line(ink, 7, "M790 720V1086M920 690V1086") +
    box(brown, 764, 1080, 182, 26, 8) +
    at(
      330,
      1280,
      shape(bark, "M-170 60L0 20L170 60V76L0 38L-170 76Z") +
        shape(
          cream,
          "M0 24C-60 -20 -120 -16 -164 6V58C-120 36 -60 36 0 62ZM0 24C60 -20 120 -16 164 6V58C120 36 60 36 0 62Z",
        ) +
        line(
          wood,
          5,
          "M-130 22C-90 10 -50 16 -24 30M-130 42C-90 30 -50 36 -24 48M130 22C90 10 50 16 24 30M130 42C90 30 50 36 24 48M0 26V60",
        ),
    ) +
    apricots(
      [
        [560, 1250],
        [620, 1300],
        [700, 1262],
      ],
      26,
    ) +
    line(
      green,
      8,
      "M90 1240q10 -40 4 -70M118 1244q6 -30 26 -50M1060 1290q10 -40 4 -70M1086 1294q6 -30 26 -50M860 1390q10 -40 4 -70M884 1394q6 -30 26 -50",
    ),
);

/** The house that he built, its door open. */
export const decadesHouse = flat(
  "decades-house",
  "#dfe0c4",
  circle(cream, 240, 330, 120) +
    shape(leaf, "M0 1210C300 1160 900 1160 1200 1210V1500H0Z") +
    shape(tuff, "M260 640H940V1230H260Z") +
    line(
      "#b3755a",
      6,
      times(
        8,
        (row) =>
          `M260 ${700 + row * 72}H940` +
          times(7, (column) => `M${300 + column * 104 + (row % 2 ? 52 : 0)} ${628 + row * 72}v72`)
            .filter((_, column) => 300 + column * 104 + (row % 2 ? 52 : 0) < 940)
            .join(""),
      ).join(""),
    ) +
    shape(bark, "M190 650L600 360L1010 650L980 690L600 424L220 690Z") +
    shape(brown, "M300 640L600 424L900 640Z") +
    circle(cream, 600, 560, 56) +
    line(bark, 9, "M600 504v112M544 560h112") +
    shape(brown, "M760 380H850V540L760 476Z") +
    shape(cream, "M470 1230V900A130 130 0 0 1 730 900V1230Z") +
    shape(sand, "M500 1230V900A100 100 0 0 1 700 900V1230Z") +
    shape(green, "M500 1230V900A100 100 0 0 1 530 828L420 880V1290Z") +
    circle(sand, 444, 1090, 11) +
    [310, 770]
      .map(
        (x) =>
          box(cream, x, 800, 120, 170) +
          box("#9fb2b0", x + 14, 814, 92, 142) +
          line(cream, 10, `M${x + 60} 814v142M${x + 14} 880h92`) +
          box(bark, x - 12, 970, 144, 22),
      )
      .join("") +
    times(5, (f) => circle(f % 2 ? apricot : cream, 786 + f * 22, 962 - (f % 2) * 8, 13)).join("") +
    times(5, (f) => circle(f % 2 ? cream : apricot, 326 + f * 22, 962 - (f % 2) * 8, 13)).join("") +
    shape(cream, "M440 1230H760L800 1290H400Z") +
    line(sand, 6, "M420 1260H780") +
    shape(bark, "M1046 1240V980H1072V1240Z") +
    circle(green, 1060, 880, 130) +
    circle(leaf, 1030, 840, 70) +
    apricots(
      [
        [1010, 930],
        [1090, 850],
        [1110, 940],
        [1040, 800],
      ],
      18,
    ) +
    line(brown, 18, "M60 1280L200 720M150 1290L270 730") +
    line(
      brown,
      14,
      times(7, (rung) => `M${76 + rung * 19} ${1216 - rung * 74}l${84 - rung * 2} 8`).join(""),
    ) +
    at(
      950,
      1330,
      times(3, (row) =>
        times(3 - row, (brick) =>
          box(row % 2 ? "#b3755a" : tuff, -150 + brick * 104 + row * 52, -row * 54, 98, 48, 4),
        ).join(""),
      ).join(""),
    ),
);

/** The long table, one place free. */
export const decadesTable = flat(
  "decades-table",
  forest,
  (() => {
    const lamp = (x: number, y: number) =>
      line(bark, 5, `M${x} ${y - 30}v20`) + circle("#f3d48a", x, y, 24);
    const chair = (x: number, fill: string) =>
      shape(fill, `M${x - 70} 640Q${x} 590 ${x + 70} 640V900H${x - 70}Z`) +
      line(bark, 7, `M${x - 34} 650V880M${x} 640V880M${x + 34} 650V880`);
    const plate = (x: number) =>
      `<ellipse cx="${x}" cy="960" rx="86" ry="24" fill="${wood}"/><ellipse cx="${x}" cy="956" rx="80" ry="20" fill="${paper}"/><ellipse cx="${x}" cy="957" rx="52" ry="12" fill="${sand}"/>`;
    const glass = (x: number) =>
      shape(
        "#8c2f2a",
        `M${x - 22} 860H${x + 22}C${x + 22} 900 ${x + 14} 912 ${x} 914C${x - 14} 912 ${x - 22} 900 ${x - 22} 860Z`,
      ) +
      line(
        cream,
        6,
        `M${x - 26} 826C${x - 28} 894 ${x - 16} 914 ${x} 916C${x + 16} 914 ${x + 28} 894 ${x + 26} 826`,
      ) +
      line(wood, 6, `M${x} 916V962M${x - 24} 964H${x + 24}`);
    return (
      line(bark, 6, "M-20 180Q300 330 600 220T1220 190") +
      lamp(120, 268) +
      lamp(300, 300) +
      lamp(470, 284) +
      lamp(650, 246) +
      lamp(830, 232) +
      lamp(1010, 238) +
      lamp(1150, 232) +
      circle(green, 110, 560, 220) +
      circle(green, 1120, 580, 240) +
      circle(leaf, 60, 500, 90) +
      circle(leaf, 1150, 500, 100) +
      chair(170, wood) +
      chair(385, brown) +
      chair(600, apricot) +
      chair(815, brown) +
      chair(1030, wood) +
      shape(cream, "M-20 900H1220L1260 1250H-60Z") +
      shape(paper, "M-60 1240H1260V1500H-60Z") +
      line(sand, 8, "M-60 1240H1260") +
      plate(170) +
      plate(385) +
      plate(815) +
      plate(1030) +
      glass(284) +
      glass(500) +
      glass(710) +
      glass(925) +
      shape(paper, "M520 1010H680V930H520Z") +
      line(
        green,
        6,
        "M600 990V950M600 962q-26 -4 -28 -22q26 0 28 22M600 962q26 -4 28 -22q-26 0 -28 22",
      ) +
      at(
        230,
        1120,
        `<ellipse rx="150" ry="44" fill="${brown}"/>` +
          times(9, (g) =>
            circle(
              g % 3 ? "#5c3352" : "#7a4a6c",
              -80 + (g % 5) * 40,
              -34 - Math.floor(g / 5) * 34,
              26,
            ),
          ).join("") +
          shape(leaf, "M70 -70q60 -50 100 -10q-50 40 -100 10Z"),
      ) +
      at(
        610,
        1130,
        `<ellipse rx="190" ry="40" fill="${wood}"/>` +
          shape(sand, "M-170 -6C-170 -90 -110 -120 0 -120S170 -90 170 -6Z") +
          line(brown, 8, "M-90 -84l30 34M-30 -104l34 40M36 -104l34 40M96 -86l26 30"),
      ) +
      at(
        980,
        1110,
        shape(
          tuff,
          "M-70 20C-120 -60 -60 -110 -46 -150L-60 -200H60L46 -150C60 -110 120 -60 70 20Z",
        ) +
          line(bark, 8, "M-86 -60H86M-80 -36H80") +
          line(tuff, 20, "M60 -180C150 -180 150 -70 92 -50"),
      ) +
      times(7, (fold) => line(sand, 7, `M${60 + fold * 180} 1300q-18 100 4 210`)).join("")
    );
  })(),
);
