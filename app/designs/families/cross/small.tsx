import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { knot, ringPlait } from "#app/designs/families/cross/plait.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The sign in its frame. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -67 116 134" aria-hidden="true">
      <use href="#orn-sign" />
    </svg>
  );
}

/** A plain round in a twisted ring. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-round" />
    </svg>
  );
}

/** Half palmettes. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <g fill="var(--line)">
        <use href="#orn-palmette" transform="translate(5 3)rotate(-6)scale(.94)" />
      </g>
    </svg>
  );
}

/** The cross in a ring of small arches. */
export function Seal() {
  const arches = `M${pair(...polar(41, 0))}${range(24, 1, 24)
    .map((step) => `A5.4 5.4 0 0 0 ${pair(...polar(41, (step * Math.PI) / 12))}`)
    .join("")}`;
  return (
    <Wax seed={14}>
      <Line d={arches} of="wax-light" width={1.6} />
      <Line d={arches} of="wax-deep" width={1.6} transform="translate(-1 -1)" />
      <Relief>
        <use href="#orn-cross" transform="translate(0 -6)scale(.44)" />
      </Relief>
      <Relief>
        <use href="#orn-wings" transform="translate(0 26)scale(.36)" />
      </Relief>
    </Wax>
  );
}

/** For the upper left corner of a sheet; the sheet turns it for the others. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Line d="M5 62V33M33 5H62M10 48V33M33 10H48" of="line" width={1.1} round />
      <g transform="translate(4 4)">
        <Strands id="corner-knot" plait={knot(4, 4, 6.4)} width={4.4} behind="var(--ground)" />
      </g>
    </svg>
  );
}

/** Between sections; three forms, so that a page does not repeat itself. */
export function Divider({ variant }: { variant: number }) {
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {[<Cross key="0" />, <Band key="1" />, <Knots key="2" />][variant % 3]}
    </svg>
  );
}

function Cross() {
  return (
    <g fill="var(--line)">
      <Mirrored>
        <path d="M44 8L128 7.4V8.6Z" />
        <use href="#orn-palmette" transform="translate(12 10)scale(.72)" />
        <use href="#orn-palmette" transform="translate(44 9)scale(.44)" />
      </Mirrored>
      <use href="#orn-cross" transform="translate(0 -3)scale(.25)" />
    </g>
  );
}

function Band() {
  return (
    <>
      <Mirrored>
        <path d="M74 0H128" stroke="var(--line)" strokeWidth="1.1" strokeLinecap="round" />
      </Mirrored>
      <g transform="translate(-68 -11.3)">
        <Strands id="band" plait={knot(24, 4, 5.66)} width={4.2} behind="var(--ground)" />
      </g>
    </>
  );
}

function Knots() {
  return (
    <>
      <Mirrored>
        <path d="M24 0H128" stroke="var(--line)" strokeWidth="1" />
        <g fill="var(--line)">
          <Copies
            of="rosette"
            at={[
              { x: 40, y: 0, scale: 0.24 },
              { x: 62, y: 0, scale: 0.17 },
            ]}
          />
        </g>
      </Mirrored>
      <g transform="rotate(45)translate(-13.6 -13.6)">
        <Strands id="middle-knot" plait={knot(4, 4, 6.8)} width={4.6} behind="var(--ground)" />
      </g>
    </>
  );
}

/** A plaited ring, drawn from an eighth. */
export function PlaitedRing({
  radii,
  periods,
}: {
  radii: readonly [number, number];
  periods: number;
}) {
  return (
    <Strands
      id="spray-ring"
      plait={ringPlait(radii, 3, Math.PI / 4 / periods, periods)}
      width={6}
      spokes={8}
    />
  );
}
