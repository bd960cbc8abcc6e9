import { polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Wax under a die with eight sides: it swelled out between the corners, here more, there less. */
const edge = smooth(
  range(32, 0, (2 * Math.PI * 31) / 32).map((angle): Point =>
    polar(60 + 2.6 * Math.cos(8 * angle) + 1.6 * Math.sin(3 * angle + 2), angle),
  ),
  true,
);

const die = "M-18 -44H18L44 -18V18L18 44H-18L-44 18V-18Z";
/** The eight-pointed star, as the steps of its knots. */
const star =
  "M-3 -33V-27H-9V-24H-24V-9H-27V-3H-33V3H-27V9H-24V24H-9V27H-3V33H3V27H9V24H24V9H27V3H33V-3H27V-9H24V-24H9V-27H3V-33ZM0 -18L18 0L0 18L-18 0Z";

/** Wax with the star pressed into it. Light falls from the upper left. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <path d={die} fill="var(--wax-deep)" transform="translate(-1 -1)" />
      <path d={die} fill="var(--wax-light)" transform="translate(1.2 1.5)" />
      <path d={die} fill="var(--wax)" />
      <g fillRule="evenodd">
        <path d={star} fill="var(--wax-deep)" transform="translate(-1.4 -1.6)" />
        <path d={star} fill="var(--wax-light)" transform="translate(1.2 1.4)" />
        <path d={star} fill="var(--wax)" />
      </g>
      <path d="M0 -6L6 0L0 6L-6 0Z" fill="var(--wax-light)" />
      <Line d="M-54 -16A56 56 0 0 1 -20 -52" of="wax-light" width={2.4} round opacity=".8" />
    </svg>
  );
}
