import { pair, range, type Point } from "#app/designs/kit/geometry.ts";

/**
 * The two strands of a cord as markers, once on a page. A cord is a line whose points carry them in
 * turn, so that it is twisted wherever it goes; they are as large as the line is thick.
 */
export function RopeShapes() {
  return (
    <svg className="rope-shapes" width="0" height="0" aria-hidden="true">
      {[
        { id: "rope-deco", fill: "var(--deco)" },
        { id: "rope-glint", fill: "var(--deco-glint)" },
      ].map(({ id, fill }) => (
        <marker
          key={id}
          id={id}
          viewBox="-1 -1 2 2"
          markerWidth="2"
          markerHeight="2"
          orient="auto"
          overflow="visible"
        >
          <path
            d="M-.73 .38Q-.64 .54 -.42 .5C-.05 .42 .3 .1 .73 -.38Q.64 -.54 .42 -.5C.05 -.42 -.3 -.1 -.73 .38Z"
            fill={fill}
          />
        </marker>
      ))}
    </svg>
  );
}

/** A twisted cord along `way`, the control points of cubic curves: 3 a curve after the first. */
export function Rope({ way, thick }: { way: readonly Point[]; thick: number }) {
  const points = evenly(way, thick * 0.7);
  const [odd, even] = [1, 0].map((side) =>
    points.filter((_, index) => index % 2 === side).map((point) => pair(...point)),
  );
  const last = points.at(-1);
  return (
    <g fill="none" strokeWidth={thick} strokeLinejoin="round">
      <path
        d={`M${odd?.join("L")}${last ? `L${pair(...last)}` : ""}`}
        stroke="var(--deco-deep)"
        markerMid="url(#rope-deco)"
      />
      <path d={`M${even?.join("L")}`} markerMid="url(#rope-glint)" />
    </g>
  );
}

/** Points on the curves at equal steps along them. */
function evenly(way: readonly Point[], step: number): Point[] {
  const fine = range(Math.floor((way.length - 1) / 3), 0, way.length - 4).flatMap((start) => {
    const [a, b, c, d] = way.slice(start, start + 4);
    return a && b && c && d ? range(61, 0, 1).map((t) => bezier(a, b, c, d, t)) : [];
  });
  const result: Point[] = fine.slice(0, 1);
  let [previousPoint] = fine;
  let walked = 0;
  for (const point of fine) {
    if (!previousPoint) break;
    walked += Math.hypot(point[0] - previousPoint[0], point[1] - previousPoint[1]);
    if (walked >= step) {
      result.push(point);
      walked -= step;
    }
    previousPoint = point;
  }
  return result;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const coordinate = (axis: 0 | 1) =>
    a[axis] * u ** 3 + 3 * b[axis] * u * u * t + 3 * c[axis] * u * t * t + d[axis] * t ** 3;
  return [coordinate(0), coordinate(1)];
}

/** The same points on the other side of `x`. */
export function mirrored(way: readonly Point[], x: number): Point[] {
  return way.map(([pointX, y]) => [2 * x - pointX, y]);
}

/** A tassel that hangs from the origin, 70 high. */
export function Tassel() {
  return (
    <g stroke="var(--deco-deep)" strokeWidth="1.2">
      <path d="M-9 16C-12 34 -15 52 -17 70H17C15 52 12 34 9 16Z" fill="var(--deco-glint)" />
      <path
        d="M-9 16C-12 34 -15 52 -17 70H-9L-5 16ZM-1 16L-3 70H5L3 16ZM7 16L12 70H17C15 52 12 34 9 16Z"
        fill="var(--deco)"
      />
      <circle cy="8" r="9" fill="var(--deco)" />
      <path d="M-10 17H10" stroke="var(--line)" strokeWidth="4" />
    </g>
  );
}

/** A cross with arms that widen to their ends, 60 high, from the origin down. */
export function SmallCross() {
  return (
    <g fill="var(--line)" stroke="var(--deco-deep)" strokeWidth="1.4">
      <circle cy="-4" r="4.5" fill="none" stroke="var(--line)" strokeWidth="2.4" />
      <path d="M-3 20L-7 4Q0 8 7 4L3 20L20 13Q15 22 20 31L3 25L8 62Q0 57 -8 62L-3 25L-20 31Q-15 22 -20 13Z" />
      <circle cy="22.5" r="4" fill="var(--deco)" />
    </g>
  );
}
