/* The night's world: stars on a thread, the cloth, the city under a curtain of lace. */
import { pair, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";
import { ornament as lace } from "#app/designs/families/lace/ornament.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import loud from "#app/designs/kit/loud.css?inline";
import own from "./world.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Stars that the needle joins, from left to right; in the middle they are the two peaks. */
const stars: Point[] = [
  [-20, 150],
  [130, 92],
  [280, 160],
  [420, 190],
  [545, 112],
  [620, 164],
  [740, 44],
  [866, 170],
  [980, 196],
  [1110, 130],
  [1240, 84],
  [1350, 150],
  [1460, 110],
];

/** A needle sews the stars together; a moon of lace rises below them. */
export function Between() {
  return (
    <Frame high={400}>
      <linearGradient id="world-dark" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".3" stopColor="var(--field)" />
        <stop offset="1" stopColor="var(--deco-deep)" />
      </linearGradient>
      <path d="M0 0H1440V400H0Z" fill="url(#world-dark)" />
      <path d="M0 0H1440V400H0Z" opacity=".16" />
      <path
        d="M60 60h.1M210 40h.1M360 90h.1M470 56h.1M580 70h.1M660 100h.1M830 66h.1M920 110h.1M1030 60h.1M1180 40h.1M1300 70h.1M1400 50h.1M90 230h.1M230 270h.1M400 290h.1M500 240h.1M950 270h.1M1060 240h.1M1210 220h.1M1330 280h.1M170 330h.1M1130 330h.1M1400 220h.1M40 300h.1"
        stroke="var(--deco-glint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="720" cy="424" r="250" fill="var(--deco)" opacity=".22" />
      <circle cx="720" cy="424" r="188" fill="var(--deco-deep)" />
      <use href="#roundel" transform="translate(524.4 211.2)scale(1.4)" />
      <g className="thread">
        <Line d={`M${stars.map((star) => pair(...star)).join("L")}`} of="line" width={2} />
      </g>
      <Copies
        of="flower"
        at={stars.slice(1, -1).map(([x, y], index) => ({
          x,
          y,
          turn: index * 17,
          scale: index === 5 ? 0.34 : index % 3 === 0 ? 0.26 : 0.19,
        }))}
      />
      <g className="needle">
        <path d="M-2 0C10 -4 20 -3.5 60 -1L66 0L60 1C20 3.5 10 4 -2 0Z" fill="var(--deco-glint)" />
        <path d="M3 0H12" stroke="var(--deco-deep)" strokeWidth="1.6" strokeLinecap="round" />
      </g>
    </Frame>
  );
}

/** The cloth: rounds knotted to rounds. */
export function Behind() {
  return (
    <Frame high={560}>
      <g transform="scale(1.7)">
        <lace.Field />
      </g>
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="3" />
    </Frame>
  );
}

/** Houses along the street by place, width and height above y = 320. */
const houses = [
  [0, 92, 96],
  [96, 60, 138],
  [160, 110, 80],
  [274, 74, 122],
  [352, 56, 92],
  [412, 96, 110],
  [930, 84, 104],
  [1018, 64, 146],
  [1086, 100, 88],
  [1190, 70, 126],
  [1264, 104, 94],
  [1372, 70, 132],
] as const;

/** The city after midnight: the opera, lit windows, the mountain behind them, a curtain of lace. */
export function Close() {
  return (
    <Frame high={320}>
      <pattern id="world-windows" width="48" height="54" patternUnits="userSpaceOnUse">
        <path
          d="M8 8H15V19H8ZM24 8H31V19H24ZM8 36H15V47H8ZM40 36H47V47H40ZM24 62H31V73H24Z"
          fill="var(--line)"
        />
        <path d="M40 8H47V19H40ZM24 36H31V47H24Z" fill="var(--deco)" />
      </pattern>
      <path d="M0 0H1440V320H0Z" fill="var(--field)" />
      <path
        d="M-40 290C160 276 330 250 440 196C480 174 505 158 520 152L534 162C570 200 620 212 660 200C720 176 770 118 830 92L858 84L886 96C960 140 1060 216 1200 250C1300 272 1400 284 1480 288V320H-40Z"
        fill="var(--surface)"
        stroke="var(--deco-deep)"
        strokeWidth="1.6"
      />
      <g fill="var(--deco-deep)">
        {houses.map(([x, wide, high]) => (
          <path key={x} d={`M${x} 320v${-high}h${wide}v${high}Z`} />
        ))}
        <path d="M520 320V252H560V232H600C604 186 660 166 720 166S836 186 840 232H880V252H920V320Z" />
        <path d="M700 167V156H740V167ZM712 156L720 140L728 156Z" />
      </g>
      {houses.map(([x, wide, high]) => (
        <path
          key={x}
          d={`M${x + 8} 316V${328 - high}H${x + wide - 6}V316Z`}
          fill="url(#world-windows)"
        />
      ))}
      <Line
        d={`M560 244H880M600 224H840M520 262H920${range(9, 612, 828)
          .map((x) => `M${Math.round(x) - 8} 312V286A8 8 0 0 1 ${Math.round(x) + 8} 286V312`)
          .join("")}`}
        of="line"
        width={2}
      />
      <g transform="translate(0 2)">
        <path d="M0 0H1440M0 7H1440" stroke="var(--line)" strokeWidth="1.6" />
        <Copies
          of="point"
          at={range(30, 24, 1416).map((x, index) => ({
            x,
            y: 8,
            turn: 180,
            scale: index % 2 ? 1.55 : 2.2,
          }))}
        />
      </g>
    </Frame>
  );
}

export const css = onScreen(loud, own);
