import { pair, polar, range } from "#app/design/geometry.ts";

const inner = 116;
const outer = 152;
const stones = 11;

/** Joints between the stones of the arch, then of the posts. */
const joints = [
  ...range(stones, Math.PI / stones, Math.PI).map((_, at) => {
    const angle = -Math.PI + (Math.PI / stones) * (at + 1);
    return `M${pair(...polar(inner, angle))}L${pair(...polar(outer, angle))}`;
  }),
  ...range(4, 0, 3).map((row) => {
    const y = row * 52;
    return `M-${outer} ${y}H-${inner}M${inner} ${y}H${outer}`;
  }),
]
  .join("")
  .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** Trees of an orchard in flower, as crowns on their stems. */
const trees = [-92, -52, -10, 34, 78].map((x, at) => `M${x} ${64 + (at % 2) * 16}h.1`).join("");

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
      <path d={trees.replaceAll("h.1", "v44")} stroke="var(--muted)" strokeWidth="4" />
      <path d={trees} stroke="var(--deco-light)" strokeWidth="44" />
      <path d={trees} stroke="var(--deco-glint)" strokeWidth="38" />
      <g stroke="var(--deco-deep)" strokeWidth="2">
        <path
          d={`M-152 208V0A152 152 0 0 1 152 0V208H116V0A116 116 0 0 0 -116 0V208Z`}
          fill="var(--field)"
        />
        <path d={joints} fill="none" strokeWidth="1.5" />
        <path d="M-18 -112L-24 -160H24L18 -112Z" fill="var(--deco-light)" />
        {[1, -1].map((side) => (
          <g key={side} transform={side < 0 ? "scale(-1 1)" : undefined}>
            <path d="M156 206V2C212 -10 262 -62 272 -142V206Z" fill="var(--wax)" />
            <path
              d="M170 194V138H258V194ZM170 124V14C214 0 246 -42 258 -92V124Z"
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
