import { cloud } from "./ornament/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/* Cut and folded paper: what is folded has one half in the shade; clouds have curls cut into them. */

/** Outlines of the two large clouds, each around 170, 140. */
const shapes = {
  left: "M72 226A46 46 0 0 1 54 138A54 54 0 0 1 112 82A72 72 0 0 1 246 74A54 54 0 0 1 296 158A44 44 0 0 1 262 230A36 22 0 0 1 196 230A36 22 0 0 1 132 230A34 20 0 0 1 72 226Z",
  right:
    "M268 226A46 46 0 0 0 286 138A58 58 0 0 0 224 76A66 66 0 0 0 104 84A52 52 0 0 0 44 152A44 44 0 0 0 76 230A36 22 0 0 0 142 230A36 22 0 0 0 206 230A34 20 0 0 0 268 226Z",
} as const;

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

/** The rain below the left cloud: place, turn and thing; what people guess is among it. */
const rain = [
  [66, 262, 0, "drop"],
  [122, 282, -12, "sock"],
  [172, 260, 0, "drop"],
  [80, 332, 8, "bootie"],
  [150, 338, 0, "drop"],
  [44, 388, 0, "drop"],
  [200, 384, 10, "sock"],
  [122, 398, 0, "drop"],
  [252, 410, 0, "drop"],
  [76, 438, -6, "bootie"],
] as const;

const curls = {
  left: "M62 176a17 17 0 1 1 28 16a9 9 0 1 1 -11 -10M126 80a19 19 0 1 1 30 18a10 10 0 1 1 -12 -12M262 118a15 15 0 1 1 14 22",
  right:
    "M278 176a17 17 0 1 0 -28 16a9 9 0 1 0 11 -10M214 80a19 19 0 1 0 -30 18a10 10 0 1 0 12 -12M80 112a15 15 0 1 0 -14 22",
} as const;

/** A question mark that is such a curl with a drop below it, 54 high around the origin. */
export function PaperQuestion({ fill }: { fill: string }) {
  return (
    <>
      <path
        d="M-15 -11A15.5 15.5 0 1 1 6 2Q0 5 0 13"
        fill="none"
        stroke={fill}
        strokeWidth="7.5"
        strokeLinecap="round"
      />
      <use href="#cloud-drop" fill={fill} transform="translate(0 29)scale(.46)" />
    </>
  );
}

/** A large cloud of one colour, with a face of its own that looks at what is between the two. */
function Parent({ side }: { side: "left" | "right" }) {
  const [full, deep, other] =
    side === "left" ? ["deco-light", "wax", "wax"] : ["deco", "deco-deep", "deco-light"];
  const direction = side === "left" ? 1 : -1;
  return (
    <g id={`cloud-${side}`}>
      <path
        d={shapes[side]}
        fill={`var(--${deep})`}
        transform={`translate(${direction * 8} -11)`}
      />
      <path d={shapes[side]} fill={`var(--${full})`} />
      <Line d={curls[side]} of={deep} width={3.5} round />
      <Face at={[170 + direction * 16, 158]} look={direction * 5} cheeks={[other, other]} />
    </g>
  );
}

/** Two open eyes that look to a side, a smile, two cheeks. */
function Face({
  at: [x, y],
  look,
  cheeks,
}: {
  at: readonly [number, number];
  look: number;
  cheeks: readonly [string, string];
}) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      {([-1, 1] as const).map((eye) => (
        <g key={eye} transform={`translate(${eye * 34} 0)`}>
          <circle r="12" fill="var(--surface)" />
          <circle cx={look} cy="3" r="7.5" fill="var(--ink)" />
          <circle cx={eye * 14} cy="26" r="11" fill={`var(--${cheeks[eye < 0 ? 0 : 1]})`} />
        </g>
      ))}
      <Line d="M-16 22Q0 40 16 22" of="ink" width={4.5} />
    </g>
  );
}

/** The little cloud of neither colour, awake, below the question it asks. */
function Little() {
  return (
    <>
      <g transform="scale(2.2)">
        <path d={cloud} fill="var(--line)" transform="translate(4 -5)" />
        <path d={cloud} fill="var(--surface)" />
        <Line d="M-38 14a7 7 0 1 1 7 6M28 -3a6 6 0 1 1 7 7" of="line" width={1.8} round />
      </g>
      <g transform="translate(0 -2)scale(.86)">
        <Face at={[0, 0]} look={0} cheeks={["deco-light", "deco"]} />
      </g>
    </>
  );
}

/**
 * Two clouds, one of each colour, that look at the little one between them: it knows and does not
 * tell. 390 × 280 in the middle; covers of phones push them together.
 */
export function RainClouds() {
  return (
    <>
      <g className="cloud-one" transform="translate(-352 12)">
        <Parent side="left" />
      </g>
      <g className="cloud-other" transform="translate(402 -2)">
        <Parent side="right" />
      </g>
      <g className="cloud-little" transform="translate(195 168)">
        <Little />
        <g transform="translate(-4 -114)scale(1.3)">
          <PaperQuestion fill="var(--accent)" />
        </g>
      </g>
    </>
  );
}

/** The rain of the two clouds, both colours in turn below each, so that it tells nothing. */
export function Rain() {
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
      <g className="cloud-one" transform="translate(-352 12)">
        <g id="cloud-rain">
          {rain.map(([x, y, turn, thing], index) => (
            <use
              key={`${x} ${y}`}
              href={`#cloud-${thing}`}
              transform={`translate(${x} ${y})rotate(${turn})`}
              fill={`var(--${thing === "bootie" ? "line" : index % 2 ? "deco-deep" : "wax"})`}
            />
          ))}
        </g>
      </g>
      <g className="cloud-other" transform="translate(402 -2)">
        <use href="#cloud-rain" transform="matrix(-1 0 0 1 340 0)" />
      </g>
    </>
  );
}

/** Small clothes of both colours pegged to a line that sags from the origin to `long`. */
export function PaperWash({ long }: { long: number }) {
  const count = 6;
  return (
    <>
      <Line d={`M0 0Q${long / 2} 44 ${long} 0`} of="accent" width={2.4} />
      {Array.from({ length: count }, (_, index) => {
        const share = (index + 0.7) / (count + 0.4);
        return (
          <use
            key={index}
            href={index % 3 === 1 ? "#cloud-bootie" : "#cloud-sock"}
            transform={`translate(${Math.round(long * share)} ${Math.round(88 * share * (1 - share) + 22)})`}
            fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
          />
        );
      })}
    </>
  );
}
