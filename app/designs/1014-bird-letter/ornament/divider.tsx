import { Copies } from "#app/designs/kit/copies.tsx";
import { fountain } from "./shapes.ts";

/** Between sections: doves at a bowl, two plumes, three eyes of a train. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  const line = [62, 98, 30][form] ?? 0;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      <path
        d={`M-128 ${form === 0 ? 12 : 0}H${-line}M${line} ${form === 0 ? 12 : 0}H128`}
        stroke="var(--line)"
        strokeLinecap="round"
      />
      {form === 0 && (
        <>
          <use href="#orn-dove" transform="translate(-36 7)scale(.5)" />
          <use href="#orn-dove" transform="translate(36 7)scale(-.5 .5)" />
          <path
            d={fountain}
            fill="var(--deco-light)"
            stroke="var(--line)"
            strokeWidth="2.6"
            transform="translate(0 19)scale(.46)"
          />
        </>
      )}
      {form === 1 && (
        <>
          <use href="#orn-plume" transform="translate(6 1)rotate(88)scale(.74)" />
          <use href="#orn-plume" transform="translate(-6 1)rotate(-88)scale(.74)" />
          <circle r="6" fill="var(--deco)" stroke="var(--line)" />
          <circle r="2.2" fill="var(--deco-glint)" />
        </>
      )}
      {form === 2 && (
        <Copies
          of="eye"
          at={[
            { x: -14, y: 2, turn: 60, scale: 0.76 },
            { x: 14, y: 2, turn: -60, scale: 0.76 },
            { x: 0, y: 0, turn: 180, scale: 1 },
          ]}
        />
      )}
    </svg>
  );
}
