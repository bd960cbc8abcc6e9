/* The light's world: the altar, candles, the sun behind the church. */
import { Put } from "#app/designs/kit/repeats.tsx";
import { noise, pair, polar, range, short } from "#app/designs/kit/geometry.ts";
import { Church } from "#app/designs/families/cross/church.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Joints of dressed stone over the whole wall: courses, and in each a joint a stone. */
const joints = range(8, 40, 320)
  .map((y, course) => {
    const from = course % 2 ? 60 : 0;
    return `M0 ${y}H1440${range(13, from, from + 1440)
      .map((x) => `M${short(x)} ${y - 40}v40`)
      .join("")}`;
  })
  .join("");

const windows = [80, 300, 530, 910, 1140, 1360] as const;
/** Lamps that hang between them. */
const lamps = [190, 415, 1025, 1250] as const;

/** Inside the church: light from narrow windows wanders over the wall and comes to the altar. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-beam" x2="0" y2="1">
        <stop stopColor="var(--deco-glint)" stopOpacity=".85" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <Line d={joints} of="deco" width={1.6} opacity=".6" />
      {windows.map((x) => (
        <g key={x} transform={`translate(${x} 78)scale(.86)`}>
          <path d="M-34 132V44A34 34 0 0 1 34 44V132Z" fill="var(--deco)" />
          <path d="M-16 132V44A16 16 0 0 1 16 44V132Z" fill="var(--deco-glint)" />
          <path d="M0 28V132M-16 62H16M-16 98H16" stroke="var(--deco)" strokeWidth="2" />
          <path d="M-40 132H40V140H-40Z" fill="var(--deco-light)" />
        </g>
      ))}
      <path d="M0 274H1440V320H0Z" fill="var(--deco)" />
      <path d="M0 274H1440M0 288H1440" stroke="var(--deco-light)" strokeWidth="2" />
      <g className="beams" fill="url(#world-beam)">
        {windows.map((x) => (
          <path key={x} d={`M${x - 14} 116A14 14 0 0 1 ${x + 14} 116L${x + 78} 320H${x - 62}Z`} />
        ))}
      </g>
      <path d={lamps.map((x) => `M${x} 0V112`).join("")} stroke="var(--line)" strokeWidth="1.6" />
      {lamps.map((x) => (
        <use key={x} href="#world-lamp" x={x} y="274" />
      ))}
      <Put of={Altar} at="translate(720 274)" />
      <path
        d="M460 210h.1M560 238h.1M884 226h.1M596 120h.1M852 128h.1M240 232h.1M1058 200h.1M160 190h.1M1350 230h.1M400 180h.1M1000 240h.1"
        stroke="var(--deco-glint)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Frame>
  );
}

/**
 * An altar on its step, 182 high above the middle of its foot: the curtain is drawn aside, a lamp
 * burns above the table, the light of the east behind it.
 */
function Altar() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-130 0V-98A130 84 0 0 1 130 -98V0Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <Line d="M-120 0V-97A120 76 0 0 1 120 -97V0" of="line" strokeDasharray=".1 9" width={4} />
      <path d="M-110 0V-96A110 68 0 0 1 110 -96V0Z" fill="var(--wax-light)" />
      <circle cy="-76" r="72" fill="var(--deco-glint)" />
      <circle cy="-76" r="48" fill="var(--surface)" />
      <g id="world-curtain">
        <path
          d="M-110 0V-96A110 68 0 0 1 -8 -163C-20 -112 -66 -98 -84 -58C-90 -36 -84 -18 -78 0Z"
          fill="var(--deco-light)"
        />
        <Line
          d="M-58 -148C-64 -112 -92 -96 -98 -62M-86 -132C-90 -108 -103 -92 -105 -62M-93 -50C-98 -30 -97 -14 -94 0"
          of="deco"
          width={2}
        />
        <Line
          d="M-8 -163C-20 -112 -66 -98 -84 -58C-90 -36 -84 -18 -78 0"
          of="line"
          width={4}
          strokeDasharray=".1 6"
        />
        <path d="M-110 -64L-83 -60L-86 -49L-110 -53Z" fill="var(--line)" />
      </g>
      <use href="#world-curtain" transform="scale(-1 1)" />
      <g fill="var(--wax)">
        <use href="#orn-cross" transform="translate(0 -76)scale(.3)" />
        <path
          d="M-36 -46V-70h6V-46ZM30 -46V-70h6V-46Z"
          fill="var(--surface)"
          stroke="var(--line)"
        />
        <path d="M-33 -71q-6 -6 0 -15q6 9 0 15ZM33 -71q-6 -6 0 -15q6 9 0 15Z" />
      </g>
      <path d="M-44 -44H44V0H-44Z" fill="var(--surface)" />
      <path
        d="M-50 -47H50V-38q-12.5 12 -25 0q-12.5 12 -25 0q-12.5 12 -25 0q-12.5 12 -25 0Z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M-44 -30V0M44 -30V0" stroke="var(--line)" strokeWidth="2" />
      <g id="world-lamp">
        <Line d="M0 -164V-154L-10 -132M0 -154L10 -132" of="line" width={1.6} />
        <circle cy="-140" r="40" fill="url(#world-glow)" />
        <path d="M-12 -132H12C11 -121 6 -115 0 -112C-6 -115 -11 -121 -12 -132Z" fill="var(--wax)" />
        <path d="M0 -132q-9 -7 0 -18q9 11 0 18Z" fill="var(--deco-glint)" />
      </g>
      <path d="M-150 0H150V6H-150Z" fill="var(--deco-light)" />
      <path d="M-166 6H166V11H-166Z" fill="var(--line)" />
    </g>
  );
}

const chance = noise(41);

/** Thin candles in sand: where each stands, and how high it is. */
const candles = range(44, 14, 1426).map((x, index) => ({
  x: short(x + 6 * (chance() - 0.5)),
  high: Math.round(90 + 90 * chance() + (index % 2) * 40),
}));

/** Candles that guests have lit. */
export function Behind() {
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
export function Close() {
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
      <Put of={Church} at="translate(720 240)scale(1.02)" />
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

export { default as css } from "./world.css?inline";
