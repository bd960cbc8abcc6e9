import { Copies, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { Bough, curved } from "./bough.tsx";
import { fallen } from "./shapes.ts";

/** Two trees that lean together over a gate; the left one reaches farther. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d="M58 260V190A122 122 0 0 1 302 190V260" strokeWidth="1.5" />
        <path d="M22 260V190A158 158 0 0 1 338 190V260" strokeWidth="1.5" />
      </g>
      <Bough
        spine={[[320, 264], ...curved(140, 0.1, -0.9, [180, 190])]}
        width={8}
        plan="L bL LB A SL BL Lb BS AL bL Sb L b"
        seed={19}
        size={0.7}
      />
      <Bough
        spine={[[40, 264], ...curved(140, 3.04, 4.98, [180, 190])]}
        width={8}
        plan="L LB bL B SL LA BL bB AL LB Sb BL Ab LB bS L b"
        seed={6}
        size={0.74}
      />
    </svg>
  );
}

/** A young trunk with its leaves, between two lines. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={112}>
        <path d="M19 72L27 60M18 30L9 20" stroke="var(--muted)" strokeWidth="1.2" />
        <path
          d="M14.5 0L17 18L14 40L18 62L15 84L14.5 112H20.5L21 84L23 62L19 40L22 18L20.5 0Z"
          fill="var(--muted)"
        />
        <Copies
          of="leaf"
          at={[
            { x: 20, y: 28, turn: -58, scale: 0.46 },
            { x: 16, y: 52, turn: -124, scale: 0.46 },
            { x: 20, y: 102, turn: -56, scale: 0.44 },
            { x: 16, y: 92, turn: -126, scale: 0.42 },
          ]}
        />
        <use href="#orn-bud" transform="translate(27 61)rotate(34)scale(.6)" />
        <use href="#orn-bud" transform="translate(9 20)rotate(-36)scale(.6)" />
      </Tiled>
      <Uprights
        lines={[
          [0, 1.5],
          [36, 1.5],
        ]}
      />
    </svg>
  );
}

const petals = [
  [34, 31, 20],
  [78, 40, 110],
  [104, 28, -40],
  [150, 38, 70],
  [176, 30, 160],
  [214, 41, 10],
  [246, 30, 95],
  [290, 38, -20],
  [326, 29, 60],
] as const;

/** A sill on which petals have come down. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.4">
        <path d="M16 1H64V10H16ZM296 1H344V10H296ZM8 10H352V18H8Z" />
        <path d="M8 50H352" strokeWidth="1" />
      </g>
      <g fill="var(--deco-light)" stroke="var(--deco-deep)" strokeWidth="1">
        {petals.map(([x, y, turn]) => (
          <path key={x} d={fallen} transform={`translate(${x} ${y})rotate(${turn})scale(.62)`} />
        ))}
      </g>
    </svg>
  );
}
