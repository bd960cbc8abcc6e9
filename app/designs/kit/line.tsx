import type { SVGProps } from "react";

/**
 * A path that is drawn as a line alone.
 * @param of the colour's custom property, without its dashes.
 * @param width in the units of the drawing.
 * @param round the ends of the line and of its dashes.
 */
export function Line({
  of,
  width,
  round = false,
  ...path
}: { of: string; width: number; round?: boolean } & SVGProps<SVGPathElement>) {
  return (
    <path
      fill="none"
      stroke={`var(--${of})`}
      strokeWidth={width}
      strokeLinecap={round ? "round" : undefined}
      {...path}
    />
  );
}
