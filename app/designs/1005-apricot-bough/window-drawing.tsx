import { pair, polar, range } from "#app/designs/kit/geometry.ts";

const inner = 116;
const outer = 152;
const stones = 11;

/** Joints between the stones of the arch, then of the posts. */
const joints = [
  ...range(stones, Math.PI / stones, Math.PI).map((_, stone) => {
    const angle = -Math.PI + (Math.PI / stones) * (stone + 1);
    return `M${pair(...polar(inner, angle))}L${pair(...polar(outer, angle))}`;
  }),
  ...range(4, 0, 3).map((row) => {
    const y = row * 52;
    return `M-${outer} ${y}H-${inner}M${inner} ${y}H${outer}`;
  }),
]
  .join("")
  .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** The crown of a tree in flower, as bumps around the origin. */
const crown = range(11, 0, Math.PI * 2)
  .map((angle, index) => {
    const [x, y] = polar(index % 2 ? 23 : 25, angle);
    const point = pair(Math.round(x), Math.round(y * 0.84));
    return index ? `A8 8 0 0 1 ${point}` : `M${point}`;
  })
  .join("");

/** Places and sizes of the orchard's trees; the nearer ones are the last. */
const trees = [
  [-94, 66, 0.62],
  [-58, 60, 0.62],
  [-22, 62, 0.62],
  [16, 60, 0.62],
  [52, 64, 0.62],
  [90, 60, 0.62],
  [-80, 100, 1],
  [-24, 92, 1],
  [32, 94, 1],
  [88, 90, 1],
] as const;

/**
 * A window of a house of tuff, its shutters open, 560 wide around the origin, from the arch at -152
 * to the sill at 236: behind it an orchard in flower below the mountain.
 */
export function CourtyardWindow() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-116 0A116 116 0 0 1 116 0V208H-116Z" fill="var(--deco-glint)" />
      <circle cx="44" cy="-26" r="34" fill="var(--deco-light)" />
      <path d="M-116 40L-70 -2L-44 20L0 -44L52 22L78 10L116 44V208H-116Z" fill="var(--wax-light)" />
      <path d="M-16 -20L0 -44L20 -18L10 -24L2 -14L-6 -24ZM-79 6L-70 -2L-60 7L-68 4Z" fill="#fff" />
      <path d="M-116 84Q-50 48 20 62T116 56V208H-116Z" fill="#b9b06a" />
      <path d="M-116 132Q-40 96 40 108T116 104V208H-116Z" fill="#8b9850" />
      <defs>
        <g id="window-tree">
          <path d="M0 44V0M0 26L-12 8M0 20L11 6" stroke="var(--muted)" strokeWidth="5" />
          <path d={crown} fill="var(--deco-glint)" stroke="var(--deco)" strokeWidth="2" />
          <path
            d="M-13 -8h.1M2 -12h.1M13 -4h.1M-6 2h.1M6 8h.1M-14 8h.1"
            stroke="var(--deco)"
            strokeWidth="4"
          />
        </g>
      </defs>
      {trees.map(([x, y, size]) => (
        <use key={x} href="#window-tree" transform={`translate(${x} ${y})scale(${size})`} />
      ))}
      <g stroke="var(--deco-deep)" strokeWidth="2">
        <path
          d={`M-152 208V0A152 152 0 0 1 152 0V208H116V0A116 116 0 0 0 -116 0V208Z`}
          fill="var(--field)"
        />
        <path d={joints} fill="none" strokeWidth="1.5" />
        <path d="M-18 -112L-24 -160H24L18 -112Z" fill="var(--deco-light)" />
        {[1, -1].map((side) => (
          <g key={side} transform={side < 0 ? "scale(-1 1)" : undefined}>
            <path d="M156 206V2A116 116 0 0 1 272 -114V206Z" fill="var(--wax)" />
            <path
              d="M170 194V138H258V194ZM170 124V2A102 102 0 0 1 258 -99V124Z"
              fill="var(--wax-light)"
              stroke="var(--wax-deep)"
            />
            <path d="M156 40h14M156 166h14" stroke="var(--ink)" strokeWidth="7" />
          </g>
        ))}
        <path d="M-180 208H180V236H-180Z" fill="var(--deco-light)" />
        <path d="M-168 236H168V244H-168Z" fill="var(--deco)" />
      </g>
    </g>
  );
}
