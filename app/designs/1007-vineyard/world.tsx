/* The vineyard's world: the estate at noon, its cellar, its table in the evening. */
import { range } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Leaves that hang over an edge, 480 of it; drawn three times. */
const fringe: Placement[] = [
  { x: 16, y: 8, turn: 100, scale: 1.5 },
  { x: 62, y: 4, turn: 70, scale: 1.2 },
  { x: 110, y: 10, turn: 110, scale: 1.7 },
  { x: 168, y: 2, turn: 80, scale: 1.3 },
  { x: 214, y: 12, turn: 95, scale: 1.5 },
  { x: 270, y: 4, turn: 75, scale: 1.2 },
  { x: 318, y: 10, turn: 105, scale: 1.7 },
  { x: 372, y: 2, turn: 85, scale: 1.4 },
  { x: 426, y: 10, turn: 100, scale: 1.5 },
];

/** Cypresses by their foot and height. */
const cypresses = [
  [508, 190, 92],
  [532, 192, 70],
  [896, 188, 104],
  [922, 190, 82],
  [1120, 184, 76],
  [300, 188, 80],
  [276, 190, 62],
] as const;

/** The estate at noon: rows that lead up to the house, hills and a church behind it. */
export function Between() {
  return (
    <Frame high={360}>
      <linearGradient id="world-noon" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".6" stopColor="var(--field)" />
      </linearGradient>
      <path d="M0 0H1440V360H0Z" fill="url(#world-noon)" />
      <path
        d="M0 150C90 120 150 96 210 104L262 88L330 116C420 130 470 96 540 84L584 70L640 92C700 116 760 126 830 118C900 110 940 74 1000 66L1050 78C1120 104 1180 124 1260 116C1330 110 1390 96 1440 104V240H0Z"
        fill="var(--deco-light)"
        opacity=".5"
      />
      <path
        d="M0 188C120 150 260 150 380 172S620 186 760 168S1080 132 1220 156S1400 186 1440 180V260H0Z"
        fill="var(--deco-light)"
      />
      <g>
        <path d="M1026 166V136H1066V166Z" fill="var(--deco-glint)" />
        <path d="M1022 137L1046 120L1070 137Z" fill="var(--wax-light)" />
        <path d="M1038 124V106H1054V124Z" fill="var(--deco-glint)" />
        <path d="M1034 107L1046 84L1058 107Z" fill="var(--wax-light)" />
        <path d="M1046 85V74M1042 78H1050" stroke="var(--wax)" strokeWidth="2" />
        <path d="M1042 166V154A4 4 0 0 1 1050 154V166Z" fill="var(--wax)" />
      </g>
      <path d="M0 214C200 186 420 196 620 190S1060 178 1440 206V360H0Z" fill="var(--deco)" />
      <g>
        <path d="M600 198V150H744V198ZM744 198V164H822V198Z" fill="var(--deco-glint)" />
        <path
          d="M590 153L612 130H732L754 153ZM744 166L752 150H818L830 166Z"
          fill="var(--wax-light)"
        />
        <path
          d="M618 198V176A9 9 0 0 1 636 176V198ZM656 184V168H670V184ZM690 184V168H704V184ZM716 184V168H730V184ZM764 198V180A8 8 0 0 1 780 180V198ZM796 186V174H808V186Z"
          fill="var(--wax)"
        />
      </g>
      <path
        d={cypresses
          .map(([x, y, high]) => {
            const half = high * 0.11;
            return `M${x} ${y}C${x - half * 1.6} ${y - high * 0.2} ${x - half} ${y - high * 0.7} ${x} ${y - high}C${x + half} ${y - high * 0.7} ${x + half * 1.6} ${y - high * 0.2} ${x} ${y}Z`;
          })
          .join("")}
        fill="var(--deco-deep)"
      />
      <clipPath id="world-slope">
        <path d="M0 236C240 200 480 210 720 206S1200 204 1440 232V360H0Z" />
      </clipPath>
      <g clipPath="url(#world-slope)">
        <path d="M0 190H1440V360H0Z" fill="var(--deco-light)" />
        <path
          d={range(31, -1830, 3270)
            .map(
              (x) =>
                `M${717 + (x - 720) / 30} 196L${Math.round(x) - 46} 372H${Math.round(x) + 46}Z`,
            )
            .join("")}
          fill="var(--deco-deep)"
        />
        <path
          d={range(31, -1830, 3270)
            .map(
              (x) =>
                `M${718 + (x - 720) / 30} 196L${Math.round(x) - 30} 366H${Math.round(x) + 14}Z`,
            )
            .join("")}
          fill="var(--deco)"
        />
        <path d="M716 200L640 366H800L724 200Z" fill="var(--deco-glint)" />
      </g>
    </Frame>
  );
}

