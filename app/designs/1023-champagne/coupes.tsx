import { noise, pair, range } from "#app/designs/kit/geometry.ts";

/** From the rim of a coupe to the rim of the one that it stands on, and from one to its neighbour. */
const step = 72;
const apart = 96;

/**
 * Glass and wine of one coupe, the middle of its rim at the origin: 88 wide, 72 high. All others on a
 * page are copies of these two.
 */
export function CoupeShapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="coupe-gold" x2="0" y2="1">
          <stop stopColor="var(--deco-light)" />
          <stop offset="1" stopColor="var(--deco)" />
        </linearGradient>
        <g id="coupe-wine">
          <path d="M-41 7C-37 23 -20 32 0 33S37 23 41 7Z" fill="url(#coupe-gold)" />
          <ellipse cy="7" rx="41" ry="4" fill="var(--deco-light)" stroke="var(--deco-glint)" />
          <path
            d="M-22 18h.1M-9 25h.1M-12 13h.1M4 20h.1M12 27h.1M20 14h.1M27 20h.1M0 11h.1"
            stroke="var(--deco-glint)"
            strokeWidth="2.8"
            strokeLinecap="round"
          />
        </g>
        <g id="coupe-glass" fill="none" strokeLinecap="round">
          <path
            d="M-44 0C-44 22 -22 34 -5 36C-2 37 -2 40 -2 43V63C-2 67 -12 70 -24 71.5H24C12 70 2 67 2 63V43C2 40 2 37 5 36C22 34 44 22 44 0"
            stroke="var(--glass, var(--deco-deep))"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
          <ellipse rx="44" ry="4.5" stroke="var(--glass, var(--deco-deep))" strokeWidth="1.2" />
          <path
            d="M-38 5C-36 16 -28 24 -18 29"
            stroke="var(--deco-glint)"
            strokeWidth="2.4"
            opacity=".9"
          />
        </g>
        <g id="coupe">
          <use href="#coupe-wine" />
          <use href="#coupe-glass" />
        </g>
      </defs>
    </svg>
  );
}

/**
 * A tower of coupes, its highest rim in the middle at y = 10; the rows stand on one another.
 * @param rows 72 each; the lowest is as many coupes of 96 wide.
 */
export function Tower({ rows }: { rows: number }) {
  return range(rows, 0, rows - 1).map((row) => (
    <g key={row} className={`tower-row row-${row + 1}`}>
      {range(row + 1, (-row * apart) / 2, (row * apart) / 2).map((x) => (
        <use key={x} href="#coupe" x={x} y={10 + row * step} />
      ))}
    </g>
  ));
}

/**
 * Bubbles as one path of dots, to be stroked with round ends.
 * @param strings that rise side by side between `from` and `to`, each from `foot` up to `head`.
 */
export function bubbles(
  seed: number,
  strings: number,
  [from, to]: readonly [number, number],
  [head, foot]: readonly [number, number],
): string {
  const chance = noise(seed);
  return range(strings, from, to)
    .map((x) => {
      const count = 5 + Math.round(chance() * 6);
      const top = head + (foot - head) * 0.5 * chance();
      const start = foot - (foot - head) * 0.16 * chance();
      return range(count, 0, 1)
        .map((share) => {
          const y = start + (top - start) * share ** 0.7;
          return `M${pair(x + (chance() - 0.5) * 12, y)}h.1`;
        })
        .join("");
    })
    .join("");
}
