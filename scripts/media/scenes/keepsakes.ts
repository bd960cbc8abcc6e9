import { times } from "./brush.ts";
import { at, box, circle, flat, line, shape } from "./flat.ts";
import { cream, sand, wood, brown, bark, ink, leaf, green, forest, apricot } from "./walnut.ts";

/* Keepsakes of a man of sixty: his watch, his chess, his first car. */

/** His watch. */
export const decadesWatch = flat(
  "decades-watch",
  green,
  (() => {
    const marks = times(
      12,
      (hour) =>
        `<path d="M-9 -216h18v${hour % 3 ? 34 : 58}h-18Z" fill="${bark}" transform="rotate(${hour * 30})"/>`,
    ).join("");
    const holes = [1200, 1270, 1340].map((y) => circle(forest, 600, y, 15)).join("");
    return (
      shape(forest, "M0 0H1200V1500H0Z", 'opacity=".35"') +
      shape(brown, "M470 -10H730L760 480H440ZM440 1010H760L730 1510H470Z") +
      line(
        sand,
        6,
        "M492 0L466 440M708 0L734 440M466 1050L490 1500M734 1050L710 1500",
        'stroke-dasharray="26 20"',
      ) +
      holes +
      box(sand, 930, 690, 70, 110, 20) +
      line(wood, 6, "M952 694v102M974 694v102") +
      shape(sand, "M420 420H780L830 560H370ZM370 930H830L780 1070H420Z") +
      circle(sand, 600, 745, 350) +
      circle(wood, 600, 745, 306) +
      circle(cream, 600, 745, 288) +
      at(
        600,
        745,
        marks +
          shape(ink, "M-13 40L-9 -130L0 -150L9 -130L13 40Z", 'transform="rotate(-52)"') +
          shape(ink, "M-10 50L-6 -200L0 -220L6 -200L10 50Z", 'transform="rotate(60)"') +
          line(apricot, 6, "M0 60V-190", 'transform="rotate(190)"') +
          circle(ink, 0, 0, 20) +
          circle(sand, 0, 0, 8),
      )
    );
  })(),
);

/** An evening's chess. */
export const decadesChess = flat(
  "decades-chess",
  sand,
  (() => {
    const squares = times(64, (square) => [square % 8, Math.floor(square / 8)] as const)
      .filter(([column, row]) => (column + row) % 2)
      .map(([column, row]) => {
        const y = (rank: number) => 880 + rank * 62 + rank * rank * 2;
        const x = (file: number, rank: number) => 600 + (file - 4) * (96 + rank * 8);
        return `M${x(column, row)} ${y(row)}L${x(column + 1, row)} ${y(row)}L${x(column + 1, row + 1)} ${y(row + 1)}L${x(column, row + 1)} ${y(row + 1)}Z`;
      })
      .join("");
    const foot = (y: number) =>
      `M-120 ${y}Q-120 ${y - 50} -90 ${y - 54}H90Q120 ${y - 50} 120 ${y}Z`;
    const knight =
      "M-90 0C-96 -120 -30 -180 -20 -260C-50 -236 -90 -226 -116 -196C-146 -180 -176 -200 -178 -240C-160 -300 -120 -330 -96 -386C-90 -430 -40 -470 4 -476L-2 -524L52 -470C140 -420 150 -260 110 -150C96 -100 90 -60 90 0Z";
    const king =
      "M-78 0C-60 -120 -60 -230 -100 -330C-130 -410 -40 -450 0 -386C40 -450 130 -410 100 -330C60 -230 60 -120 78 0ZM-90 -196H90V-164H-90Z";
    const pawn =
      "M-66 0C-50 -90 -40 -130 -34 -170H-64V-196H-44A66 66 0 1 1 44 -196H64V-170H34C40 -130 50 -90 66 0Z";
    const edge = `stroke="${bark}" stroke-width="5" stroke-linejoin="round"`;
    return (
      circle(green, 600, 480, 380) +
      shape(brown, "M140 860H1060L1250 1510H-50Z") +
      shape(sand, "M216 880H984L1136 1504H64Z") +
      shape(wood, squares) +
      at(
        380,
        1060,
        shape(bark, knight) +
          shape(bark, foot(40)) +
          circle(sand, -60, -360, 13) +
          line(sand, 7, "M40 -440C92 -390 104 -290 80 -190M-172 -232l30 6M-94 -62H94"),
        0,
        1.12,
      ) +
      at(
        806,
        960,
        shape(cream, king, edge) +
          shape(cream, foot(40), edge) +
          shape(cream, "M-13 -400V-500H13V-400ZM-44 -470H44V-444H-44Z", edge) +
          line(wood, 8, "M-90 -180H90M-84 -40H84M-78 0H78") +
          line(brown, 6, "M-70 -350C-90 -400 -30 -420 0 -370C30 -420 90 -400 70 -350"),
        0,
        1,
      ) +
      at(
        610,
        1290,
        shape(cream, pawn, edge) + shape(cream, foot(40), edge) + line(wood, 7, "M-60 -182H60"),
        0,
        0.9,
      ) +
      at(
        980,
        1310,
        shape(bark, pawn) + shape(bark, foot(40)) + line(sand, 6, "M-60 -182H60"),
        0,
        0.9,
      )
    );
  })(),
);

