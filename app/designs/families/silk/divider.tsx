import { traced, type Course } from "#app/designs/families/silk/lines.ts";
import { Cord, Pen } from "#app/designs/families/silk/strokes.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const outwards: Course = (distance) => [27 + distance, 0];

/** Loops that grow to the middle and shrink again, as a pen is tried out. */
const loops = traced(
  (step) => {
    const turn = step * (Math.PI / 2);
    const swell = Math.max(0, Math.cos(step / 19));
    return [turn * 5.6 - 12 * swell * Math.sin(turn), 12 * swell * Math.cos(turn) - 2];
  },
  -14,
  14,
);

/** Between sections: a cord with a bow, the loops of a pen, or pearls on a thread. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Cord id="outwards" course={outwards} to={16} />
          <use href="#orn-outwards" transform="scale(-1 1)" />
          <use href="#orn-bow" transform="translate(0 -2)scale(.66)" strokeWidth="3" />
          <use href="#orn-pearl" transform="translate(0 -2)scale(.8)" />
        </>
      )}
      {form === 1 && <Pen id="loops" d={loops} nib={0.8} />}
      {form === 2 && (
        <>
          <Line d="M-126 -8Q0 18 126 -8" of="line" width={1} />
          {[-54, -36, -18, 0, 18, 36, 54].map((x) => (
            <use
              key={x}
              href="#orn-pearl"
              transform={`translate(${x} ${Math.round(5 - (x * x) / 1220)})scale(${1.3 - Math.abs(x) / 90})`}
            />
          ))}
        </>
      )}
    </svg>
  );
}
