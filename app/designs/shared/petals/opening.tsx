import type { CSSProperties } from "react";
import { OpeningShell } from "#app/designs/kit/opening-shell.tsx";
import type { OpeningProps } from "#app/designs/contract.ts";

/**
 * Petals: position in hundredths of the screen, flight across and up in hundredths of its width and
 * height, rotation in degrees.
 */
const petals = [
  { x: 6, y: 66, across: 92, up: 46, turn: 300, size: 1.5 },
  { x: 15, y: 79, across: 70, up: 30, turn: -260, size: 1.15 },
  { x: 4, y: 88, across: 84, up: 72, turn: 340, size: 1.9 },
  { x: 34, y: 83, across: 40, up: 76, turn: 280, size: 1.7 },
  { x: 93, y: 24, across: -80, up: -34, turn: -300, size: 1.5 },
  { x: 95, y: 9, across: -88, up: -66, turn: -340, size: 1.8 },
  { x: 95, y: 58, across: -74, up: 34, turn: 320, size: 1.3 },
];

/** Horizontal scales, as of petals seen at an angle. */
const turns = [0.58, 0.85, 0.7];

const colours = ["deco", "deco-light"];

/**
 * A cover with the ornament's boughs in two corners, from which a breeze carries petals and leaves
 * away.
 */
export function PetalsOpening({ view, ornament: { Spray, Sprig, sample } }: OpeningProps) {
  return (
    <OpeningShell
      view={view}
      name="petals"
      behind={
        <>
          <span className="petals-cover">
            <Spray />
            <Spray />
          </span>
          {petals.map((petal, index) => {
            const place: CSSProperties & Record<`--${string}`, string | number> = {
              left: `${petal.x}%`,
              top: `${petal.y}%`,
              "--x": `${petal.across}vw`,
              "--y": `${-petal.up}vh`,
              "--turn": `${petal.turn}deg`,
              "--size": petal.size,
            };
            return (
              <span key={index} className="petal" style={place}>
                {index % 4 === 1 ? (
                  <Sprig />
                ) : (
                  <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    <path
                      d={sample}
                      fill={`var(--${colours[index % 2]})`}
                      transform={`rotate(${index * 47})scale(${turns[index % turns.length]} 1)`}
                    />
                  </svg>
                )}
              </span>
            );
          })}
        </>
      }
    />
  );
}
