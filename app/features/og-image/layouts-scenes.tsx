/* Layouts of covers that are one scene: what that scene shows, around the text. */
import { centre, core, margin, middle, whole, type Draw } from "#app/features/og-image/layout.ts";
import { ogImageSize } from "#app/features/invitation/og-image-size.ts";
import { Bunch, Roofs } from "#app/features/invitation-page/heroes/bunch-drawing.tsx";
import { Candle, icing } from "#app/features/invitation-page/heroes/cake-drawing.tsx";
import { CoupeShapes, Tower } from "#app/features/invitation-page/heroes/coupes.tsx";
import { Diamond } from "#app/features/invitation-page/heroes/diamond.tsx";
import { mirrored, Rope, RopeShapes, Tassel } from "#app/features/invitation-page/heroes/rope.tsx";
import { Rain, RainClouds } from "#app/features/invitation-page/heroes/rain-cloud.tsx";
import {
  RingedPlanet,
  Rocket,
  Stars,
} from "#app/features/invitation-page/heroes/space-drawing.tsx";
import { Awning } from "#app/features/invitation-page/heroes/shop.tsx";
import { Chosen, Tray } from "#app/features/invitation-page/heroes/tray-scene.tsx";
import { TreeRings } from "#app/features/invitation-page/heroes/tree-rings.tsx";
import { Wreath } from "#app/features/invitation-page/heroes/wreath-drawing.tsx";
import type { Point } from "#app/design/geometry.ts";
import { Shapes as Leaves } from "#app/design/ornaments/olive/sprite.tsx";

const { width, height } = ogImageSize;

/** The ring around the text, its stone at the top. */
export const ring: Draw = () => ({
  art: (
    <>
      <linearGradient id="og-gold" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--line)" />
        <stop offset=".3" stopColor="var(--deco-glint)" />
        <stop offset=".42" stopColor="var(--line)" />
        <stop offset=".62" stopColor="var(--surface)" />
        <stop offset=".74" stopColor="var(--line)" />
        <stop offset=".86" stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--line)" />
      </linearGradient>
      <rect {...whole} fill="var(--ground)" />
      <g fill="none" transform={`translate(${centre} 344)`}>
        <circle r="262" stroke="var(--line)" strokeWidth="26" />
        <circle r="262" stroke="url(#og-gold)" strokeWidth="20" />
      </g>
      <g transform={`translate(${centre} 46)scale(.86)`}>
        <Diamond />
      </g>
    </>
  ),
  room: { x: 404, y: 170, width: 392, height: 360 },
  largest: 92,
  divider: false,
});

/** The word from edge to edge of the middle, names below it. */
export const word: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g fill="none" stroke="var(--deco)" strokeWidth="34">
        <circle cx="60" cy={middle} r="150" />
        <circle cx={width - 60} cy={middle} r="150" />
      </g>
      <g fill="none" stroke="var(--wax)" strokeWidth="22">
        <circle cx="176" cy={middle + 96} r="88" />
        <circle cx={width - 176} cy={middle - 96} r="88" />
      </g>
    </>
  ),
  room: { x: 300, y: 330, width: 600, height: 246 },
  largest: 92,
  oneDay: true,
  figure: { x: centre, y: 170, size: 270, width: 560, of: "figure" },
  divider: false,
});

/** The little cloud above the text, a cloud of each colour beside it. */
export const cloud: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g transform="translate(386 -2)scale(1.1)">
        <Rain />
        <RainClouds />
      </g>
    </>
  ),
  room: { x: 396, y: 262, width: 408, height: 340 },
  largest: 110,
});

/** The wreath around the text. */
export const wreath: Draw = ({ Shapes }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {Shapes !== Leaves && <Leaves />}
      <Wreath width={1040} height={490} pairs={26} scale={1.3} at={[centre, 306]} />
    </>
  ),
  room: { x: 300, y: 96, width: 600, height: 424 },
  largest: 124,
  divider: false,
});

