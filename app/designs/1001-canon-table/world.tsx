/* The canon table's world: the garden of the fountain, arches over the sheets. */
import { range } from "#app/designs/kit/geometry.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";

/** The fountain of life in its garden; peacocks come to it from both sides. */
export function Between() {
  return (
    <Frame high={320}>
      <path
        d="M-10 238C120 206 300 250 470 232S720 214 970 232S1320 206 1450 238V330H-10Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <g id="world-garden">
        {[
          [70, 1.22],
          [210, 0.98],
          [330, 1.12],
          [452, 0.82],
        ].map(([x = 0, scale = 1]) => (
          <g key={x} transform={`translate(${x} 236)scale(${scale})`}>
            <path d="M0 0V-60" stroke="var(--line)" strokeWidth="2.2" />
            <use href="#orn-marginal" y="-100" />
          </g>
        ))}
        <g fill="var(--deco-light)">
          <Copies
            of="palmette"
            at={range(9, 20, 620).map((x, step) => ({
              x,
              y: 274 + (step % 3) * 8,
              turn: step % 2 ? 10 : -12,
              scale: 1 + (step % 3) * 0.15,
            }))}
          />
        </g>
        <g className="moves peacock">
          <use href="#orn-bird" transform="translate(628 262)scale(1.5)" />
          <use href="#orn-bird" transform="translate(400 278)scale(1.15)" />
        </g>
      </g>
      <use href="#world-garden" transform="matrix(-1 0 0 1 1440 0)" />
      <use href="#orn-fountain" transform="translate(720 264)scale(2.6)" />
      <path d="M0 292H1440V320H0Z" fill="var(--deco-deep)" />
      <path d="M0 292H1440M0 319H1440" stroke="var(--line)" strokeWidth="1.8" />
      <rect width="960" height="14" fill="url(#orn-plait)" transform="translate(0 295)scale(1.5)" />
    </Frame>
  );
}

/** The headpiece again, as an arcade whose middle arch the sheet stands in. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {[-180, 180, 540, 900, 1260].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          {/* As high as its columns show. */}
          <svg y="260" width="360" height="244">
            <use href="#arch-column" />
            <use href="#arch-column" transform="matrix(-1 0 0 1 360 0)" />
          </svg>
          <use href="#arch-head" />
          <use href="#arch-foot" y="504" />
        </g>
      ))}
    </svg>
  );
}

/** Tables that follow one another, trees of the garden between them. */
export function Close() {
  return (
    <Frame high={240}>
      {[40, 380, 720, 1060, 1400].map((x) => (
        <g key={x} transform={`translate(${x - 101} 4)scale(.56)`}>
          <path
            d="M26 258H54V376H26ZM306 258H334V376H306Z"
            fill="var(--deco)"
            stroke="var(--line)"
          />
          <use href="#arch-head" />
          <use href="#arch-foot" y="372" />
        </g>
      ))}
      {[210, 550, 890, 1230].map((x) => (
        <g key={x} transform={`translate(${x} 230)scale(1.2)`}>
          <path d="M0 0V-60" stroke="var(--line)" strokeWidth="2.2" />
          <use href="#orn-marginal" y="-100" />
        </g>
      ))}
    </Frame>
  );
}

export { default as css } from "./world.css?inline";
