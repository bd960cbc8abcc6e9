import { times } from "./brush.ts";
import { at, box, circle, flat, line, shape } from "./flat.ts";
import {
  blue,
  cherry,
  deep,
  envelope,
  flower,
  heart,
  ink,
  paper,
  pink,
  rose,
  sand,
  sky,
  tulip,
  white,
  wine,
} from "./post.ts";

/* A love by letters: the wrong door, two shores, the answer. */

/** A door that is not the right one, and the letter in it. */
export const letterDoor = flat(
  "letter-door",
  cherry,
  (() => {
    const bricks = times(20, (row) => {
      const y = row * 76;
      const joints = times(8, (column) => `M${column * 170 + (row % 2 ? 85 : 0)} ${y}v76`).join("");
      return `M0 ${y}H1200${joints}`;
    }).join("");
    return (
      line(wine, 7, bricks) +
      shape(white, "M286 1290V520A314 314 0 0 1 914 520V1290Z") +
      shape(sky, "M340 520A260 260 0 0 1 860 520Z") +
      line(
        white,
        18,
        "M600 520V262M600 520L416 336M600 520L784 336M470 520A130 130 0 0 1 730 520",
      ) +
      box(deep, 340, 556, 520, 734) +
      box(blue, 356, 572, 488, 718) +
      line(
        deep,
        10,
        "M400 620H564V880H400ZM636 620H800V880H636ZM400 1010H564V1244H400ZM636 1010H800V1244H636Z",
      ) +
      box(sand, 484, 918, 232, 58, 10) +
      box(ink, 504, 936, 192, 22, 8) +
      at(600, 884, envelope(white, heart(cherry, 0, 18, 0.6)), -7, 0.62) +
      box(blue, 470, 947, 260, 32) +
      box(sand, 484, 944, 232, 32, 10) +
      circle(sand, 800, 950, 22) +
      shape(sand, "M230 1290H970V1340H230Z") +
      shape(paper, "M160 1340H1040V1400H160ZM90 1400H1110V1500H90Z") +
      line(sand, 6, "M160 1400H1040M90 1500V1400H160V1340") +
      tulip(130, 1240, 180, pink, -26) +
      tulip(160, 1240, 230, white, 10) +
      tulip(196, 1240, 170, rose, 40) +
      shape(deep, "M70 1230H250L230 1404H90Z") +
      tulip(1004, 1240, 170, rose, -34) +
      tulip(1040, 1240, 236, pink, 4) +
      tulip(1074, 1240, 184, white, 32) +
      shape(deep, "M950 1230H1130L1110 1404H970Z")
    );
  })(),
);

