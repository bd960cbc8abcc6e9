/* Layouts of the covers that are sewn or feathered, or full of light, around the text. */
import { core, margin, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { pair, polar, range } from "#app/design/geometry.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { FontScene } from "#app/features/invitation-page/heroes/font-drawing.tsx";
import { InterlacedCross } from "#app/features/invitation-page/heroes/interlace.tsx";
import { Interlaced, netCells } from "#app/features/invitation-page/heroes/interlace-drawing.tsx";
import { Seraph, SeraphShapes } from "#app/features/invitation-page/heroes/seraph-drawing.tsx";

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

/** The seraph at the right, the text at the left. */
export const wings: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--field)" />
      <g transform={`translate(${width - 310} ${middle})scale(.82)`}>
        <SeraphShapes />
        <circle r="262" fill="var(--deco-glint)" opacity=".5" />
        <circle r="262" fill="none" stroke="var(--line)" strokeWidth="3" />
        <Seraph />
      </g>
    </>
  ),
  room: { x: margin, y: margin, width: 500, height: height - 2 * margin },
  largest: 128,
  divider: false,
});

/** The font and the dove above it at the right, its light over the whole picture. */
export const font: Draw = (_, { occasion }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <path
        d={range(28, 0, 27)
          .map((ray) => (ray * Math.PI) / 14)
          .map((turn) => `M0 0L${pair(...polar(1300, turn))}L${pair(...polar(1300, turn + 0.1))}Z`)
          .join("")}
        fill="var(--field)"
        transform="translate(1060 223)"
      />
      <g transform="translate(806 174)scale(1.3)">
        <FontScene baptism={occasion === "baptism"} />
      </g>
    </>
  ),
  room: { x: 290, y: margin, width: 500, height: 460 },
  largest: 128,
  divider: false,
});
