import { copies } from "#app/features/theme/ornaments/pomegranate/copies.tsx";
import { wreath, type Placement } from "#app/features/theme/ornaments/pomegranate/shapes.ts";

/** The middle of the band between the vault's outer line and its inner pair, for bough and columns. */
const band = 144;
const sideOfVault = wreath(band, 12, -0.04, -1.42);
/** The columns' leaves go on up to the springing: a pair every 46. */
const sideOfLegs = [12, 58].flatMap((y) => leafPair(band, y));

/** A round vault, a bough laid over it from both sides, the cut fruit at its crown. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d="M58 260V190A122 122 0 0 1 302 190V260" strokeWidth="1.6" />
        <path d="M50 260V190A130 130 0 0 1 310 190V260" strokeWidth=".8" />
        <path d="M22 260V190A158 158 0 0 1 338 190V260" strokeWidth="1.6" />
        <g transform="translate(180 190)" strokeLinecap="round" strokeWidth="1.3">
          {[1, -1].map((side) => (
            <g key={side} transform={side < 0 ? "scale(-1 1)" : undefined}>
              <path d="M144 70V0A144 144 0 0 0 22 -142.3" />
              {copies("leaf", sideOfLegs)}
              {copies("leaf", sideOfVault.leaves)}
              {copies("fruit", sideOfVault.fruits)}
            </g>
          ))}
        </g>
      </g>
      <use href="#orn-cut-fruit" transform="translate(180 42)scale(.62)" />
    </svg>
  );
}

function leafPair(x: number, y: number): Placement[] {
  return [-50, -130].map((turn) => ({ x, y, turn, scale: 0.44 }));
}

/** Leaves in pairs between two lines. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <pattern id="orn-column" width="36" height="46" patternUnits="userSpaceOnUse">
        <path d="M14 0V46" stroke="var(--line)" strokeWidth="1.3" />
        {copies("leaf", leafPair(14, 34))}
      </pattern>
      <rect width="36" height="100%" fill="url(#orn-column)" />
      <g fill="none" stroke="var(--line)">
        <path d="M0 0V4000M36 0V4000" strokeWidth="1.6" />
        <path d="M28 0V4000" strokeWidth=".8" />
      </g>
    </svg>
  );
}

export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.4">
        <path d="M16 1H64V12H16ZM296 1H344V12H296ZM8 12H352V24H8ZM2 30H358" />
      </g>
      <use href="#orn-fruit" transform="translate(180 44)rotate(180)scale(.2)" />
      <path d="M20 44H150M210 44H340" stroke="var(--line)" strokeWidth="1" />
    </svg>
  );
}
