import { waxEdge } from "#app/features/theme/ornaments/pomegranate/shapes.ts";

const edgeOfWax = waxEdge(60);

/** Wax with the eternity sign pressed into it. Light falls from the upper left. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edgeOfWax} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edgeOfWax} fill="var(--wax)" />
      <path
        d={edgeOfWax}
        fill="none"
        stroke="var(--wax-light)"
        strokeWidth="2.5"
        strokeDasharray="118 400"
        strokeDashoffset="-172"
        strokeLinecap="round"
        transform="scale(.94)"
        opacity=".8"
      />
      <circle r="46" fill="var(--wax-deep)" />
      <circle cx="1" cy="1.5" r="45.5" fill="var(--wax-light)" />
      <circle r="44.5" fill="var(--wax)" />
      <g transform="scale(.4)">
        <use href="#orn-arms" fill="var(--wax-deep)" transform="translate(-3 -4)" />
        <use href="#orn-arms" fill="var(--wax-light)" transform="translate(2.5 3)" />
        <use href="#orn-arms" fill="var(--wax)" />
      </g>
    </svg>
  );
}
