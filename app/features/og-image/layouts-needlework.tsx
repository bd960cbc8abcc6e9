/* Layouts of the covers that are sewn or feathered, around the text. */
import { centre, core, margin, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { InterlacedCross } from "#app/features/invitation-page/heroes/interlace.tsx";
import { Interlaced, netCells } from "#app/features/invitation-page/heroes/interlace-drawing.tsx";
import { Child, ChildShapes } from "#app/features/invitation-page/heroes/child-drawing.tsx";
import { Wings } from "#app/features/invitation-page/heroes/wings-drawing.tsx";

const { width, height } = ogImageSize;

/** Velvet at both sides of the linen, half a cross of silk on each, a band along the foot. */
export const interlace: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={`M0 0H250V${height}H0ZM${width - 250} 0H${width}V${height}H${width - 250}Z`}
        fill="var(--deco-deep)"
      />
      {[0, width].map((x) => (
        <g key={x} transform={`translate(${x} ${middle})scale(1.2)`}>
          <InterlacedCross />
        </g>
      ))}
      <path d={`M0 ${height - 56}H${width}V${height}H0Z`} fill="var(--deco-deep)" />
      <g color="var(--line)" transform={`translate(0 ${height - 28})`}>
        <Interlaced cells={netCells(38, 1)} half={16} />
      </g>
    </>
  ),
  room: { ...core, y: margin - 20 },
  largest: 128,
});

/** The child between its wings at the foot, the text above. */
export const wings: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--deco-light)" />
      <g transform={`translate(${centre} ${height - 40})scale(1.42)`}>
        <Wings id="og-wing" />
      </g>
      <g transform={`translate(${centre} ${height - 98})scale(1.2)`}>
        <ChildShapes />
        <Child pose="wave" />
      </g>
    </>
  ),
  room: { x: 300, y: 26, width: 600, height: 290 },
  largest: 120,
  oneDay: true,
  divider: false,
});
