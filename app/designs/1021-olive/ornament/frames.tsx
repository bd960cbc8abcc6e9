import { polar } from "#app/designs/kit/geometry.ts";
import { boughOf, through, type Bough } from "./paired-leaves.ts";
import { Drawn } from "./sprite.tsx";
import { Mirrored, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The left half of a wreath, from its foot to its top. */
function halfWreath(radius: number, pairs: number, scale: number): Bough {
  return boughOf(
    (along) => polar(radius, Math.PI / 2 + 0.1 + along * (Math.PI - 0.2)),
    pairs,
    scale,
  );
}

/** A wreath that closes. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <Mirrored id="olive-half">
        <Drawn bough={halfWreath(104, 14, 0.82)} />
      </Mirrored>
    </svg>
  );
}

/** Two boughs that meet above the opening. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <Line d="M57 260V180A123 123 0 0 1 303 180V260" of="line" width={1.4} />
      <Mirrored at={180} id="olive-arch">
        <Drawn bough={boughOf(through([36, 262], [38, 180], [72, 92], [172, 44]), 13, 0.72)} />
      </Mirrored>
    </svg>
  );
}

export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={44}>
        <use href="#orn-olive-pale" transform="translate(36 44)rotate(-128)scale(.6)" />
        <use href="#orn-olive-leaf" transform="translate(36 22)rotate(-130)scale(.6)" />
      </Tiled>
      <Uprights lines={[[35.3, 1.4]]} />
    </svg>
  );
}

/** Fallen boughs below a tree. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <path d="M8 40H352" stroke="var(--line)" strokeWidth="1.4" />
      <Mirrored at={180} id="olive-base">
        <Drawn bough={boughOf(through([24, 36], [80, 22], [150, 34]), 7, 0.6)} />
      </Mirrored>
    </svg>
  );
}

/** Two boughs from the upper left corner. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Drawn bough={boughOf(through([-10, 8], [60, 60], [96, 140], [84, 236]), 11, 0.94)} />
      <Drawn bough={boughOf(through([-10, 4], [70, 34], [140, 40], [222, 84]), 10, 0.84)} />
    </svg>
  );
}

export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g transform="translate(80 80)">
        <Mirrored id="olive-initial">
          <Drawn bough={halfWreath(62, 10, 0.5)} />
        </Mirrored>
      </g>
    </svg>
  );
}

/** Twigs, far apart, as on a printed cloth. */
export function Field() {
  const twig = boughOf(through([0, 40], [-4, 0], [2, -34]), 4, 0.7);
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={150} height={170}>
        <g transform="translate(40 50)rotate(-16)">
          <Drawn bough={twig} />
        </g>
        <g transform="translate(112 130)rotate(22)">
          <Drawn bough={twig} />
        </g>
      </Tiled>
    </svg>
  );
}

/** Leaves as they fall. */
export function tile(line: string, fill: string): string {
  const leaf = "M0 0C8 -6 24 -7 40 -1C26 6 9 5 0 0Z";
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='110' height='120'><g fill='${fill}' stroke='${line}' stroke-width='1.2'>` +
    `<path d='${leaf}' transform='translate(14 34)rotate(-24)'/><path d='${leaf}' transform='translate(72 20)rotate(38)'/>` +
    `<path d='${leaf}' transform='translate(44 96)rotate(-64)'/><path d='${leaf}' transform='translate(66 92)rotate(12)'/></g></svg>`
  );
}
