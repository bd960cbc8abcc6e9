import type { CSSProperties, ReactNode } from "react";
import { placeOf } from "#app/shop/catalogue/components/picture-words.tsx";
import { animationHeight, animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";

/** The area of a drawing, in the picture's units. */
type Room = { x: number; y: number; width: number; height: number };

const whole: Room = { x: 0, y: 0, width: animationWidth, height: animationHeight };

/**
 * A group that moves, or stays, as a whole: an SVG of its own, which the browser paints once and
 * then only composites.
 */
export function Layer({
  className = "",
  style,
  view,
  room = whole,
  children,
}: {
  className?: string;
  style?: CSSProperties;
  view?: string;
  room?: Room;
  children: ReactNode;
}) {
  const { x, y, width, height } = room;
  return (
    <svg
      className={`layer ${className}`.trim()}
      style={{ ...placeOf(room), ...style }}
      viewBox={view ?? `${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An ornament's drawing at a place; `flip` mirrors it within its area. */
export function Placed({
  x,
  y,
  width,
  height,
  flip,
  children,
}: Room & { flip?: "x" | "y"; children: ReactNode }) {
  const drawing = (
    <svg x={x} y={y} width={width} height={height}>
      {children}
    </svg>
  );
  if (flip === "x") return <g transform={`matrix(-1 0 0 1 ${x * 2 + width} 0)`}>{drawing}</g>;
  if (flip === "y") return <g transform={`matrix(1 0 0 -1 0 ${y * 2 + height})`}>{drawing}</g>;
  return drawing;
}

/**
 * A drawing without a size of its own, such as a cloth or a column; `by` scales it relative to a
 * page.
 */
export function Scaled({
  x = 0,
  y = 0,
  width,
  height,
  by,
  children,
}: Partial<Room> & { width: number; height: number; by: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})scale(${by})`}>
      <svg className="cut" width={width / by} height={height / by}>
        {children}
      </svg>
    </g>
  );
}

/** The arch with its columns and their base. */
export function Portal({
  x,
  y,
  width,
  height,
  ornament: { Arch, Column, Base },
}: Room & { ornament: OrnamentPart }) {
  const by = width / 360;
  const springing = y + 260 * by;
  const floor = y + height - 56 * by;
  // Overlaps the head and the base a little, because an edge between two drawings may fall inside a
  // pixel.
  const column = (
    <Scaled x={22 * by} y={springing - 1} width={36 * by} height={floor - springing + 2} by={by}>
      <Column />
    </Scaled>
  );
  return (
    <>
      <g transform={`translate(${x} 0)`}>
        {column}
        <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{column}</g>
      </g>
      <Placed x={x} y={y} width={width} height={260 * by}>
        <Arch />
      </Placed>
      <Placed x={x} y={floor} width={width} height={56 * by}>
        <Base />
      </Placed>
    </>
  );
}

/** A broad and a thin line around a sheet. */
export function Keyline({ x, y, width, height }: Room) {
  return (
    <g fill="none" stroke="var(--line)">
      <rect x={x} y={y} width={width} height={height} strokeWidth="5" />
      <rect x={x + 16} y={y + 16} width={width - 32} height={height - 32} strokeWidth="2" />
    </g>
  );
}

/** The four corners of a sheet, each a mirrored copy of the first. */
export function Corners({
  x,
  y,
  width,
  height,
  size,
  children,
}: Room & { size: number; children: ReactNode }) {
  const corner = (
    <svg width={size} height={size}>
      {children}
    </svg>
  );
  return (
    <>
      <g transform={`translate(${x} ${y})`}>{corner}</g>
      <g transform={`matrix(-1 0 0 1 ${x + width} ${y})`}>{corner}</g>
      <g transform={`matrix(1 0 0 -1 ${x} ${y + height})`}>{corner}</g>
      <g transform={`matrix(-1 0 0 -1 ${x + width} ${y + height})`}>{corner}</g>
    </>
  );
}