/** The cellar: barrels lying on one another. */
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-barrels" width="150" height="260" patternUnits="userSpaceOnUse">
        <g id="world-barrel" transform="translate(75 65)">
          <circle r="72" fill="var(--wax-deep)" />
          <circle r="66" fill="var(--wax)" stroke="var(--line)" strokeWidth="2.4" />
          <path
            d="M-44 -41V41M-22 -56V56M0 -60V60M22 -56V56M44 -41V41"
            stroke="var(--wax-deep)"
            strokeWidth="2.4"
          />
          <path d="M-60 -11H60V11H-60Z" fill="var(--wax-light)" opacity=".5" />
          <circle r="6" fill="var(--wax-deep)" />
        </g>
        <use href="#world-barrel" x="-75" y="130" />
        <use href="#world-barrel" x="75" y="130" />
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--ink)" />
      <path d="M0 0H1440V560H0Z" fill="url(#world-barrels)" />
    </Frame>
  );
}

/** Things on 480 of the table, foot at y = 236. */
function Laid() {
  return (
    <g id="world-laid">
      <g id="world-bottle" transform="translate(64 236)">
        <path
          d="M-13 0V-58C-13 -76 -6 -78 -6 -90V-116H6V-90C6 -78 13 -76 13 -58V0Z"
          fill="var(--ink)"
          stroke="var(--deco-light)"
          strokeWidth="1.4"
        />
        <path d="M-6 -116H6V-96H-6Z" fill="var(--wax)" />
        <path d="M-13 -50H13V-18H-13Z" fill="var(--deco-glint)" />
        <path d="M-7 -40H7M-7 -32H7M-4 -25H4" stroke="var(--wax)" strokeWidth="1.6" />
      </g>
      <g id="world-glass" transform="translate(122 236)">
        <path d="M-12 -44C-13 -26 -6 -20 0 -20S13 -26 12 -44Z" fill="var(--wax)" />
        <Line
          d="M-12 -60C-16 -30 -8 -20 0 -20S16 -30 12 -60M0 -20V-2M-10 -1H10"
          of="deco-glint"
          width={2}
          round
        />
      </g>
      <use href="#world-glass" x="244" />
      <g>
        <path d="M200 236V176H210V236Z" fill="var(--deco-glint)" />
        <path
          d="M205 172C198 164 202 154 205 148C208 154 212 164 205 172Z"
          fill="var(--deco-glint)"
        />
        <circle cx="205" cy="160" r="34" fill="var(--deco-glint)" opacity=".12" />
      </g>
      <path d="M236 236C228 214 250 202 280 202S336 214 330 236Z" fill="#c08a55" />
      <path
        d="M254 226L262 208M276 228L282 206M300 228L304 208"
        stroke="var(--deco-glint)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M396 228H468L458 236H406Z" fill="var(--deco-glint)" />
      <g color="var(--deco-deep)">
        <use href="#orn-grapes" transform="translate(432 176)rotate(24)scale(.95)" />
        <use href="#orn-grapes" transform="translate(444 182)rotate(-30)scale(.8)" />
      </g>
    </g>
  );
}

/** The table in the evening, under the leaves and a string of lamps. */
export function Close() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <Line d="M0 40q240 78 480 0q240 78 480 0q240 78 480 0" of="deco-light" width={1.6} />
      {[40, 100, 160, 220, 280, 340, 400, 440]
        .flatMap((x) =>
          [0, 480, 960].map((bay) => {
            const share = x / 480;
            const y = 40 + 156 * share * (1 - share);
            return [bay + x, Math.round(y)] as const;
          }),
        )
        .map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y + 9} r="16" fill="var(--deco-glint)" opacity=".16" />
            <circle cx={x} cy={y + 9} r="5.5" fill="var(--deco-glint)" />
          </g>
        ))}
      <g color="var(--deco-deep)" fill="var(--deco-light)">
        <g id="world-fringe">
          <Copies of="leaf" at={fringe} />
        </g>
        <use href="#world-fringe" x="480" />
        <use href="#world-fringe" x="960" />
      </g>
      <Laid />
      <use href="#world-laid" x="480" />
      <use href="#world-laid" x="960" />
      <path d="M0 236H1440V320H0Z" fill="var(--surface)" />
      <path d={`M0 320V300${"q30 -22 60 0t60 0".repeat(12)}V320Z`} fill="var(--field)" />
      <path d="M0 237H1440" stroke="var(--line)" strokeWidth="1.4" />
    </Frame>
  );
}

export const css = onScreen(loud, own);
