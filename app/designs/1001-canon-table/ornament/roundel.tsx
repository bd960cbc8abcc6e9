import { short } from "#app/designs/kit/geometry.ts";
import { Around, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Relief, Wax } from "#app/designs/kit/wax.tsx";
import { flame, rosette } from "./shapes.ts";

const mosaic = rosette(12, 50, 48);

/** Stones in turn around a circle, as over the arch. */
export function Stones({ radius, count, width }: { radius: number; count: number; width: number }) {
  const stone = (2 * Math.PI * radius) / count;
  const dash = `${short(stone)} ${short(stone * 3)}`;
  return (
    <g fill="none" strokeWidth={width}>
      <circle r={radius} stroke="var(--line)" strokeWidth={width + 2.6} />
      <circle r={radius} stroke="var(--deco-glint)" />
      <circle r={radius} stroke="var(--deco)" strokeDasharray={dash} />
      <circle
        r={radius}
        stroke="var(--deco-deep)"
        strokeDasharray={dash}
        strokeDashoffset={short(stone * -2)}
      />
      <circle
        r={radius}
        stroke="var(--line)"
        strokeDasharray={`1.2 ${short(stone * 100) / 100 - 1.2}`}
        strokeDashoffset=".6"
      />
    </g>
  );
}

/** A rose of twelve circles in a ring of stones: the mosaic of a headpiece. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="var(--deco)">
        <use href="#orn-palmette" transform="translate(0 -122)scale(1.06)" />
        <use href="#orn-palmette" transform="translate(0 122)rotate(180)scale(1.06)" />
        <Mirrored>
          <use href="#orn-palmette" transform="rotate(18)translate(0 -122)scale(.7)" />
          <use href="#orn-palmette" transform="rotate(162)translate(0 -122)scale(.7)" />
        </Mirrored>
      </g>
      <g transform="rotate(-5.625)">
        <Stones radius={115} count={32} width={12} />
      </g>
      <circle r="104.5" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.2" />
      <g className="roundel-core">
        <path
          d={mosaic}
          fill="var(--deco)"
          fillRule="evenodd"
          stroke="var(--line)"
          strokeWidth="1.5"
        />
        <circle r="35" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.5" />
        <circle r="31.5" fill="none" stroke="var(--line)" strokeWidth=".8" />
        <g fill="var(--deco-glint)">
          <Around count={8}>
            <use href="#orn-palmette" transform="translate(0 -4)scale(.9)" />
          </Around>
        </g>
        <circle r="5" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.2" />
        <circle
          r="97.8"
          fill="none"
          stroke="var(--deco-glint)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0 51.21"
          transform="rotate(-75)"
        />
      </g>
    </svg>
  );
}

/** The ornament that marks a reading in the margin of a gospel. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -85 116 134" aria-hidden="true">
      <use href="#orn-marginal" />
    </svg>
  );
}

/** The same, closed. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -85 116 134" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M0 30V48M0 34C-16 34 -16 46 -5 46C3 46 3 38 -3 38M0 34C16 34 16 46 5 46C-3 46 -3 38 3 38"
          fill="none"
          strokeWidth="2"
        />
        <path d={flame} fill="var(--deco)" strokeWidth="2.4" />
        <path d={flame} fill="none" strokeWidth="1.2" transform="translate(0 -2)scale(.87)" />
        <path d="M0 -62V-46M-5 -50L0 -45L5 -50" fill="none" strokeWidth="1.4" />
      </g>
    </svg>
  );
}

const pressed = rosette(6, 17, 17);

/** Wax with a rose of six circles pressed into it. */
export function Seal() {
  return (
    <Wax seed={7}>
      <Relief>
        <path d={pressed} fill="none" strokeWidth="2.6" />
      </Relief>
      <circle r="38" fill="none" stroke="var(--wax-deep)" strokeWidth="1.4" />
    </Wax>
  );
}
