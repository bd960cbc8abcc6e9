import type { ComponentType, ReactNode } from "react";
import type { Room } from "#app/designs/contract.ts";

/**
 * A drawing of an ornament in an area: as large as its proportions allow, or stretched to fill it.
 * It is not clipped; resvg loses large patterns inside two nested clips.
 */
export function In({
  room: { x, y, width, height },
  turn,
  children,
}: {
  room: Room;
  /** An SVG transform around the area's centre. */
  turn?: "scale(-1 1)" | "scale(1 -1)" | "rotate(180)";
  children: ReactNode;
}) {
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const transform = `translate(${centreX} ${centreY})${turn ?? ""}translate(${-centreX} ${-centreY})`;
  return (
    <g transform={turn && transform}>
      <svg x={x} y={y} width={width} height={height} overflow="visible">
        {children}
      </svg>
    </g>
  );
}

/** A drawing of known proportions, centred at a point. */
export function At({
  x,
  y,
  width,
  ratio,
  turn,
  of: Drawing,
}: {
  x: number;
  y: number;
  width: number;
  /** Height divided by width. */
  ratio: number;
  turn?: "scale(-1 1)" | "rotate(180)";
  of: ComponentType;
}) {
  const height = width * ratio;
  return (
    <In room={{ x: x - width / 2, y: y - height / 2, width, height }} turn={turn}>
      <Drawing />
    </In>
  );
}
