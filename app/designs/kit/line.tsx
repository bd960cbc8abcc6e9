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
      // Without the zero that a page need not carry.
      strokeWidth={String(width).replace(/^0\./, ".")}
      strokeLinecap={round ? "round" : undefined}
      {...path}
    />
  );
}