/** A tray at each edge. */
export const tray: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g id="og-tray" transform={`translate(-250 ${middle - 260})scale(1.27)`}>
        <Tray />
        <Chosen />
      </g>
      <use href="#og-tray" transform={`translate(${width} ${height})rotate(180)`} />
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});

/** A tower of coupes at each edge, its inner half. */
export const tower: Draw = () => ({
  art: (
    <>
      <linearGradient id="og-champagne" x2="0" y2="1">
        <stop stopColor="var(--surface)" />
        <stop offset="1" stopColor="var(--deco-light)" />
      </linearGradient>
      <rect {...whole} fill="url(#og-champagne)" />
      <CoupeShapes />
      {[30, width - 30].map((x) => (
        <g key={x} transform={`translate(${x} ${height - 376})`}>
          <Tower rows={5} />
        </g>
      ))}
    </>
  ),
  room: { x: 300, y: 70, width: 600, height: 470 },
  largest: 116,
});

/** The sign of a shop under its awning. */
export const front: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--deco)" />
      <rect x="40" y="150" width={width - 80} height={height - 190} fill="var(--ground)" />
      <rect
        x="54"
        y="164"
        width={width - 108}
        height={height - 218}
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <g transform="scale(1.36)">
        <Awning from={-42} to={948} wide={66} />
      </g>
    </>
  ),
  room: { x: 300, y: 190, width: 600, height: 366 },
  largest: 100,
});

/** A bunch of balloons at each edge, the roofs along the foot. */
export const bunch: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <g transform={`translate(-120 ${height - 100})`}>
        <Roofs />
      </g>
      <g id="og-bunch" transform="translate(-70 -10)scale(1.1)">
        <Bunch words={null} />
      </g>
      <use href="#og-bunch" transform={`matrix(-1 0 0 1 ${width} 0)`} />
    </>
  ),
  room: { x: 330, y: margin, width: 540, height: height - margin - 130 },
  largest: 120,
});

const cord: readonly Point[] = [
  [84, -40],
  [20, 120],
  [148, 320],
  [84, 474],
];

/** A red and white cord that hangs at each edge, tasselled. */
export const gown: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <RopeShapes />
      <path d="M0 0H170V630H0ZM1030 0H1200V630H1030Z" fill="var(--deco)" />
      {[84, width - 84].map((x) => (
        <g key={x} transform={`translate(${x} 470)scale(1.8)`}>
          <Tassel />
        </g>
      ))}
      {[cord, mirrored(cord, centre)].map((way, index) => (
        <Rope key={index} way={way} thick={30} />
      ))}
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});

/** The end of a trunk, half of it at each edge. */
export const rings: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[0, width].map((x) => (
        <g key={x} transform={`translate(${x} ${middle})scale(.58)`}>
          <TreeRings years={40} />
        </g>
      ))}
    </>
  ),
  room: { ...core, y: margin },
  largest: 128,
});

/** A rocket at the left, a planet at the right, stars around the text. */
export const launch: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      <Stars wide={width} high={height} count={90} />
      <g transform={`translate(160 ${middle})rotate(14)scale(1.5)`}>
        <Rocket />
      </g>
      <g transform={`translate(${width - 130} ${middle - 40})scale(1.7)`}>
        <RingedPlanet />
      </g>
    </>
  ),
  room: { x: 330, y: margin, width: 540, height: height - 2 * margin },
  largest: 120,
});

/** Candles at both edges of a cake, whose icing runs down below the text. */
export const cake: Draw = () => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {[50, 140, 230, width - 230, width - 140, width - 50].map((x, index) => (
        <g key={x} transform={`translate(${x} ${height - 130})scale(1.9)`}>
          <Candle kind={index} />
        </g>
      ))}
      <rect y={height - 140} width={width} height="140" fill="var(--deco)" />
      <g transform={`translate(0 ${height - 140})`}>
        <path d={icing(width, 24, 20, 40)} fill="var(--deco-glint)" />
      </g>
    </>
  ),
  room: { x: 300, y: margin, width: 600, height: height - margin - 170 },
  largest: 120,
});
