import { noise, polar, range, short, smooth } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

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
      <use href="#ring-year" transform="scale(4.15)" fill="var(--deco-deep)" />
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
      {/* Moss on the bark, and a shoot: this tree grows on. */}
      <Line
        d="M-404 -84A412 412 0 0 1 -190 -364"
        of="wax"
        width={24}
        round
        strokeDasharray="0 15"
      />
      <Line d="M-288 -292Q-330 -330 -322 -424" of="wax" width={9} round />
      <path
        d="M-318 -346Q-396 -330 -420 -392Q-344 -416 -318 -346ZM-324 -376Q-318 -446 -246 -450Q-252 -376 -324 -376Z"
        fill="var(--wax-light)"
      />
    </>
  );
}
