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

/* Things that letters need: years, wings, a box. */

/** Years of letters, tied with string. */
export const letterStack = flat(
  "letter-stack",
  sky,
  (() => {
    const sheets = [
      [white, 8, 0],
      [pink, -14, -3],
      [paper, 16, 2],
      [sand, -6, 0],
      [white, 12, -2],
      [rose, -18, 2],
      [paper, 6, -1],
      [pink, 10, 2],
      [white, -8, 0],
    ] as const;
    const edges = sheets
      .map(([fill, aside, turn], row) =>
        at(
          600 + aside,
          1124 - row * 46,
          shape(fill, "M-380 -23H380V23H-380Z") + line(ink, 2, "M-380 23H380", 'opacity=".25"'),
          turn * 0.6,
        ),
      )
      .join("");
    const bow =
      shape(
        cherry,
        "M0 0C-60 -120 -220 -150 -230 -76C-236 -20 -110 20 0 0ZM0 0C60 -120 220 -150 230 -76C236 -20 110 20 0 0Z",
      ) +
      shape(
        wine,
        "M0 0C-50 -70 -150 -96 -160 -62C-164 -34 -80 0 0 0ZM0 0C50 -70 150 -96 160 -62C164 -34 80 0 0 0Z",
      ) +
      shape(
        cherry,
        "M-10 6C-60 70 -96 120 -150 150L-96 156L-84 204C-40 140 0 80 14 10ZM10 6C60 70 96 120 150 150L96 156L84 204C40 140 0 80 -14 10Z",
      ) +
      circle(wine, 0, 2, 26);
    return (
      shape(blue, "M0 1150C300 1130 900 1130 1200 1150V1500H0Z") +
      shape(deep, "M180 1150H1020L1080 1180H120Z", 'opacity=".5"') +
      edges +
      at(
        600,
        560,
        shape(white, "M-380 176L-300 -190H300L380 176Z") +
          line(
            sand,
            5,
            "M-380 176L-300 -190H300L380 176ZM-300 -190L0 40L300 -190M-380 176L-66 -8M380 176L66 -8",
          ),
      ) +
      shape(cherry, "M560 370H640L660 736V1146H540V736Z") +
      shape(cherry, "M252 540H948L962 600H238ZM220 736H980V760H220Z") +
      shape(wine, "M540 736H660V760H540Z") +
      at(600, 566, bow) +
      flower(160, 300, 1.5, white) +
      flower(290, 220, 1, pink) +
      flower(1040, 320, 1.2, pink) +
      flower(960, 226, 0.8, white)
    );
  })(),
);

/** A pigeon that brings one more. */
export const letterPigeon = flat(
  "letter-pigeon",
  deep,
  circle(blue, 600, 720, 520) +
    shape(
      white,
      "M150 790C330 800 430 770 520 690C470 520 500 330 660 190C650 400 720 500 800 580C850 540 930 540 972 596L1040 640L976 656C964 800 850 900 690 904C560 940 320 930 150 790Z",
    ) +
    shape(
      pink,
      "M150 790C330 800 430 770 520 690C560 740 610 780 680 800C560 880 330 900 150 790Z",
    ) +
    shape(
      sky,
      "M520 690C470 520 500 330 660 190C650 400 720 500 800 580C740 640 640 690 520 690Z",
    ) +
    line(
      deep,
      8,
      "M560 600C590 470 610 380 640 300M620 630C650 540 670 470 686 420M690 630C710 580 720 540 730 520",
    ) +
    line(cherry, 7, "M196 806C330 836 450 820 540 760M250 834C360 862 480 850 580 796") +
    circle(ink, 930, 616, 13) +
    shape(sand, "M976 606L1060 640L976 656Z") +
    at(
      1010,
      770,
      line(cherry, 8, "M0 -120L-10 -88M20 -124L30 -90") +
        envelope(white, heart(cherry, 0, 20, 0.8)),
      8,
      0.84,
    ) +
    line(sand, 20, "M640 900L620 970M720 896L730 968") +
    line(rose, 16, "M60 1010C320 960 560 970 800 966S1080 980 1200 930") +
    times(9, (leaf) =>
      at(
        110 + leaf * 130,
        994 - (leaf % 3) * 12,
        shape(leaf % 2 ? pink : rose, "M0 0C24 -60 90 -76 120 -60C104 -14 50 20 0 0Z"),
        leaf % 2 ? 60 : -40,
      ),
    ).join("") +
    flower(210, 950, 1.3, pink) +
    flower(420, 1000, 1, white) +
    flower(880, 1004, 1.2, pink) +
    flower(1080, 980, 0.9, white),
);

/** The letter box at the corner. */
export const letterBox = flat(
  "letter-box",
  paper,
  circle(pink, 820, 480, 230) +
    shape(sky, "M0 1240V980C160 900 300 1000 460 930S820 880 1200 990V1240Z") +
    shape(blue, "M0 1280V1120C200 1050 360 1130 600 1090S960 1050 1200 1130V1280Z") +
    shape(deep, "M0 1240H1200V1500H0Z") +
    line(
      blue,
      8,
      "M96 1330q8 -30 2 -52M120 1332q4 -24 22 -40M420 1420q8 -30 2 -52M444 1422q4 -24 22 -40M860 1400q8 -30 2 -52M884 1402q4 -24 22 -40",
    ) +
    shape(wine, "M540 1010H660V1330H540Z") +
    shape(wine, "M470 1330H730V1370H470Z") +
    shape(wine, "M820 1010V560A160 160 0 0 0 660 400H500V1010Z") +
    shape(cherry, "M340 1010V560A160 160 0 0 1 660 560V1010Z") +
    shape(rose, "M380 970V566A120 120 0 0 1 620 566V970Z") +
    box(wine, 410, 590, 180, 40, 12) +
    at(520, 548, envelope(white, heart(cherry, 0, 18, 0.7)), -10, 0.6) +
    shape(rose, "M380 612H620V970H380Z") +
    line(wine, 6, "M410 614H590") +
    at(500, 800, shape(white, "M-70 -46H70V46H-70Z") + line(cherry, 6, "M-70 -46L0 10L70 -46")) +
    shape(white, "M820 690H860V520H960V620H880V690Z") +
    shape(sand, "M800 680H880V716H800Z") +
    tulip(220, 1290, 300, rose, -40) +
    tulip(270, 1290, 380, pink, 20) +
    tulip(330, 1290, 290, white, 60) +
    tulip(910, 1290, 280, white, -40) +
    tulip(970, 1290, 360, rose, 10) +
    tulip(1030, 1290, 290, pink, 50),
);
