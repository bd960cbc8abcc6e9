import { pair, short, type Point } from "#app/designs/kit/geometry.ts";
import { Copies } from "#app/designs/kit/copies.tsx";
import { bough } from "#app/designs/families/pomegranate/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A bough that hangs over the edge of a sheet. */
export function Branch() {
  const hanging = bough(300, 26);
  const [left, right] = hanging.hangers;
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <Line d={hanging.stem} of="line" width={2} round />
      <Copies of="leaf" at={hanging.leaves} />
      {left && <Hanging from={left} length={44} scale={0.56} shape="cut-fruit" />}
      {right && <Hanging from={right} length={26} scale={0.36} shape="fruit" />}
    </svg>
  );
}

/** A fruit on its stalk, crown down, as it ripens. */
function Hanging({
  from,
  length,
  scale,
  shape,
}: {
  from: Point;
  length: number;
  scale: number;
  shape: "fruit" | "cut-fruit";
}) {
  const [x, y] = from;
  return (
    <>
      <Line
        d={`M${pair(x, y)}q3 ${short(length * 0.3)} 1 ${short(length * 0.62)}`}
        of="line"
        width={1.6}
        round
      />
      <use
        href={`#orn-${shape}`}
        transform={`translate(${pair(x + 1, y + length * 0.6 + 50 * scale)})rotate(172)scale(${scale})`}
      />
    </>
  );
}
