import { range, short } from "#app/design/geometry.ts";
import { Mirrored } from "#app/design/ornaments/shared/symmetry.tsx";
import { Relief, Wax } from "#app/design/ornaments/shared/wax.tsx";
import { fan, folds, nest, ray } from "#app/design/ornaments/arcade/shapes.ts";

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

/** One arch: a sun in its light, its door within doors, on three steps. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -66 116 134" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinejoin="round">
        <path d={nest([44], 50)} fill="var(--deco)" strokeWidth="2.2" />
        <path d={nest([39.5, 36], 50)} strokeWidth="1" />
        <path d={nest([31], 50)} fill="var(--ground)" strokeWidth="1.8" />
        <path d={nest([15], 50)} fill="var(--deco-deep)" strokeWidth="1.4" />
        <path d={nest([26, 21], 50)} strokeWidth="1" />
        <path d={folds(15, Math.PI / 2, 6, [])} strokeWidth="1" />
        <path d="M-15 0H15M0 0V50" strokeWidth="1" />
        <path d="M-7.5 -51L-5 -29H5L7.5 -51Z" fill="var(--deco-deep)" strokeWidth="1.6" />
        <path
          d="M-48 50H48V55H-48ZM-52 55H52V60H-52ZM-56 60H56V65H-56Z"
          fill="var(--deco-deep)"
          strokeWidth="1.2"
        />
      </g>
    </svg>
  );
}

/** The arch, closed. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -66 116 134" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinejoin="round">
        <path d={nest([46], 54)} fill="var(--deco)" strokeWidth="2.4" />
        <path d={nest([41], 54)} strokeWidth="1.1" />
        <path d="M-7 -52L-5 -36H5L7 -52Z" fill="var(--deco-deep)" strokeWidth="1.6" />
        <path d="M-51 54H51V59H-51ZM-56 59H56V65H-56Z" fill="var(--deco-deep)" strokeWidth="1.2" />
      </g>
    </svg>
  );
}

const pressed = nest([28, 20, 12], 28);

/** Wax with an arch pressed into it. */
export function Seal() {
  return (
    <Wax seed={3}>
      <Relief>
        <g fill="none" strokeWidth="2.6" transform="translate(0 3)">
          <path d={`${pressed}M-31 28H31`} />
          <path d={folds(12, Math.PI / 2, 4, [])} strokeWidth="1.6" />
        </g>
      </Relief>
    </Wax>
  );
}
