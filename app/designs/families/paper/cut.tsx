import type { ReactNode } from "react";
import { range, type Point } from "#app/designs/kit/geometry.ts";
import { bunting, papers, type Paper } from "#app/designs/families/paper/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/**
 * A piece of paper, and its shadow on what lies below: the same outline once more, a little lower.
 * The shadow is black on every palette, as shadows are.
 */
export function Cut({
  d,
  paper,
  at,
  lift = 2,
}: {
  d: string;
  paper?: Paper;
  at?: string;
  lift?: number;
}) {
  return (
    <g transform={at}>
      <path d={d} fill="#000" opacity=".17" transform={`translate(${lift * 0.6} ${lift})`} />
      <path d={d} fill={paper && `var(--${paper})`} />
    </g>
  );
}

/** A shape of the sprite in one of the papers. */
export function Piece({ of, paper, at }: { of: string; paper: Paper; at: string }) {
  return <use href={`#orn-${of}`} fill={`var(--${paper})`} transform={at} />;
}

/** Flags on a string that sags between two points. */
export function Bunting({
  from,
  to,
  sag,
  count,
  scale = 1,
}: {
  from: Point;
  to: Point;
  sag: number;
  count: number;
  scale?: number;
}) {
  const { string, flags } = bunting(from, to, sag, count);
  return (
    <>
      {flags.map(({ x, y, turn }, index) => (
        <Piece
          key={x}
          of="flag"
          paper={papers[index % papers.length] ?? "deco"}
          at={`translate(${x} ${y})rotate(${turn})scale(${scale})`}
        />
      ))}
      <Line d={string} of="ink" width={1.4} />
    </>
  );
}

/** A star, a cloud or anything else on a thread. */
export function Hung({ x, length, children }: { x: number; length: number; children: ReactNode }) {
  return (
    <>
      <path d={`M${x} 0v${length}`} stroke="var(--ink)" strokeWidth="1.1" />
      <g transform={`translate(${x} ${length})`}>{children}</g>
    </>
  );
}

/** Bunting across a drawing of 1440, in four bows from `top` down by `sag`. */
export function BuntingRow({ top, sag }: { top: number; sag: number }) {
  return range(4, 0, 3).map((bow) => (
    <Bunting key={bow} from={[bow * 360, top]} to={[bow * 360 + 360, top]} sag={sag} count={9} />
  ));
}
