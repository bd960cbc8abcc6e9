import { range, short } from "#app/designs/kit/geometry.ts";
import { Around, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Relief, Wax } from "#app/designs/kit/wax.tsx";
import { fan, folds, ray } from "#app/designs/families/arcade/shapes.ts";

const rays = 16;
const frame = ray(rays, 42, 92, 1.4);
const moulding = ray(rays, 46, 91, 4.4);
const pane = ray(rays, 50, 90, 7.4);

/** A rose window of arches around the sun, fans above and below. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="var(--deco)">
        <use href="#orn-fan" transform="translate(0 -112)" />
        <use href="#orn-fan" transform="rotate(180)translate(0 -112)" />
        <Mirrored>
          <use href="#orn-fan" transform="rotate(24)translate(0 -116)scale(.6)" />
          <use href="#orn-fan" transform="rotate(156)translate(0 -116)scale(.6)" />
        </Mirrored>
      </g>
      <g fill="none" stroke="var(--line)">
        <circle r="121" fill="var(--surface)" strokeWidth="1.6" />
        <circle
          r="117.4"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeDasharray={`0 ${short((2 * Math.PI * 117.4) / 96)}`}
        />
        <circle r="114" strokeWidth=".8" />
      </g>
      <g className="roundel-core" stroke="var(--line)" strokeLinejoin="round">
        <defs>
          <g id="orn-ray">
            <path d={frame} fill="none" strokeWidth="1.5" />
            <path d={moulding} fill="none" strokeWidth=".7" />
            <path d={pane} strokeWidth=".7" />
          </g>
        </defs>
        {range(rays, 0, rays - 1).map((step) => (
          <use
            key={step}
            href="#orn-ray"
            transform={`rotate(${(360 / rays) * step})`}
            fill={step % 2 === 0 ? "var(--deco)" : "var(--deco-deep)"}
          />
        ))}
        <circle r="38" fill="none" strokeWidth=".8" />
        <path d={fan(29, Math.PI, 16)} fill="var(--deco)" strokeWidth="1.3" />
        <path d={folds(29, Math.PI, 16, [])} fill="none" strokeWidth=".8" />
        <circle r="19" fill="none" strokeWidth=".8" />
        <circle r="11" fill="var(--deco-deep)" strokeWidth="1.2" />
        <circle r="4" fill="var(--line)" stroke="none" />
      </g>
    </svg>
  );
}

const small = 12;
const leaf = ray(small, 24, 46, 1.6);
const light = ray(small, 28, 45, 5);

/** The rose window alone. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -66 116 134" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round" transform="translate(0 1)">
        <circle r="56" fill="var(--surface)" strokeWidth="2" />
        <circle r="52.6" fill="none" strokeWidth=".8" />
        <Around count={small}>
          <path d={leaf} fill="var(--deco)" strokeWidth="1.4" />
          <path d={light} fill="var(--deco-deep)" strokeWidth=".8" />
        </Around>
        <circle r="22" fill="var(--ground)" strokeWidth="1.4" />
        <path d={fan(16, Math.PI, small)} fill="var(--deco)" strokeWidth="1.2" />
        <circle r="7.5" fill="var(--deco-deep)" strokeWidth="1.2" />
      </g>
    </svg>
  );
}

/** The sun in its folds, closed. A day's number stands below the middle of a mark. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -66 116 134" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round" transform="translate(0 12)">
        <path d={fan(50, Math.PI, 16)} fill="var(--deco-deep)" strokeWidth="2" />
        <path d={folds(50, Math.PI, 16, [])} fill="none" strokeWidth="1.4" />
        <circle r="36" fill="var(--deco)" strokeWidth="2.4" />
      </g>
    </svg>
  );
}

/** Wax with the sun pressed into it. */
export function Seal() {
  return (
    <Wax seed={3}>
      <Relief>
        <g fill="none" strokeWidth="2.4" strokeLinejoin="round">
          <path d={fan(33, Math.PI, 12)} />
          <path d={folds(33, Math.PI, 12, [])} strokeWidth="1.6" />
          <circle r="20" />
          <circle r="8" />
        </g>
      </Relief>
    </Wax>
  );
}
