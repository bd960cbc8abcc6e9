import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { arches, knots, row } from "#app/designs/families/lace/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const betweenPetals = range(6, -77, 223)
  .map((from) => arches(40, 55, 34, 1, from) + arches(36, 45, 34, 1, from))
  .join("");

/** White jasmine, the flower of the needle. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -67 116 134" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={betweenPetals} strokeWidth="1.8" />
        <path d={knots(56, 60, 6, -60)} strokeWidth="6.4" />
      </g>
      <use href="#orn-flower" transform="scale(1.03)" />
    </svg>
  );
}

const loops = range(12, 1, 12)
  .map((loop) => `A10.8 10.8 0 0 1 ${pair(...polar(43, (loop * Math.PI) / 6))}`)
  .join("");

/** A round of plain stitches with a looped edge. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={`M43 0${loops}`} strokeWidth="2.2" />
        <path d={knots(43, 30, 12)} strokeWidth="6" />
        <circle r="39" fill="var(--deco)" strokeWidth="2.6" />
      </g>
    </svg>
  );
}

/** Three loops that grow out of a knot. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeWidth="1.3">
        <path d="M0 0C4 -20 14 -30 24 -30C32 -30 32 -20 24 -15C16 -10 8 -6 0 0C14 -8 28 -12 36 -7C42 -3 38 3 30 3C20 3 10 0 0 0Z" />
        <path d="M8 -8C14 -18 20 -24 25 -24M12 -3C20 -5 28 -5 33 -3" stroke="var(--deco-light)" />
      </g>
      <g fill="var(--deco-glint)" stroke="var(--line)" strokeWidth="1.1">
        <circle cx="28" cy="-30" r="2.6" />
        <circle cx="39" cy="-3" r="2.6" />
        <circle r="2" fill="var(--line)" />
      </g>
    </svg>
  );
}

/** The flower in a looped round. */
export function Seal() {
  return (
    <Wax seed={8}>
      <Line d={arches(36, 43, 20, 18)} of="wax-deep" width={1.4} transform="translate(-.6 -.8)" />
      <Line d={arches(36, 43, 20, 18)} of="wax-light" width={1.2} />
      <Relief>
        <use href="#orn-petals" transform="scale(.6)" />
      </Relief>
    </Wax>
  );
}

/** For the upper left corner of a sheet; the sheet turns it for the others. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path
          d={`M3 62V3H62${arches(16, 23, 22.5, 4)}${arches(21, 31, 30, 3)}${arches(29, 39, 45, 2)}`}
          strokeWidth="1"
        />
        <path d={knots(21.8, 30, 4) + knots(29.5, 45, 3)} strokeWidth="2.6" />
        <path d="M3 52q6 -4 0 -8M52 3q-4 6 -8 0M3 62q6 -5 0 -10M62 3q-5 6 -10 0" strokeWidth="1" />
      </g>
      <circle cx="36" cy="15" r="1.8" fill="var(--line)" />
      <circle cx="15" cy="36" r="1.8" fill="var(--line)" />
      <use href="#orn-flower" transform="translate(11 11)scale(.17)rotate(-9)" />
    </svg>
  );
}

/** Between sections; three forms, so that a page does not repeat itself. */
export function Divider({ variant }: { variant: number }) {
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {[<Flower key="0" />, <Edging key="1" />, <Chain key="2" />][variant % 3]}
    </svg>
  );
}

function Flower() {
  return (
    <>
      <Mirrored>
        <path d="M24 4H128" stroke="var(--line)" strokeLinecap="round" />
        <Copies
          of="point"
          at={[
            { x: 42, y: 4, scale: 0.8 },
            { x: 68, y: 4, scale: 0.62 },
            { x: 88, y: 4, scale: 0.46 },
          ]}
        />
      </Mirrored>
      <use href="#orn-flower" transform="translate(0 -1)scale(.36)" />
    </>
  );
}

function Edging() {
  return (
    <>
      <path
        d={`M-120 -14H120${row(-120, -14, 24, 10, -7)}${row(-115, -7, 23, 10, -6)}`}
        fill="none"
        stroke="var(--line)"
      />
      <Copies
        of="point"
        at={[-90, -60, -30, 0, 30, 60, 90].map((x) => ({ x, y: -1, turn: 180, scale: 0.66 }))}
      />
    </>
  );
}

function Chain() {
  return (
    <>
      <path
        d={`${row(-126, 0, 14, 18, 8)}${row(-126, 0, 14, 18, -8)}`}
        fill="none"
        stroke="var(--line)"
      />
      <path
        d="M-117 0H118"
        stroke="var(--deco)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 18"
      />
    </>
  );
}
