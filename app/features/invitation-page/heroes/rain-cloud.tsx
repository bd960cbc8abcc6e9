import type { ReactNode } from "react";

/* Cut and folded paper: what is folded has one half in the shade; clouds have curls cut into them. */

/** Outlines of two sheets that lie over one another: the left cloud, 70–290, and the right one. */
const left =
  "M72 226A46 46 0 0 1 54 138A54 54 0 0 1 112 82A72 72 0 0 1 246 74A54 54 0 0 1 296 158A44 44 0 0 1 262 230A36 22 0 0 1 196 230A36 22 0 0 1 132 230A34 20 0 0 1 72 226Z";
const right =
  "M318 228A36 22 0 0 1 254 230A34 20 0 0 1 196 226A46 46 0 0 1 184 158A48 48 0 0 1 206 84A66 66 0 0 1 318 86A50 50 0 0 1 342 146A44 44 0 0 1 318 228Z";

/** A drop, a sock and a bootie around the origin, and the half of each that is in the shade. */
const things = {
  drop: [
    "M0 -20C4 -10 12 -3 12 5A12 12 0 0 1 -12 5C-12 -3 -4 -10 0 -20Z",
    "M0 -20C4 -10 12 -3 12 5A12 12 0 0 1 0 17Z",
  ],
  sock: [
    "M-12 -22H8V-2Q9 3 17 7T20 18Q16 22 4 20Q-12 18 -12 4Z",
    "M-12 -22H8V-13H-12ZM20 11Q22 20 14 21Q9 14 14 6Z",
  ],
  bootie: [
    "M-16 16V-14H4V-4Q20 -2 20 12V16Z",
    "M-18 16Q-18 11 -14 11H18Q22 11 22 16ZM-18 -18H6V-10H-18Z",
  ],
} as const;

/** What rains below a cloud of 300: middle, turn and what it is; what people guess is among it. */
const rain = [
  [78, 262, 0, "drop"],
  [128, 304, -12, "sock"],
  [182, 272, 0, "drop"],
  [234, 312, 10, "bootie"],
  [284, 268, 0, "drop"],
  [330, 304, 14, "sock"],
  [58, 338, 8, "bootie"],
  [170, 358, 0, "drop"],
  [290, 364, -10, "sock"],
  [106, 390, 0, "drop"],
  [228, 402, 0, "drop"],
  [346, 388, 0, "drop"],
] as const;

const curls = {
  left: "M62 172a17 17 0 1 1 28 16a9 9 0 1 1 -11 -10M112 106a19 19 0 1 1 30 18a10 10 0 1 1 -12 -12M112 214a15 15 0 1 1 24 -14",
  right:
    "M330 180a17 17 0 1 0 -28 16a9 9 0 1 0 11 -10M290 100a19 19 0 1 0 -30 18a10 10 0 1 0 12 -12M264 218a15 15 0 1 0 -24 -14",
} as const;

/** One sheet: what shows of the sheet below it, itself, its curls. */
function Sheet({ side, children }: { side: "left" | "right"; children?: ReactNode }) {
  const [shape, full, deep, x] =
    side === "left" ? [left, "deco-light", "wax", 8] : [right, "deco", "deco-deep", -8];
  return (
    <g id={`cloud-${side}`}>
      <path d={shape} fill={`var(--${deep})`} transform={`translate(${x} -11)`} />
      <path d={shape} fill={`var(--${full})`} />
      {children}
      <path
        d={curls[side]}
        fill="none"
        stroke={`var(--${deep})`}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/**
 * A cloud half of one colour, half of the other, that knows and does not tell; to its sides, for
 * wide screens, a cloud of each colour.
 */
export function RainClouds() {
  return (
    <>
      <Sheet side="left" />
      <path d={right} fill="var(--ink)" opacity=".12" transform="translate(-7 -1)" />
      <Sheet side="right" />
      <g className="cloud-far">
        <use href="#cloud-left" transform="translate(-300 112)scale(.84)" />
        <use href="#cloud-right" transform="translate(344 84)scale(.95)" />
      </g>
      {/* Each cheek is of the other colour; one eye is closed, the other looks at its rain. */}
      <g stroke="var(--ink)" strokeWidth="4.5" strokeLinecap="round" fill="none">
        <g stroke="none">
          <circle cx="122" cy="192" r="13" fill="var(--deco)" />
          <circle cx="254" cy="190" r="13" fill="var(--deco-light)" />
          <path
            d={things.drop[0]}
            fill="var(--wax)"
            transform="translate(144 146)rotate(-66)scale(.6)"
          />
          <path
            d={things.drop[0]}
            fill="var(--deco-deep)"
            transform="translate(236 126)rotate(62)scale(.6)"
          />
          <circle cx="230" cy="156" r="14" fill="var(--surface)" />
          <circle cx="226" cy="160" r="8" fill="var(--ink)" />
        </g>
        <path d="M128 168Q142 180 156 168M192 198Q206 208 216 194M220 190Q215 192 214 198" />
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
        {Object.entries(things).map(([name, [shape, shade]]) => (
          <g key={name} id={`cloud-${name}`}>
            <path d={shape} />
            <path d={shade} fill="var(--ink)" opacity=".2" />
          </g>
        ))}
      </defs>
      <g className="cloud-far">
        <Shower at={-360} from={70} />
        <Shower at={356} from={50} />
      </g>
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
      {rain.map(([x, y, turn, thing], index) => (
        <use
          key={x}
          href={`#cloud-${thing}`}
          transform={`translate(${x} ${y})rotate(${turn})`}
          fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
        />
      ))}
    </g>
  );
}

/** Small clothes of both colours pegged to a line that sags from the origin to `long`. */
export function PaperWash({ long }: { long: number }) {
  const count = 6;
  return (
    <>
      <path
        d={`M0 0Q${long / 2} 44 ${long} 0`}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.4"
      />
      {Array.from({ length: count }, (_, index) => {
        const at = (index + 0.7) / (count + 0.4);
        return (
          <use
            key={index}
            href={index % 3 === 1 ? "#cloud-bootie" : "#cloud-sock"}
            transform={`translate(${Math.round(long * at)} ${Math.round(88 * at * (1 - at) + 22)})`}
            fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
          />
        );
      })}
    </>
  );
}
