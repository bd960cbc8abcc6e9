import { Line } from "#app/designs/kit/line.tsx";
/** Facets of a brilliant seen from its side, with how much light each gives back, from 0 to 1. */
const facets = [
  ["-50 0L-29 -23L-21 0Z", 0.55],
  ["-29 -23L0 -23L-21 0Z", 0.95],
  ["0 -23L21 0L-21 0Z", 0.7],
  ["0 -23L29 -23L21 0Z", 0.4],
  ["29 -23L50 0L21 0Z", 0.8],
  ["-50 0L-21 0L0 54Z", 0.3],
  ["-21 0L0 0L0 54Z", 0.85],
  ["0 0L21 0L0 54Z", 0.5],
  ["21 0L50 0L0 54Z", 0.14],
  ["-36 0L-21 0L-8 34Z", 0.35],
  ["10 20L21 0L34 0Z", 0.45],
] as const;

/** A four-pointed gleam around the origin. */
const gleam = "M0 -30C2 -6 6 -2 30 0C6 2 2 6 0 30C-2 6 -6 2 -30 0C-6 -2 -2 -6 0 -30Z";

/** A brilliant in its prongs, 100 wide; what holds it meets the ring some 50 below the origin. */
export function Diamond() {
  return (
    <>
      <g fill="none" stroke="var(--line)" strokeWidth="5" strokeLinecap="round">
        <path d="M-46 -3C-42 30 -26 52 -14 66M46 -3C42 30 26 52 14 66M-32 34H32" />
      </g>
      <path d="M-50 0L-29 -23H29L50 0L0 54Z" fill="var(--deco)" />
      <g fill="var(--deco-glint)">
        {facets.map(([path, light]) => (
          <path key={path} d={`M${path}`} opacity={light} />
        ))}
      </g>
      <Line
        d="M-50 0L-29 -23H29L50 0L0 54ZM-50 0H50M-29 -23L-21 0L0 54L21 0L29 -23M-21 0L0 -23L21 0"
        of="deco-glint"
        width={0.9}
        strokeLinejoin="round"
      />
      <g fill="none" stroke="var(--line)" strokeWidth="6" strokeLinecap="round">
        <path d="M-47 -5L-41 7M47 -5L41 7" />
      </g>
      <path d={gleam} fill="var(--deco-glint)" transform="translate(-27 -22)" />
    </>
  );
}
