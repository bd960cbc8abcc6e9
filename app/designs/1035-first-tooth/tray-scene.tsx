import { noise, polar, range, short } from "#app/designs/kit/geometry.ts";
import { Book, Comb, Hammer, Hand, Mirror, Tooth } from "./tray-things.tsx";

/** Places of things on the tray: middle, turn, scale. */
const things = [
  { Thing: Book, at: "translate(106 136)rotate(-18)scale(.92)" },
  { Thing: Comb, at: "translate(276 118)rotate(26)scale(.8)" },
  { Thing: Hammer, at: "translate(302 232)rotate(34)scale(.8)" },
  { Thing: Mirror, at: "translate(92 262)rotate(22)scale(.78)" },
];

/** A tray from above, of 360, on a doily that is wider than a phone. */
export function Tray() {
  return (
    <>
      <linearGradient id="tray-copper" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--deco-light)" />
        <stop offset=".3" stopColor="var(--deco)" />
        <stop offset=".55" stopColor="var(--deco-light)" />
        <stop offset=".8" stopColor="var(--deco)" />
        <stop offset="1" stopColor="var(--deco-deep)" />
      </linearGradient>
      <radialGradient id="tray-well" cx=".36" cy=".3" r=".8">
        <stop stopColor="var(--deco-light)" />
        <stop offset=".5" stopColor="var(--deco)" />
        <stop offset="1" stopColor="var(--deco-deep)" />
      </radialGradient>
      <radialGradient id="tray-shade">
        <stop offset=".84" stopColor="var(--deco-deep)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--deco-deep)" stopOpacity="0" />
      </radialGradient>
      <defs>
        <g id="tray-grain">
          <path d="M-8 0C-5 -5 5 -5 8 0C5 5 -5 5 -8 0Z" fill="var(--deco-deep)" />
          <path d="M-8 -1C-5 -5 5 -5 8 -.6C5 3 -5 3 -8 -1Z" fill="var(--line)" />
          <path d="M-5 -1.2H5" stroke="var(--deco-glint)" strokeWidth="1" />
        </g>
      </defs>
      <g transform="translate(195 205)">
        <Doily />
        <circle cx="5" cy="14" r="196" fill="url(#tray-shade)" />
        <circle r="178" fill="url(#tray-copper)" />
        <circle
          r="164"
          fill="none"
          stroke="var(--deco-deep)"
          strokeWidth="18"
          strokeDasharray="2 6.59"
          opacity=".6"
        />
        <circle r="174" fill="none" stroke="var(--deco-glint)" strokeWidth="1.6" opacity=".8" />
        <circle r="153" fill="url(#tray-well)" />
        <circle r="153" fill="none" stroke="var(--deco-deep)" strokeWidth="3" />
        <circle r="150" fill="none" stroke="var(--deco-glint)" strokeWidth="1" opacity=".6" />
        {/* What the smith has chased into it. */}
        <g fill="none" stroke="var(--deco-deep)" strokeWidth="1.4" opacity=".5">
          <circle r="120" />
          <circle r="114" strokeDasharray="2 4" />
          {range(12, 0, 330).map((turn) => (
            <path
              key={turn}
              d="M0 -58Q20 -86 0 -112Q-20 -86 0 -58Z"
              transform={`rotate(${turn})`}
            />
          ))}
          <circle r="56" />
        </g>
      </g>
      {things.map(({ Thing, at: transform }) => (
        <g key={transform} transform={transform}>
          <Thing />
        </g>
      ))}
      <Grains seed={7} count={44} within={140} at={[195, 215]} />
    </>
  );
}

/** Grain that still falls. */
export function Falling() {
  return <Grains seed={11} count={24} within={150} at={[195, 170]} scale={1.5} />;
}

/** Things that grain does not cover: the tooth on its heap, and the hand that chooses. */
export function Chosen() {
  return (
    <>
      <g transform="translate(196 200)">
        <ellipse cy="40" rx="62" ry="22" fill="var(--deco-deep)" opacity=".45" />
        <Grains seed={3} count={46} within={44} at={[0, 30]} flat />
        <Tooth />
      </g>
      <g transform="translate(238 342)rotate(-16)">
        <Hand />
      </g>
    </>
  );
}

/** Lace: a linen disc with a beaded edge, openwork behind it. */
function Doily() {
  return (
    <g fill="none" strokeLinecap="round">
      <circle r="250" stroke="var(--surface)" strokeWidth="26" strokeDasharray="0 31.4" />
      <circle r="250" stroke="var(--line)" strokeWidth="10" strokeDasharray="0 31.4" opacity=".7" />
      <circle r="250" stroke="var(--ground)" strokeWidth="6" strokeDasharray="0 31.4" />
      <circle r="236" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.2" />
      <circle r="222" stroke="var(--field)" strokeWidth="12" strokeDasharray="0 23.25" />
      <circle r="205" stroke="var(--field)" strokeWidth="7" strokeDasharray="0 14.31" />
      <circle r="192" stroke="var(--line)" strokeWidth="1" strokeDasharray="1 5" />
    </g>
  );
}

/** Wheat, raisins and sweets, strewn by hand, the same way in every rendering. */
function Grains({
  seed,
  count,
  within,
  at,
  scale = 1,
  flat = false,
}: {
  seed: number;
  count: number;
  within: number;
  at: readonly [number, number];
  scale?: number;
  flat?: boolean;
}) {
  const random = noise(seed);
  return range(count, 0, count - 1).map((index) => {
    const [x, y] = polar(within * Math.sqrt(random()), random() * 2 * Math.PI, at);
    const high = flat ? at[1] + (y - at[1]) * 0.42 : y;
    const turn = Math.round(random() * 180);
    const size = short(scale * (0.8 + 0.5 * random()));
    if (!flat && index % 9 === 4)
      return (
        <circle
          key={index}
          cx={short(x)}
          cy={short(high)}
          r={short(4.4 * size)}
          fill={index % 2 ? "var(--accent)" : "var(--wax-deep)"}
        />
      );
    return (
      <use
        key={index}
        href="#tray-grain"
        transform={`translate(${short(x)} ${short(high)})rotate(${turn})scale(${size})`}
      />
    );
  });
}