/** The first car, loaded for the road. */
export const decadesCar = flat(
  "decades-car",
  "#efd9b4",
  circle(apricot, 860, 470, 150) +
    shape(
      leaf,
      "M0 1010C160 860 300 800 420 870C520 780 640 720 760 840C900 760 1060 820 1200 930V1100H0Z",
    ) +
    shape(green, "M0 1080C200 960 420 1010 600 990S1000 960 1200 1050V1200H0Z") +
    shape(brown, "M0 1160H1200V1500H0Z") +
    line(sand, 14, "M40 1330H240M400 1330H600M760 1330H960M1110 1330H1200") +
    at(
      600,
      1130,
      box(brown, -250, -452, 150, 84, 10) +
        line(bark, 7, "M-210 -452v84M-140 -452v84") +
        box(green, -90, -430, 200, 62, 10) +
        line(sand, 6, "M-40 -430v62M60 -430v62") +
        circle(cream, 150, -402, 34) +
        line(apricot, 8, "M120 -402h60") +
        line(bark, 10, "M-280 -362H220M-240 -362v34M180 -362v34") +
        shape(
          cream,
          "M-500 -10V-130C-500 -160 -470 -176 -430 -182L-330 -196L-250 -310C-236 -330 -216 -340 -190 -340H130C160 -340 184 -330 204 -306L300 -196L440 -176C490 -168 510 -140 510 -100V-10C510 10 496 20 476 20H-466C-490 20 -500 10 -500 -10Z",
        ) +
        shape(
          "#9fb2b0",
          "M-290 -196L-222 -296C-216 -304 -206 -308 -196 -308H-50V-196ZM-20 -196V-308H124C140 -308 154 -302 164 -290L246 -196Z",
        ) +
        line(
          wood,
          6,
          "M-36 -190V6M-310 -180C-330 -110 -330 -60 -310 6M262 -180C250 -110 250 -60 262 6M-500 -92H510",
        ) +
        line(bark, 10, "M-120 -140h46M50 -140h46") +
        shape(sand, "M-516 -34H-440V2H-516ZM450 -34H526V2H450Z") +
        circle("#f3d48a", 486, -126, 30) +
        line(wood, 6, "M486 -156a30 30 0 1 0 .1 0") +
        shape(apricot, "M-500 -146h34v44h-34Z") +
        [-310, 290]
          .map((x) => circle(ink, x, 20, 104) + circle(sand, x, 20, 58) + circle(wood, x, 20, 22))
          .join(""),
      0,
      1.02,
    ) +
    line(ink, 6, "M180 330q26 -26 50 0q26 -26 50 0M330 260q20 -20 38 0q20 -20 38 0"),
);
