import { noise, pair, polar, range, short } from "#app/design/geometry.ts";
import { Church } from "#app/design/ornaments/cross/church.tsx";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import css from "#app/features/invitation-page/worlds/light.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** Joints of dressed stone over the whole wall: courses, and in each a joint a stone. */
const joints = range(8, 40, 320)
  .map((y, course) => {
    const from = course % 2 ? 60 : 0;
    return `M0 ${y}H1440${range(13, from, from + 1440)
      .map((x) => `M${short(x)} ${y - 40}v40`)
      .join("")}`;
  })
  .join("");

const windows = [80, 320, 560, 880, 1120, 1360] as const;

/** Inside the church: light from narrow windows wanders over the wall and comes to the carved cross. */
function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-beam" x2="0" y2="1">
        <stop stopColor="var(--deco-glint)" stopOpacity=".85" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <path d={joints} fill="none" stroke="var(--deco)" strokeWidth="1.6" opacity=".6" />
      {windows.map((x) => (
        <g key={x} transform={`translate(${x} 78)scale(.86)`}>
          <path d="M-34 132V44A34 34 0 0 1 34 44V132Z" fill="var(--deco)" />
          <path d="M-16 132V44A16 16 0 0 1 16 44V132Z" fill="var(--deco-glint)" />
          <path d="M0 28V132M-16 62H16M-16 98H16" stroke="var(--deco)" strokeWidth="2" />
          <path d="M-40 132H40V140H-40Z" fill="var(--deco-light)" />
        </g>
      ))}
      <path d="M0 268H1440V320H0Z" fill="var(--deco)" />
      <path d="M0 268H1440M0 284H1440" stroke="var(--deco-light)" strokeWidth="2" />
      <g className="beams" fill="url(#world-beam)">
        {windows.map((x) => (
          <path key={x} d={`M${x - 14} 116A14 14 0 0 1 ${x + 14} 116L${x + 78} 320H${x - 62}Z`} />
        ))}
      </g>
      {/* A cross that was carved into the wall, in the light. */}
      <g transform="translate(720 136)">
        <path
          d="M-78 132V-40A78 78 0 0 1 78 -40V132Z"
          fill="var(--deco)"
          stroke="var(--line)"
          strokeWidth="3"
        />
        <path
          d="M-66 132V-40A66 66 0 0 1 66 -40V132Z"
          fill="none"
          stroke="var(--line)"
          strokeDasharray=".1 9"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g fill="var(--deco-glint)">
          <use href="#orn-cross" transform="scale(.94)" />
          <use href="#orn-wings" transform="translate(0 84)scale(.62)" />
        </g>
        <use href="#orn-rosette" transform="translate(0 100)scale(.5)" />
      </g>
      <path
        d="M648 190h.1M796 172h.1M690 226h.1M760 130h.1M628 246h.1M820 240h.1M460 210h.1M1058 200h.1M160 190h.1M1350 230h.1M400 180h.1M1000 240h.1"
        stroke="var(--deco-glint)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Frame>
  );
}

const chance = noise(41);

/** Thin candles in sand: where each stands, and how high it is. */
const candles = range(44, 14, 1426).map((x, index) => ({
  x: short(x + 6 * (chance() - 0.5)),
  high: Math.round(90 + 90 * chance() + (index % 2) * 40),
}));

/** Candles that guests have lit. */
function Behind() {
  return (
    <Frame high={560}>
      <radialGradient id="world-glow">
        <stop stopColor="var(--wax-light)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--wax-light)" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <defs>
        <g id="world-flame">
          <circle r="34" cy="-12" fill="url(#world-glow)" />
          <path d="M0 4C-9 -2 -7 -14 0 -28C7 -14 9 -2 0 4Z" fill="var(--wax-light)" />
          <path d="M0 3C-4 -1 -4 -8 0 -16C4 -8 4 -1 0 3Z" fill="var(--deco-glint)" />
        </g>
      </defs>
      <path
        d={candles.map(({ x, high }) => `M${x} 560V${250 - high}`).join("")}
        stroke="var(--wax-light)"
        strokeWidth="6"
      />
      <path
        d={candles.map(({ x, high }) => `M${short(x + 1.6)} 560V${250 - high}`).join("")}
        stroke="var(--wax)"
        strokeWidth="2"
      />
      {candles.map(({ x, high }) => (
        <use key={x} href="#world-flame" x={x} y={244 - high} />
      ))}
    </Frame>
  );
}

/** Rays of a sun around the origin, as far as the foot's corners. */
const rays = range(21, -Math.PI, 0)
  .map(
    (angle) => `M0 0L${pair(...polar(900, angle - 0.035))}L${pair(...polar(900, angle + 0.035))}Z`,
  )
  .join("");

/** The church above the gorge, the sun behind it. */
function Close() {
  return (
    <Frame high={320}>
      {/* A sky out to both edges, over the sheet's margins. */}
      <path d="M0 0H1440V320H0Z" fill="var(--ground)" />
      <g transform="translate(720 236)">
        <path d={rays} fill="var(--field)" />
        <circle r="148" fill="var(--deco-glint)" />
        <circle r="112" fill="var(--wax-light)" opacity=".8" />
      </g>
      <path
        d="M0 236L150 196L300 224L430 186L560 228L700 236H760L900 220L1040 178L1180 216L1310 190L1440 226V320H0Z"
        fill="var(--deco-light)"
      />
      <g transform="translate(720 240)scale(1.02)">
        <Church />
      </g>
      <path
        d="M0 262C180 246 360 258 520 246L560 242H880L930 248C1080 262 1260 244 1440 260V320H0Z"
        fill="var(--deco)"
      />
      <path
        d="M0 286L60 268L90 290L140 266L190 292L250 270L300 296L370 272L420 300L500 280L560 306L640 292L720 312L800 292L880 306L940 280L1010 300L1070 272L1140 296L1190 270L1250 292L1300 266L1350 290L1380 268L1440 286V320H0Z"
        fill="var(--deco-deep)"
      />
    </Frame>
  );
}

/** The light's world: the carved cross, candles, the sun behind the church. */
export const lightWorld: World = { Between, Behind, Close, css };
