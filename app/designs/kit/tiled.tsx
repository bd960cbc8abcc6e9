import { useId, type ReactNode } from "react";

/**
 * A repeat that fills the whole SVG. Draw shapes below it before it.
 * @param transform of the whole pattern.
 */
export function Tiled({
  width,
  height,
  transform,
  children,
}: {
  width: number;
  height: number;
  transform?: string;
  children: ReactNode;
}) {
  // A hidden opening may contain the same drawing, whose pattern would then not be painted.
  const id = `orn-tile${useId()}`;
  return (
    <>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={transform}
      >
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

/** Upright lines of a column, as tall as it is: where each has its middle, and how wide it is. */
export function Uprights({
  lines,
  colour = "line",
}: {
  lines: readonly (readonly [x: number, width: number])[];
  colour?: "line" | "accent";
}) {
  return (
    <g fill={`var(--${colour})`}>
      {lines.map(([x, width]) => (
        <rect key={x} x={Math.round((x - width / 2) * 100) / 100} width={width} height="100%" />
      ))}
    </g>
  );
}
