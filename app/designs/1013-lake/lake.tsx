import { noise, pair, range, short } from "#app/designs/kit/geometry.ts";

/** A stroke of a flat brush around its middle: pointed at both ends. */
function stroke(x: number, y: number, long: number, thick: number): string {
  return `M${pair(x - long / 2, y)}q${pair(long / 2, -thick)} ${short(long)} 0q${pair(-long / 2, thick)} ${short(-long)} 0Z`;
}

/**
 * Strokes of water from one edge to the other: the farther down, the longer and the farther apart.
 * @param from the first one's place, and @param to the last one's, both in the drawing's units.
 * @param wide how far they reach to both sides of x = 720.
 */
export function water(seed: number, count: number, from: number, to: number, wide: number): string {
  const chance = noise(seed);
  return range(count, 0, 1)
    .map((share) => {
      const near = share ** 1.5;
      const long = (30 + 250 * near) * (0.5 + chance());
      return stroke(
        720 + (chance() - 0.5) * 2 * wide,
        from + (to - from) * near,
        long,
        1.2 + 7.5 * near * (0.5 + chance() * 0.7),
      );
    })
    .join("");
}

/** A church of the lake, its foot at the origin, 112 high: gables, an eight-sided drum, a stone cap. */
function Church({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M-50 2V-27L-34 -38L-18 -30V2Z" fill="var(--deco)" />
      <path d="M-50 -27L-34 -39L-18 -39V-30L-34 -37Z" fill="var(--deco-deep)" />
      <path d="M22 2V-30H48V2Z" fill="var(--deco-deep)" />
      <path d="M20 -36L46 -36L51 -28H20Z" fill="var(--field)" />
      <path d="M-20 -36V-72H-6V-40ZM-6 -40V-74H10V-40Z" fill="var(--deco)" />
      <path d="M10 -40V-74H24V-36Z" fill="var(--deco-deep)" />
      <path d="M-25 -71L2 -108L2 -75Z" fill="var(--deco)" />
      <path d="M2 -108L29 -71L2 -75Z" fill="var(--field)" />
      <path d="M-22 2V-34L1 -52L24 -34V2Z" fill="var(--deco)" />
      <path d="M-27 -31L1 -55L29 -31L24 -30L1 -49L-22 -30Z" fill="var(--deco-deep)" />
      <path
        d="M-4 2V-12A5 5 0 0 1 6 -12V2ZM-1.6 -27V-35A2.6 2.6 0 0 1 3.6 -35V-27ZM0 -52V-64A2 2 0 0 1 4 -64V-52ZM-15 -52V-62A1.6 1.6 0 0 1 -11.8 -62V-52ZM-36 -10V-18A2 2 0 0 1 -32 -18V-10Z"
        fill="var(--deco-glint)"
      />
      <path d="M2 -106V-121M-3 -116.500H7" stroke="var(--deco-deep)" strokeWidth="2" />
    </g>
  );
}

/** The far shore, as far as the widest screen. */
const hills =
  "M-1500 220V176L-1280 150L-1100 172L-820 128L-560 166L-380 140L-120 168L60 132L250 158L420 150L560 172L720 164L900 140L1040 158L1220 112L1380 150L1560 128L1800 164L2050 130L2300 160L2560 142L2900 170V220Z";
const nearer =
  "M-1500 220V196L-1200 188L-900 200L-600 182L-300 202L0 190L180 178L360 204L560 208H900L1120 186L1320 170L1500 198L1800 184L2200 204L2500 190L2900 200V220Z";
/** The rocky cape of Sevan, once an island. */
const cape =
  "M468 222C500 214 520 206 548 200L566 188L590 184L606 166L636 158L650 140L684 132L742 128L790 132L812 146L838 150L852 168L880 178L896 194L926 204C950 210 966 216 986 222Z";
const rocks =
  "M566 188L590 184L606 166L636 158L620 186L580 204L520 214ZM684 132L742 128L716 152L660 176L650 160ZM812 146L838 150L852 168L824 196L806 178ZM896 194L926 204L960 216L880 212Z";

/**
 * Lake Sevan at dusk, 1440 × 900: the far shore at y = 220, the cape with its two churches in the
 * middle, and water down to the colour of the page. It goes on beyond both sides.
 */
export function Lake() {
  return (
    <svg className="lake" viewBox="0 0 1440 900" overflow="visible" aria-hidden="true">
      <linearGradient id="lake-water" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--deco-glint)" />
        <stop offset=".035" stopColor="var(--deco-light)" />
        <stop offset=".085" stopColor="var(--deco)" />
        <stop offset=".17" stopColor="var(--deco-deep)" />
        <stop offset=".5" stopColor="var(--ground)" />
      </linearGradient>
      <radialGradient id="lake-glow">
        <stop stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--deco-glint)" stopOpacity="0" />
      </radialGradient>
      <circle className="lake-sun" cx="560" cy="176" r="250" fill="url(#lake-glow)" />
      <circle cx="560" cy="176" r="30" fill="var(--wax-light)" />
      <path d={hills} fill="var(--deco-glint)" />
      <path d={hills} fill="var(--deco-light)" opacity=".7" />
      <path d={nearer} fill="var(--deco-light)" />
      <path d="M-1500 219H2900V900H-1500Z" fill="url(#lake-water)" />
      <g id="lake-cape">
        <path d={cape} fill="var(--deco)" />
        <path d={rocks} fill="var(--deco-deep)" opacity=".55" />
        <g transform="translate(694 140)">
          <Church id="lake-church" />
        </g>
        <use href="#lake-church" transform="translate(796 150)scale(-.7 .7)" />
        <path
          d="M612 170c6 -10 10 -10 14 -2c6 -10 14 -8 16 2ZM842 166c4 -8 10 -8 12 -2c6 -6 12 -2 12 6Z"
          fill="var(--deco-deep)"
        />
      </g>
      <use href="#lake-cape" transform="matrix(1 0 0 -.8 0 399)" opacity=".42" />
      <path d={water(7, 46, 226, 300, 1900)} fill="var(--deco-light)" opacity=".55" />
      <path d={water(19, 68, 250, 880, 1900)} fill="var(--deco)" opacity=".7" />
      <path d={water(43, 60, 240, 890, 1900)} fill="var(--deco-deep)" opacity=".7" />
      <g transform="translate(-160 0)">
        <path d={water(5, 24, 224, 330, 50)} fill="var(--deco-glint)" opacity=".9" />
      </g>
      <path
        d="M840 96q9 -10 16 -1q8 -8 17 0q-9 -4 -16 3q-8 -7 -17 -2ZM900 72q7 -8 12 -1q6 -6 13 0q-7 -3 -12 2q-6 -5 -13 -1Z"
        fill="var(--deco)"
      />
    </svg>
  );
}
