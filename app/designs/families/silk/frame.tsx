import { polar, range } from "#app/designs/kit/geometry.ts";
import { Mirrored, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { loopedSquare } from "#app/designs/families/silk/line-figures.ts";
import { quarter, type Course } from "#app/designs/families/silk/lines.ts";
import { Cord, Pen, Wash } from "#app/designs/families/silk/strokes.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const [springing, reach] = [180, 140];

/** Up the left side, then along the vault to its crown. */
const vault: Course = (distance) => {
  const upright = 260 - springing;
  if (distance < upright) return [180 - reach, 260 - distance];
  return polar(reach, Math.PI + (distance - upright) / reach, [180, springing]);
};
const turns = Math.floor((260 - springing + (reach * Math.PI) / 2) / quarter);
const pearls = range(5, 0.16, 1.3);

/** A cord laid in a vault and tied in a bow at its crown, pearls on a thread beneath it. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <Wash
        stains={[
          { seed: 31, x: 62, y: 60, width: 66, height: 54 },
          { seed: 7, x: 300, y: 56, width: 60, height: 58, colour: "wax-light" },
          { seed: 12, x: 104, y: 40, width: 58, height: 34, colour: "wax-light" },
          { seed: 3, x: 262, y: 38, width: 66, height: 36 },
        ]}
        opacity={0.2}
      />
      <Line d="M58 260V180A122 122 0 0 1 302 180V260" of="line" width={1.2} />
      <Mirrored at={180} id="half-vault">
        <Cord id="vault" course={vault} to={turns} />
        {pearls.map((angle) => {
          const [x, y] = polar(122, Math.PI + angle, [180, springing]);
          return (
            <use
              key={angle}
              href="#orn-pearl"
              transform={`translate(${Math.round(x)} ${Math.round(y)})scale(.8)`}
            />
          );
        })}
      </Mirrored>
      <use href="#orn-bow" transform="translate(180 42)scale(1.3)" strokeWidth="3" />
      <use href="#orn-pearl" transform="translate(180 42)scale(1.4)" />
    </svg>
  );
}

const plumb: Course = (distance) => [18, -distance];

/** The same cord, plumb. Its twist goes on from the vault's. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={4 * quarter}>
        <Cord id="plumb" course={plumb} from={-6} to={2} />
      </Tiled>
      <Uprights lines={[[36, 1.2]]} />
    </svg>
  );
}

const level: Course = (distance) => [10 + distance, 12];

/** The cord's two ends with their tassels. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <Mirrored at={180} id="end">
        <Cord id="level" course={level} to={28} />
        <path d="M6 4H20V20H6Z" fill="var(--deco)" stroke="var(--line)" />
        <path
          d="M7 20L3 50M10 20L8.5 52M13 20V53M16 20L17.5 52M19 20L23 50"
          stroke="var(--deco)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </Mirrored>
      <use href="#orn-bow" transform="translate(180 14)scale(.9)" strokeWidth="3" />
      <use href="#orn-pearl" transform="translate(180 14)" />
    </svg>
  );
}

/**
 * A line around a clear middle, a loop and a pearl at each corner, on washes that leave the letter
 * clear.
 */
export function Initial() {
  return (
    <svg className="initial" viewBox="-80 -80 160 160" aria-hidden="true">
      <Wash
        stains={[
          { seed: 41, x: -50, y: -49, width: 26, height: 27 },
          { seed: 17, x: 50, y: 50, width: 26, height: 26, colour: "wax-light" },
        ]}
        opacity={0.2}
      />
      <Pen id="looped" d={loopedSquare} nib={1.3} />
      <Line d="M-44 -44H44V44H-44Z" of="line" width={0.8} />
      {[45, 135, 225, 315].map((turn) => (
        <use
          key={turn}
          href="#orn-pearl"
          transform={`rotate(${turn})translate(90.5 0)rotate(${-turn})scale(1.2)`}
        />
      ))}
    </svg>
  );
}
