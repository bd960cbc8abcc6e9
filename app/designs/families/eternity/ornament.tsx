import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/eternity/arch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/eternity/large.tsx";
import { Roundel } from "#app/designs/families/eternity/rosette.tsx";
import { lobes, arm } from "#app/designs/families/eternity/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/eternity/small.tsx";
import { Copies, Spokes } from "#app/designs/kit/repeats.tsx";

/** Wheels hung on two cords, as coins on a necklace. */
function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M334 -30C288 36 210 70 130 44C80 28 40 -6 0 -30" strokeWidth="1.2" />
        <path
          d="M334 -30C298 56 214 92 130 62C78 43 40 6 0 -30"
          strokeWidth="4"
          strokeDasharray="0 8.4"
        />
        <path d="M199 82V90M128 62V70M262 54V62M72 28V34M308 16V24" strokeWidth="1.6" />
      </g>
      <path d="M0 -30h.1M334 -30h.1" stroke="var(--line)" strokeWidth="8" strokeLinecap="round" />
      <Copies
        of="wheel-8"
        at={[
          { x: 199, y: 93, scale: 0.22 },
          { x: 128, y: 88, scale: 0.15 },
        ]}
      />
      <Copies
        of="wheel-6"
        at={[
          { x: 264, y: 78, scale: 0.15 },
          { x: 72, y: 44, scale: 0.09 },
          { x: 308, y: 34, scale: 0.09 },
        ]}
      />
    </svg>
  );
}

/** The sign with six, eight and twelve arms, and the wheel: the sign sunk into a round of stone. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        {[6, 8, 12].map((arms) => {
          const { lit, shade } = arm(arms);
          return (
            <g key={arms} id={`orn-arm-${arms}`}>
              <path d={lit} fill="var(--line)" />
              <path d={shade} fill="var(--deco)" />
            </g>
          );
        })}
        {[6, 8, 12].map((arms) => (
          <g key={arms} id={`orn-sign-${arms}`}>
            <Spokes of={`arm-${arms}`} count={arms} />
          </g>
        ))}
        {[6, 8].map((arms) => (
          <g key={arms} id={`orn-wheel-${arms}`}>
            <circle r="115" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="9" />
            <use href={`#orn-sign-${arms}`} />
          </g>
        ))}
        <g id="orn-almond">
          <path d="M0 -10Q9 0 0 10Z" fill="var(--deco-light)" />
          <path d="M0 -10Q-9 0 0 10Z" fill="var(--line)" />
        </g>
      </defs>
    </svg>
  );
}

/** Circles that overlap, a sign between them. */
function tile(line: string, fill: string): string {
  const { lit, shade } = arm(8);
  const arms = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<use href='#a' transform='rotate(${turn})'/>`)
    .join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='84' height='84' fill='none' stroke='${line}'>` +
    `<defs><g id='a' stroke='none'><path d='${lit}' fill='${line}'/><path d='${shade}' fill='${fill}'/></g><g id='w'>${arms}</g></defs>` +
    `<path d='M42 0A42 42 0 0 1 0 42A42 42 0 0 1 42 0A42 42 0 0 0 84 42A42 42 0 0 0 42 0M42 84A42 42 0 0 0 0 42A42 42 0 0 0 42 84A42 42 0 0 1 84 42A42 42 0 0 1 42 84'/>` +
    `<use href='#w' transform='translate(42 42)scale(.17)'/>${[0, 84].flatMap((x) => [0, 84].map((y) => `<use href='#w' transform='translate(${x} ${y})scale(.17)'/>`)).join("")}</svg>`
  );
}

/** Arevakhach: the sign of eternity, a sun that turns, cut into stone. */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  sample: lobes,
  tile,
};
