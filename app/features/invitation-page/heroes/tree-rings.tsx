import { noise, polar, range, short, smooth } from "#app/design/geometry.ts";

/** Outlines of a year's ring with a radius of 100, each uneven in its own way. */
function outline(seed: number, unevenness: number): string {
  const random = noise(seed);
  return smooth(
    range(18, 0, (Math.PI * 2 * 17) / 18).map((angle) =>
      polar(100 + (random() - 0.5) * unevenness + 3 * Math.cos(angle * 2 + 1), angle),
    ),
    true,
  );
}

/**
 * The end of a trunk around the origin, 430 in radius with its bark: a ring for each year.
 * @param years 8 to 120 are drawn; every tenth is darker.
 */
export function TreeRings({ years }: { years: number }) {
  const count = Math.min(120, Math.max(8, years));
  return (
    <>
      <defs>
        <path id="ring-year" d={outline(3, 5)} vectorEffect="non-scaling-stroke" />
        <radialGradient id="ring-wood">
          <stop stopColor="var(--deco-deep)" stopOpacity=".62" />
          <stop offset=".42" stopColor="var(--deco-deep)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--deco-deep)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d={outline(11, 7)}
        transform="scale(4.2)"
        fill="var(--deco-deep)"
        stroke="var(--deco-deep)"
        strokeWidth="2"
      />
      <use href="#ring-year" transform="scale(3.9)" fill="var(--deco-light)" />
      <use href="#ring-year" transform="scale(3.9)" fill="url(#ring-wood)" />
      <g fill="none" stroke="var(--deco-deep)" strokeWidth="1">
        {range(count, 1, count).map((year) => (
          <use
            key={year}
            href="#ring-year"
            transform={`scale(${short((3.9 * 100 * year) / count) / 100})rotate(${short((count - year) * 0.7)})`}
            {...(year % 10 === 0 ? { strokeWidth: 2.6 } : { opacity: 0.55 })}
          />
        ))}
      </g>
      {/* Cracks, as wood has when it dries. */}
      <path
        d="M-104 -128L-150 -204L-236 -302L-222 -312L-138 -204ZM150 24L262 38L376 70L373 84L258 52ZM-44 190L-74 282L-98 374L-84 378L-62 284Z"
        fill="var(--deco-deep)"
        opacity=".7"
      />
    </>
  );
}
