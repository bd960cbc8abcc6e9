import { Copies, type Placement } from "#app/designs/kit/copies.tsx";
import { Mirrored } from "#app/designs/kit/symmetry.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const spray: Placement[] = [
  { x: 30, y: 4, turn: -36, scale: 0.5 },
  { x: 44, y: 3, turn: 30, scale: 0.46 },
  { x: 60, y: -0.5, turn: -32, scale: 0.42 },
  { x: 76, y: -2.5, turn: 26, scale: 0.36 },
];

/** Between sections; three forms, so that a page does not repeat itself. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Mirrored>
            <Line d="M16 2C40 10 58 -8 126 0" of="line" width={1.2} round />
            <Copies of="leaf" at={spray} />
          </Mirrored>
          <use href="#orn-cut-fruit" transform="translate(0 4)scale(.3)" />
        </>
      )}
      {form === 1 && (
        <>
          <path
            d="M-126 0H-34M34 0H126"
            stroke="var(--line)"
            strokeWidth="1"
            strokeLinecap="round"
          />
          <g fill="var(--deco-light)">
            <Copies
              of="seed"
              at={[-16, 0, 16].map((x) => ({
                x,
                y: x === 0 ? 2 : -1,
                turn: x * -1.4,
                scale: x === 0 ? 1.15 : 0.85,
              }))}
            />
          </g>
        </>
      )}
      {form === 2 && (
        <>
          <path
            d="M-126 0H-26M26 0H126"
            stroke="var(--line)"
            strokeWidth="1"
            strokeLinecap="round"
          />
          <use href="#orn-arms" transform="scale(.15)" fill="var(--line)" />
          <circle r="17.5" fill="none" stroke="var(--line)" strokeWidth="1" />
        </>
      )}
    </svg>
  );
}
