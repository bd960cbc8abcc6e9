import { range } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A flame of a candle, its foot at the origin; 44 high. */
export function Flame() {
  return (
    <g className="flame">
      <path d="M0 0C-16 -8 -13 -26 0 -46C13 -26 16 -8 0 0Z" fill="var(--wax-light)" />
      <path d="M0 0C-8 -4 -7 -13 0 -25C7 -13 8 -4 0 0Z" fill="var(--wax)" />
    </g>
  );
}

const dyes = ["line", "wax", "deco-glint", "wax-light"] as const;

/**
 * A slim candle with stripes, its foot at the origin, 120 high without its flame.
 * @param kind which of the colours it has. @param burnt it is shorter, and smoke rises from it.
 */
export function Candle({ kind, burnt }: { kind: number; burnt?: true }) {
  const dye = dyes[kind % dyes.length] ?? dyes[0];
  const stripe = dye === "deco-glint" ? "deco" : "surface";
  return (
    <>
      {burnt ? (
        <Line
          d="M0 -130C-14 -148 12 -158 0 -178C-12 -196 14 -206 2 -230"
          of="deco-light"
          width={7}
          round
        />
      ) : (
        <g transform="translate(0 -128)">
          <Flame />
        </g>
      )}
      <path d="M0 -116V-132" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M-11 6V-120H11V6Z" fill={`var(--${dye})`} />
      <path
        d="M-11 -96L11 -110V-98L-11 -84ZM-11 -66L11 -80V-68L-11 -54ZM-11 -36L11 -50V-38L-11 -24ZM-11 -6L11 -20V-8L-11 6Z"
        fill={`var(--${stripe})`}
      />
    </>
  );
}

/** The lower edge of icing that runs down, from side to side of `wide`; it hangs from `top`. */
export function icing(wide: number, top: number, count: number, deep: number): string {
  const step = wide / count;
  const drips = range(count, 0, count - 1).map((index) => {
    const long = deep * (0.35 + ((index * 37) % 17) / 17);
    return `v${Math.round(long)}a${step / 4} ${step / 4} 0 0 0 ${step / 2} 0v${-Math.round(long)}a${step / 4} ${step / 4} 0 0 1 ${step / 2} 0`;
  });
  return `M0 0V${top}${drips.join("")}V0Z`;
}

/** Coloured sugar, `count` grains over `wide` × `high`, always in the same places. */
export function Sprinkles({ count, wide, high }: { count: number; wide: number; high: number }) {
  return (
    <g strokeWidth="7" strokeLinecap="round">
      {(["wax-light", "line", "wax"] as const).map((dye, first) => (
        <path
          key={dye}
          d={range(count, 1, count)
            .map((index) => {
              const seed = index * 3 + first;
              const [x, y] = [(seed * 389) % wide, (seed * 227 + seed * seed * 7) % high];
              return `M${x} ${y}l${(seed % 5) * 4 - 8} ${seed % 2 ? 10 : -8}`;
            })
            .join("")}
          stroke={`var(--${dye})`}
        />
      ))}
    </g>
  );
}
