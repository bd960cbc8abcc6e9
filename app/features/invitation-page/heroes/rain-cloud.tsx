import { range, short } from "#app/design/geometry.ts";

/** The cloud's puffs, the far ones first: middle and radius. */
const puffs = [
  [195, 112, 80],
  [122, 132, 60],
  [270, 128, 64],
  [64, 168, 42],
  [328, 166, 44],
  [150, 172, 50],
  [238, 174, 52],
  [106, 184, 36],
  [286, 186, 38],
  [196, 184, 46],
] as const;

const drop = "M0 -20C4 -10 12 -3 12 5A12 12 0 0 1 -12 5C-12 -3 -4 -10 0 -20Z";

/** Where rain falls below a cloud of 300: the first drops are the nearest to it. */
const rain = [
  [78, 262, 0.8],
  [128, 300, 1.05],
  [182, 268, 0.9],
  [232, 312, 1.1],
  [284, 266, 0.85],
  [326, 300, 1],
  [56, 330, 1],
  [166, 352, 1.15],
  [290, 362, 0.95],
  [104, 388, 0.9],
  [224, 400, 1],
  [350, 384, 0.85],
] as const;

/**
 * A cloud half of one colour, half of the other, 330 wide, asleep; to its sides, for wide screens, a
 * cloud of each colour.
 */
export function RainClouds() {
  return (
    <>
      <linearGradient id="cloud-both" x1="60" x2="330" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--wax-light)" />
        <stop offset=".36" stopColor="var(--deco-light)" />
        <stop offset=".64" stopColor="var(--deco)" />
        <stop offset="1" stopColor="var(--deco)" />
      </linearGradient>
      <radialGradient id="cloud-puff" cx=".36" cy=".26" r=".82">
        <stop stopColor="#fff" stopOpacity=".92" />
        <stop offset=".34" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".72" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity=".2" />
      </radialGradient>
      {/* Far clouds, which the window's edges cut. */}
      <use href="#cloud-puffs" fill="var(--deco-light)" transform="translate(-500 30)scale(1.2)" />
      <use href="#cloud-shine" transform="translate(-500 30)scale(1.2)" />
      <use href="#cloud-puffs" fill="var(--deco)" transform="translate(910 60)scale(-1.3 1.3)" />
      <use href="#cloud-shine" transform="translate(910 60)scale(-1.3 1.3)" />
      <g fill="url(#cloud-both)">
        <g id="cloud-puffs">
          {puffs.map(([x, y, radius]) => (
            <circle key={x} cx={x} cy={y} r={radius} />
          ))}
          <rect x="60" y="170" width="272" height="56" rx="28" />
        </g>
      </g>
      <g id="cloud-shine" fill="url(#cloud-puff)">
        {puffs.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g fill="var(--wax)" opacity=".5">
        <ellipse cx="140" cy="176" rx="17" ry="11" />
        <ellipse cx="250" cy="176" rx="17" ry="11" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="4.5" strokeLinecap="round">
        <path d="M142 152Q156 166 170 152M220 152Q234 166 248 152M184 174Q195 184 206 174" />
        <path d="M143 158L138 163M156 161V167M169 158L174 163M221 158L216 163M234 161V167M247 158L252 163" />
      </g>
    </>
  );
}

/**
 * What falls from the three clouds.
 * @param dry below the middle one it does not rain, because text is there.
 */
export function Rain({ dry = false }: { dry?: boolean }) {
  return (
    <>
      <defs>
        <g id="cloud-drop">
          <path d={drop} />
          <path
            d="M-6 5A6 6 0 0 0 -1 11"
            fill="none"
            stroke="#fff"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
      </defs>
      <Shower at={-470} from={50} />
      <Shower at={470} from={80} />
      {!dry && (
        <g className="cloud-near">
          <Shower at={0} from={0} />
        </g>
      )}
    </>
  );
}

/** Rain of both colours in turn below a cloud, so that it tells nothing. */
function Shower({ at, from }: { at: number; from: number }) {
  return (
    <g transform={`translate(${at} ${from})`}>
      {rain.map(([x, y, scale], index) => (
        <g
          key={x}
          transform={`translate(${x} ${y})scale(${scale})`}
          fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
        >
          <use href="#cloud-drop" />
        </g>
      ))}
      {range(6, 70, 330).map((x, index) => (
        <path
          key={x}
          d={`M${short(x)} ${index % 2 ? 330 : 296}v26`}
          stroke={index % 2 ? "var(--wax-light)" : "var(--deco)"}
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".7"
        />
      ))}
    </g>
  );
}
