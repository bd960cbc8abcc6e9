import { range } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Stars of one size, sown by a fixed rule over `wide` × `high`; every page has the same sky. */
function stars(count: number, first: number, wide: number, high: number): string {
  return range(count, first, first + count - 1)
    .map((index) => `M${(index * 377) % wide} ${(index * index * 53 + index * 131) % high}h.1`)
    .join("");
}

/** A night of stars in three sizes. */
export function Stars({ wide, high, count }: { wide: number; high: number; count: number }) {
  return (
    <g strokeLinecap="round">
      <path d={stars(count, 3, wide, high)} stroke="var(--deco-light)" strokeWidth="2.5" />
      <path d={stars(count >> 1, 90, wide, high)} stroke="var(--deco-glint)" strokeWidth="4" />
      <path d={stars(count >> 3, 40, wide, high)} stroke="var(--accent)" strokeWidth="8" />
    </g>
  );
}

/** A planet of radius 50 in stripes, with a ring that passes before and behind it. */
export function RingedPlanet() {
  return (
    <g transform="rotate(-18)">
      <Line d="M-84 0A84 22 0 0 1 84 0" of="accent" width={11} round />
      <circle r="50" fill="var(--wax-light)" />
      <path
        d="M-43 -26Q0 -12 43 -26A50 50 0 0 1 49 -9Q0 6 -49 -9A50 50 0 0 1 -43 -26ZM-46 20Q0 36 46 20A50 50 0 0 1 34 37Q0 46 -34 37A50 50 0 0 1 -46 20Z"
        fill="var(--wax)"
      />
      <path d="M16 -47.4A50 50 0 0 1 16 47.4A66 66 0 0 0 16 -47.4Z" fill="var(--wax-deep)" />
      <Line d="M-84 0A84 22 0 0 0 84 0" of="accent" width={11} round />
    </g>
  );
}

/** The Earth of radius 50: water, land, a cap of ice. */
export function Earth() {
  return (
    <>
      <circle r="50" fill="var(--paper-line)" />
      <path
        d="M-30 -40C-8 -52 6 -40 -2 -28C-12 -14 -24 -20 -30 -6C-34 6 -44 2 -49 -8A50 50 0 0 1 -30 -40ZM10 -6C24 -16 42 -8 48 6C46 26 34 36 24 42C12 38 18 24 10 16C2 8 2 0 10 -6ZM-24 16C-12 10 -4 22 -10 32C-14 42 -24 38 -28 30Z"
        fill="var(--line)"
      />
      <path d="M-22 -45A50 50 0 0 1 22 -45Q10 -34 0 -40T-22 -45Z" fill="var(--deco-glint)" />
    </>
  );
}

/** A moon of radius 50 with craters. */
export function Moon() {
  return (
    <>
      <circle r="50" fill="var(--deco-glint)" />
      <path d="M12 -48.5A50 50 0 0 1 12 48.5A68 68 0 0 0 12 -48.5Z" fill="var(--muted)" />
      <g fill="var(--muted)">
        <circle cx="-20" cy="-18" r="11" />
        <circle cx="-4" cy="20" r="8" />
        <circle cx="-32" cy="14" r="5" />
        <circle cx="8" cy="-30" r="5" />
      </g>
    </>
  );
}

/**
 * A rocket that points up, its middle at the origin, 290 high with its flame.
 * @param name a word or number of few letters on its side. @param landed it has no flame.
 */
export function Rocket({ name, landed }: { name?: string | undefined; landed?: true }) {
  return (
    <>
      {!landed && (
        <g>
          <path d="M-24 74C-40 104 -20 128 0 178C20 128 40 104 24 74Z" fill="var(--wax)" />
          <path d="M-14 74C-24 98 -10 112 0 144C10 112 24 98 14 74Z" fill="var(--accent)" />
        </g>
      )}
      <path
        d="M-30 18C-62 34 -66 64 -64 92L-26 70ZM30 18C62 34 66 64 64 92L26 70Z"
        fill="var(--wax)"
      />
      <path d="M30 18C62 34 66 64 64 92L26 70Z" fill="var(--wax-deep)" />
      <path d="M-20 66H20L26 82H-26Z" fill="var(--deco-deep)" />
      <path d="M0 -112C34 -82 46 -30 28 70H-28C-46 -30 -34 -82 0 -112Z" fill="var(--deco-glint)" />
      <path d="M0 -112C34 -82 46 -30 28 70H8C22 -30 16 -82 0 -112Z" fill="var(--muted)" />
      <path
        d="M0 -112C15 -99 26 -81 32 -60Q0 -46 -32 -60C-26 -81 -15 -99 0 -112Z"
        fill="var(--wax)"
      />
      <circle cy="-20" r="19" fill="var(--accent)" />
      <circle cy="-20" r="13" fill="var(--deco-deep)" />
      <Line d="M-8 -24A9 9 0 0 1 0 -29" of="line" width={3} round />
      {name ? (
        <text
          y="48"
          textAnchor="middle"
          fontSize="40"
          fontFamily="var(--display)"
          style={{ fontWeight: "var(--display-weight)" }}
          fill="var(--deco)"
        >
          {name}
        </text>
      ) : (
        <path d="M-31 30H31L29.5 44H-29.5Z" fill="var(--wax)" />
      )}
    </>
  );
}

/** A child in a space suit who waves, the boots at the origin; 120 high. */
export function Astronaut() {
  return (
    <g strokeLinecap="round">
      <path d="M-28 -66H28V-24H-28Z" fill="var(--deco-light)" />
      <g stroke="var(--deco-glint)" strokeWidth="19" fill="none">
        <path d="M-13 -24V-6M13 -24V-6M-20 -56L-38 -34M20 -56L42 -84" />
      </g>
      <rect x="-25" y="-70" width="50" height="52" rx="18" fill="var(--deco-glint)" />
      <path d="M0 -18V-4" stroke="var(--deco-deep)" strokeWidth="5" />
      <path d="M-14 4H-21M14 4H21" stroke="var(--wax)" strokeWidth="12" />
      <circle cx="42" cy="-86" r="9" fill="var(--wax)" />
      <circle cx="-39" cy="-32" r="9" fill="var(--wax)" />
      <circle cy="-92" r="31" fill="var(--deco-glint)" />
      <rect x="-23" y="-108" width="46" height="34" rx="17" fill="var(--deco-deep)" />
      <Line d="M-13 -94Q-13 -101 -5 -101" of="line" width={5} />
      <path d="M-10 -46H2" stroke="var(--wax)" strokeWidth="6" />
      <path d="M12 -46h.1" stroke="var(--accent)" strokeWidth="8" />
    </g>
  );
}

/** Craters in the ground of a moon; each of `of` is its middle and its half width and height. */
export function Craters({
  of,
  opacity,
}: {
  of: readonly (readonly [x: number, y: number, wide: number, high: number])[];
  opacity: string;
}) {
  return (
    <g fill="var(--wax-deep)" opacity={opacity}>
      {of.map(([x, y, wide, high]) => (
        <ellipse key={x} cx={x} cy={y} rx={wide} ry={high} />
      ))}
    </g>
  );
}
