import { polar, range } from "#app/designs/kit/geometry.ts";
import { boughOf, through } from "./paired-leaves.ts";
import { Drawn, leaf } from "./sprite.tsx";
import { Mirrored } from "#app/designs/kit/repeats.tsx";
import { Relief, Wax } from "#app/designs/kit/wax.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Between sections: a bough, two that meet at an olive, leaves alone. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <Drawn bough={boughOf(through([-112, 8], [-40, -4], [30, 6], [92, -4]), 9, 0.5)} />
      )}
      {form === 1 && (
        <Mirrored>
          <Drawn bough={boughOf(through([8, 0], [50, -7], [100, 3]), 6, 0.5)} />
        </Mirrored>
      )}
      {form === 1 && <circle r="4" fill="var(--accent)" />}
      {form === 2 &&
        [-60, -20, 20, 60].map((x, index) => (
          <use
            key={x}
            href={index % 2 ? "#orn-olive-leaf" : "#orn-olive-pale"}
            transform={`translate(${x - 16} ${index % 2 ? 4 : -3})rotate(${index % 2 ? -14 : 12})scale(.62)`}
          />
        ))}
    </svg>
  );
}

/** A bough that comes in from the right. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <Drawn bough={boughOf(through([350, 30], [270, 76], [170, 92], [54, 66]), 12, 0.98)} />
      <Drawn bough={boughOf(through([236, 84], [180, 126], [112, 140]), 6, 0.72)} />
    </svg>
  );
}

export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Drawn bough={boughOf(through([14, 14], [30, 10], [56, 12]), 4, 0.42)} width={1.2} />
      <Drawn bough={boughOf(through([14, 14], [10, 30], [12, 56]), 4, 0.42)} width={1.2} />
    </svg>
  );
}

/** A twig that stands upright, with two olives. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <Drawn bough={boughOf(through([0, 50], [-5, 10], [2, -34]), 4, 0.94)} width={2.4} />
    </svg>
  );
}

/** An olive, large enough for a number, and the leaf above it. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-olive-pale" transform="translate(0 -46)rotate(-36)" />
      <use href="#orn-olive-leaf" transform="translate(0 -46)rotate(-150)" />
      <ellipse cy="2" rx="41" ry="51" fill="var(--deco)" transform="rotate(8)" />
      <Line d="M-29 -10C-27 -26 -18 -36 -4 -40" of="deco-light" width={5} round />
    </svg>
  );
}

export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Drawn bough={boughOf(through([0, 2], [12, -8], [26, -18]), 3, 0.46)} width={1.4} />
    </svg>
  );
}

export function Seal() {
  return (
    <Wax seed={23}>
      <Relief>
        {range(6, -150, 150).map((turn) => {
          const [x, y] = polar(16, ((turn - 90) * Math.PI) / 180);
          return (
            <path
              key={turn}
              d={leaf}
              strokeWidth=".6"
              transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${turn - 50})scale(.5)`}
            />
          );
        })}
      </Relief>
      <circle r="5" fill="var(--wax-light)" />
    </Wax>
  );
}
