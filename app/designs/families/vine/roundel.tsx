import { polar, range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Relief, Wax } from "#app/designs/kit/wax.tsx";
import { leafOf, wave } from "#app/designs/families/vine/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const reach = 91;
const waves = 5;

/** A scroll closed to a ring around the ripest cluster. */
export function Roundel() {
  const turned = wave((Math.PI * reach) / (2 * waves), (along, across) =>
    polar(reach + across, along / reach - Math.PI / 2),
  );
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true" color="var(--ground)">
      <circle r="129" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.6" />
      <circle
        r="124.5"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0 6.52"
      />
      <g fill="none" stroke="var(--line)">
        <circle r="57.5" fill="var(--ground)" strokeWidth="1.6" />
        <circle r="52.5" strokeWidth=".8" />
      </g>
      <g className="roundel-core" color="var(--deco-deep)">
        <g id="orn-turned">
          <Line d={turned.stem} of="line" width={2} round />
          <g fill="var(--line)">
            <Copies of="leaf" at={[turned.leaf]} />
          </g>
          <Copies of="grapes" at={[turned.fruit]} />
        </g>
        {range(waves - 1, 1, waves - 1).map((step) => (
          <use key={step} href="#orn-turned" transform={`rotate(${(360 / waves) * step})`} />
        ))}
      </g>
      <Ripe />
    </svg>
  );
}

/** The cluster under two leaves, 104 high around the origin. */
function Ripe() {
  return (
    <g>
      <Line d="M-18 -43Q0 -36 20 -45" of="line" width={4} round />
      <use href="#orn-grapes" transform="translate(0 -36)scale(1.3)" />
      <Mirrored>
        <use href="#orn-tendril" transform="translate(12 -28)rotate(30)scale(.9)" />
        <use href="#orn-leaf" transform="translate(20 -24)rotate(24)scale(.7)" fill="var(--line)" />
      </Mirrored>
    </g>
  );
}

/** The cluster with the leaves it grew under. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -67 116 134" aria-hidden="true" color="var(--ground)">
      <Line d="M-30 -50Q-4 -40 32 -56" of="line" width={5} round />
      <use href="#orn-tendril" transform="translate(20 -52)rotate(60)scale(1.1)" />
      <use href="#orn-grapes" transform="translate(2 -46)scale(1.8)" />
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: -27, y: -22, turn: 150, scale: 0.88 },
            { x: 26, y: -34, turn: 18, scale: 0.84 },
          ]}
        />
      </g>
    </svg>
  );
}

const leafAlone = leafOf(1.9, 90, 0.72);

/** A leaf whose middle is left whole for the day of the month. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <g stroke="var(--line)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 -14C-5 -40 0 -58 12 -74" fill="none" strokeWidth="5" />
        <path d={leafAlone} fill="var(--deco)" strokeWidth="2.4" transform="translate(0 -14)" />
      </g>
      <circle cy="-1" r="35" fill="var(--deco)" />
    </svg>
  );
}

/** Wax with a leaf pressed into it. */
export function Seal() {
  return (
    <Wax seed={5}>
      <g color="var(--wax-deep)">
        <Relief>
          <use href="#orn-leaf" strokeWidth="0" transform="translate(0 -9)rotate(90)scale(1.22)" />
        </Relief>
      </g>
    </Wax>
  );
}
