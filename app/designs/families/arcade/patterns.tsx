import { range } from "#app/designs/kit/geometry.ts";
import { lozenge, medallion } from "#app/designs/families/carpet/cartoons.ts";
import { Folded, Knots } from "#app/designs/families/carpet/knots.tsx";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { scale, scaleReach } from "#app/designs/families/arcade/shapes.ts";

/** Between sections: an arcade under a gable, a fan between lines, a frieze of small arches. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Copies of="bay" at={range(5, -40, 40).map((x) => ({ x, y: 5, scale: 0.46 }))} />
          <path d="M-126 19.3H126M-60 -6.5H60M-54 -9H54" stroke="var(--line)" />
          <use href="#orn-fan" transform="translate(0 -9)scale(.36)" fill="var(--deco)" />
        </>
      )}
      {form === 1 && (
        <>
          <Mirrored>
            <path d="M34 10H126M30 13.5H84" stroke="var(--line)" />
            <use
              href="#orn-fan"
              transform="translate(3 13)rotate(64)scale(.5)"
              fill="var(--deco-light)"
            />
          </Mirrored>
          <use href="#orn-fan" transform="translate(0 13)scale(.86)" fill="var(--deco)" />
        </>
      )}
      {form === 2 && (
        <>
          <Copies of="bay" at={range(9, -80, 80).map((x) => ({ x, y: -2, scale: 0.42 }))} />
          <path d="M-126 10.5H126M-96 13.5H96M-126 -14H126" stroke="var(--line)" />
        </>
      )}
    </svg>
  );
}

/** A quarter of a sun at each corner, arches along the sides. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <g stroke="var(--line)">
        <path
          d="M2 2H158V158H2ZM39 39H121V121H39Z"
          fill="var(--surface)"
          fillRule="evenodd"
          strokeWidth="1.6"
        />
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 80 80)`}>
            <Copies
              of="bay"
              at={[
                { x: 53, y: 21, scale: 0.58 },
                { x: 80, y: 21, scale: 0.58 },
                { x: 107, y: 21, scale: 0.58 },
              ]}
            />
            <path d="M39 5H121" strokeWidth=".8" />
            <path d="M2 2H39A37 37 0 0 1 2 39Z" fill="var(--deco-deep)" strokeWidth="1.4" />
            <path d="M2 2H31A29 29 0 0 1 2 31Z" fill="var(--deco)" />
            <path d="M2 2H17A15 15 0 0 1 2 17Z" fill="var(--deco-light)" />
            <path d="M2 2L38 12M2 2L34 21M2 2L28.2 28.2M2 2L21 34M2 2L12 38" strokeWidth=".8" />
          </g>
        ))}
      </g>
    </svg>
  );
}

const tileSize = scaleReach * 2;
const places = [
  [0, 0],
  [tileSize, 0],
  [scaleReach, scaleReach],
  [scaleReach, -scaleReach],
  [0, tileSize],
  [tileSize, tileSize],
] as const;

/** A carpet, so near that each knot is a square: no arch, but what lies on the floor below them. */
export function Field() {
  return (
    <svg
      className="field-pattern"
      width="100%"
      height="100%"
      viewBox="-24 -42 48 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-24 -42H24V42H-24Z" fill="var(--deco)" />
      <Folded name="pixels" rows={medallion} />
      <g id="orn-lozenge">
        <g transform="translate(24 42)scale(-1)">
          <Knots rows={lozenge} />
        </g>
      </g>
      {["scale(-1 1)", "scale(1 -1)", "scale(-1)"].map((fold) => (
        <use key={fold} href="#orn-lozenge" transform={fold} />
      ))}
    </svg>
  );
}

/** A wall of arches that stand on arches, in lines. */
export function tile(line: string, fill: string): string {
  const paths = [30, 25, 18, 9].map((radius) => {
    const d = places.map(([x, y]) => scale(radius, x, y)).join("");
    return `<path d='${d}' fill='${radius === 9 ? fill : "none"}' stroke-width='${radius === 30 ? 1.1 : 0.6}'/>`;
  });
  return `<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72' viewBox='0 0 ${tileSize} ${tileSize}' stroke='${line}'>${paths.join("")}</svg>`;
}
