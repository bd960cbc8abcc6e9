import { Keyline, Layer, Placed, Scaled } from "#app/shop/catalogue/components/placed.tsx";
import {
  animationHeight as height,
  animationWidth as width,
} from "#app/shop/catalogue/picture/layout.ts";
import { range } from "#app/designs/kit/geometry.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";

/**
 * The carpet's tile is 168 × 252: at this scale it ends on a whole pixel of a film, and no seam shows
 * between two.
 */
const wholeTiles = 226 / 84;

/** Carpet: woven row by row from below, then the label is sewn on. */
export function weaving({ Field, Emblem }: OrnamentPart) {
  return (
    <>
      <Layer>
        <Scaled width={width} height={height} by={wholeTiles}>
          <Field />
        </Scaled>
      </Layer>
      <div className="layer warp">
        <Layer>
          <rect y="-40" width={width} height={height + 40} fill="var(--ground)" />
          <path
            d={range(40, 14, 1066)
              .map((x) => `M${Math.round(x)} -40V${height}`)
              .join("")}
            stroke="var(--line)"
            strokeWidth="2.5"
            opacity=".55"
          />
          <rect y={height - 10} width={width} height="12" fill="var(--accent)" />
        </Layer>
        <Layer className="shuttle" room={{ x: 0, y: height - 34, width: 160, height: 60 }}>
          <path d={`M0 ${height - 4}q80 -44 160 0q-80 44 -160 0Z`} fill="var(--ink)" />
        </Layer>
      </div>
      <Layer className="label">
        <rect x="158" y="560" width="764" height="900" fill="var(--ground)" />
        <Keyline x={180} y={582} width={720} height={856} />
        <circle
          cx="540"
          cy="582"
          r="138"
          fill="var(--ground)"
          stroke="var(--line)"
          strokeWidth="5"
        />
        <circle cx="540" cy="582" r="124" fill="none" stroke="var(--line)" strokeWidth="2" />
        <Placed x={466} y={496} width={148} height={171}>
          <Emblem />
        </Placed>
      </Layer>
    </>
  );
}

/** Cloth: a curtain opens to both sides. */
export function curtain({ Field, Base, Emblem, Scene }: OrnamentPart) {
  return (
    <>
      <Layer>
        <defs>
          <linearGradient id="fold">
            <stop offset="0" stopOpacity=".5" />
            <stop offset=".35" stopOpacity="0" />
            <stop offset=".6" stopOpacity=".1" />
            <stop offset="1" stopOpacity=".5" />
          </linearGradient>
          <pattern id="folds" width="108" height={height} patternUnits="userSpaceOnUse">
            <rect width="108" height={height} fill="url(#fold)" />
          </pattern>
        </defs>
        <Placed x={400} y={320} width={280} height={323}>
          <Emblem />
        </Placed>
        <Placed x={0} y={1250} width={width} height={886}>
          <Scene />
        </Placed>
      </Layer>
      {["left", "right"].map((side) => (
        <div key={side} className="layer side" data-side={side}>
          <Layer className="curtain-side" room={{ x: 0, y: 0, width: width / 2, height }}>
            <Scaled width={width / 2} height={height} by={2.4}>
              <Field />
            </Scaled>
            <rect width={width / 2} height={height} fill="url(#folds)" />
          </Layer>
        </div>
      ))}
      <Layer>
        <Placed x={0} y={0} width={width} height={168}>
          <Base />
        </Placed>
      </Layer>
    </>
  );
}
