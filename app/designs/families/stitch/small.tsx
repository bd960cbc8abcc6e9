import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, type Placement } from "#app/designs/kit/repeats.tsx";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { eightStar, lozenge } from "#app/designs/families/stitch/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The star in its square of double thread. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -67 116 134" aria-hidden="true">
      <path
        d={lozenge(54)}
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
      <Line d={lozenge(46)} of="deco-glint" width={1.8} strokeDasharray="6.4 4.44" />
      <use href="#orn-star" transform="scale(.6)" />
      <path
        d={
          lozenge(10, [0, -54]) +
          lozenge(10, [0, 54]) +
          lozenge(10, [-47, 0]) +
          lozenge(10, [47, 0])
        }
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="2.2"
      />
    </svg>
  );
}

/** A plain star with a stitched edge. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <path
        d={eightStar(53)}
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <Line d={eightStar(46.5)} of="deco-glint" width={1.6} strokeDasharray="4 3.1" opacity=".8" />
    </svg>
  );
}

/** Three leaves of long stitches. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Copies
        of="leaf"
        at={[
          { x: 0, y: 0, turn: -42, scale: 0.6 },
          { x: 1, y: 1, turn: -6, scale: 0.52 },
          { x: 0, y: 0, turn: -78, scale: 0.5 },
        ]}
      />
    </svg>
  );
}

/** The star, stitched round. */
export function Seal() {
  const stitches = { d: eightStar(43), fill: "none", strokeWidth: 2, strokeDasharray: "5 3" };
  return (
    <Wax seed={23}>
      <path {...stitches} stroke="var(--wax-deep)" transform="translate(-.7 -.9)" />
      <path {...stitches} stroke="var(--wax-light)" />
      <defs>
        <g id="orn-pressed">
          {range(8, 0, 315).map((turn) => (
            <path key={turn} d="M8 0L34 -13L62 0L34 13Z" transform={`rotate(${turn})`} />
          ))}
        </g>
      </defs>
      <Relief>
        <use href="#orn-pressed" transform="scale(.55)" />
      </Relief>
    </Wax>
  );
}

/** For the upper left corner of a sheet; the sheet turns it for the others. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Line d="M4 62V4H62" of="line" width={1.6} strokeDasharray="6 3" strokeDashoffset="-1" />
      <Copies
        of="lozenge"
        at={[
          { x: 21, y: 21, scale: 0.58 },
          { x: 38, y: 14, scale: 0.26 },
          { x: 14, y: 38, scale: 0.26 },
        ]}
      />
      <path d={lozenge(2.4, [48, 11]) + lozenge(2.4, [11, 48])} fill="var(--line)" />
    </svg>
  );
}

/** Between sections; three forms, so that a page does not repeat itself. */
export function Divider({ variant }: { variant: number }) {
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {[<Star key="0" />, <Net key="1" />, <Leaves key="2" />][variant % 3]}
    </svg>
  );
}

const running = { stroke: "var(--line)", strokeWidth: 1.5, strokeDasharray: "8 4" };

function Star() {
  return (
    <>
      <Mirrored>
        <path d="M66 0H128" {...running} />
        <Copies
          of="lozenge"
          at={[
            { x: 33, y: 0, scale: 0.42 },
            { x: 52, y: 0, scale: 0.26 },
          ]}
        />
      </Mirrored>
      <use href="#orn-star" transform="scale(.32)" />
    </>
  );
}

/** Two threads that cross, a lozenge wherever they part. */
function Net() {
  const width = 22;
  const zigzag = (first: number) =>
    `M-121 0${range(11, 0, 10)
      .map(
        (step) => `l11 ${(step % 2 ? -1 : 1) * first * 10}l11 ${(step % 2 ? 1 : -1) * first * 10}`,
      )
      .join("")}`;
  return (
    <>
      <Line d={zigzag(1)} of="line" width={1.7} />
      <path
        d={range(10, -99, 99)
          .map((x) => lozenge(3.4, [x, 0]))
          .join("")}
        fill="var(--ground)"
      />
      <Line d={zigzag(-1)} of="line" width={1.7} />
      <Copies
        of="lozenge"
        at={range(11, -5, 5).map((step): Placement => ({ x: step * width, y: 0, scale: 0.25 }))}
      />
    </>
  );
}

function Leaves() {
  return (
    <>
      <path d="M-128 0H128" {...running} strokeDashoffset="-2" />
      <Mirrored>
        <Copies
          of="leaf"
          at={[14, 40, 64].flatMap((x, index): Placement[] => [
            { x, y: 0, turn: -46, scale: 0.4 - index * 0.06 },
            { x, y: 0, turn: 46, scale: 0.4 - index * 0.06 },
          ])}
        />
      </Mirrored>
      <use href="#orn-lozenge" transform="scale(.4)" />
    </>
  );
}