/** Between two shores by air. */
export const letterPlane = flat(
  "letter-plane",
  pink,
  (() => {
    const cloud = (x: number, y: number, size: number) =>
      at(
        x,
        y,
        shape(
          white,
          "M-150 40C-190 40 -196 -14 -150 -18C-140 -66 -70 -74 -48 -36C-20 -84 70 -78 78 -24C128 -34 150 40 96 40Z",
        ),
        0,
        size,
      );
    const house = (x: number, wide: number, high: number, roof: string, fill: string) =>
      at(
        x,
        1290,
        shape(fill, `M0 0V${-high}${roof}V0Z`) +
          times(3, (row) =>
            times(2, (column) =>
              box(white, wide * (0.2 + column * 0.38), -high + 30 + row * 62, wide * 0.22, 38),
            ).join(""),
          ).join("") +
          box(ink, wide / 2 - 13, -50, 26, 50),
      );
    return (
      circle(white, 850, 520, 190) +
      cloud(250, 300, 1) +
      cloud(1010, 760, 0.8) +
      cloud(180, 800, 0.6) +
      shape(sky, "M0 1290V1120C200 1080 330 1130 520 1110S900 1060 1200 1110V1290Z") +
      shape(
        blue,
        "M-40 1290C60 1210 110 1110 168 1060L190 1046L214 1064C260 1120 300 1146 350 1104C400 1040 430 960 470 930L496 914L530 938C590 1010 650 1160 780 1290Z",
      ) +
      shape(
        white,
        "M470 930L496 914L530 938L556 980L526 968L500 992L478 964L444 972ZM168 1060L190 1046L214 1064L232 1086L206 1080L190 1098L172 1082L146 1090Z",
      ) +
      house(760, 96, 220, "h18v-30h14v-26h32v26h14v30h18", cherry) +
      house(856, 84, 270, "q10 -10 10 -36q32 0 32 -40q0 40 32 40q0 26 10 36", deep) +
      house(940, 90, 200, "l45 -70l45 70", rose) +
      house(1030, 104, 246, "h26q8 -50 26 -50t26 50h26", blue) +
      house(1134, 84, 214, "l42 -60l42 60", cherry) +
      shape(deep, "M0 1284H1200V1500H0Z") +
      line(
        sky,
        8,
        "M60 1340H260M340 1340H400M520 1390H760M860 1336H1060M940 1420H1160M120 1440H380",
      ) +
      line(cherry, 9, "M90 1010C150 820 270 700 430 640", 'stroke-dasharray="2 30"') +
      at(
        620,
        560,
        shape(deep, "M70 -20L-70 -190H-130L-40 -16Z") +
          shape(
            white,
            "M-250 8C-200 -44 -60 -60 110 -52C200 -46 262 -18 268 8C262 34 200 54 100 54C-40 54 -190 40 -250 8Z",
          ) +
          shape(
            cherry,
            "M-250 8C-240 -4 -224 -16 -204 -24L-262 -120H-312L-280 6ZM-250 8C-190 40 -40 54 100 54C180 54 240 42 260 22C160 32 -60 32 -250 8Z",
          ) +
          shape(blue, "M60 10L-90 176H-156L-50 14Z") +
          shape(deep, "M196 -38C226 -30 250 -16 258 -6L200 -4C190 -14 190 -28 196 -38Z") +
          circle(blue, 140, -14, 13) +
          circle(blue, 92, -17, 13) +
          circle(blue, 44, -18, 13) +
          circle(blue, -4, -18, 13) +
          circle(blue, -52, -16, 13) +
          circle(blue, -100, -12, 13),
        -14,
        1.16,
      )
    );
  })(),
);

/** The last letter: one heart on a sheet of ruled lines. */
export const letterAnswer = flat(
  "letter-answer",
  blue,
  (() => {
    const lines = times(8, (row) => `M-196 ${-200 + row * 62}H196`).join("");
    const liner = times(4, (row) =>
      times(7, (column) =>
        flower(-252 + column * 84 + (row % 2 ? 42 : 0), -330 + row * 70, 0.8, pink),
      ).join(""),
    ).join("");
    return (
      shape(deep, "M0 1160C300 1120 800 1200 1200 1140V1500H0Z") +
      at(
        560,
        1010,
        shape(white, "M-350 -200L0 -470L350 -200Z") +
          `<clipPath id="flap"><path d="M-306 -204L0 -440L306 -204Z"/></clipPath><g clip-path="url(#flap)">${box(cherry, -350, -480, 700, 300)}${liner}</g>` +
          at(
            20,
            -330,
            shape(white, "M-240 -330H240V420H-240Z") +
              line(sky, 4, lines) +
              heart(cherry, 0, -50, 1.7) +
              line(cherry, 7, "M-120 20q26 -26 40 0t40 -6M50 16q22 -24 36 0t44 -4"),
            4,
          ) +
          shape(white, "M-350 -200L0 60L350 -200V270H-350Z") +
          line(sand, 5, "M-350 -200L0 60L350 -200V270H-350ZM-350 270L-86 -4M350 270L86 -4"),
        -5,
      ) +
      at(
        930,
        1060,
        shape(ink, "M-26 -420H26V120L0 226L-26 120Z") +
          shape(sand, "M-26 60H26V84H-26ZM-22 120H22L0 226Z") +
          line(ink, 5, "M0 140V206") +
          box(sand, 20, -400, 14, 200, 7) +
          box(wine, -26, -420, 52, 190, 20),
        26,
      ) +
      line(
        deep,
        8,
        "M96 200C140 260 160 300 190 330M190 330C230 290 270 260 300 240M190 330C180 380 176 430 180 470",
      ) +
      flower(190, 330, 1.7, pink) +
      flower(300, 240, 1.1, white) +
      flower(180, 470, 1, white)
    );
  })(),
);
