/* The cake's world: candles that are lit, the cake from above, a slice for everyone. */
import { range } from "#app/designs/kit/geometry.ts";
import { Bunting } from "#app/designs/families/paper/cut.tsx";
import { Candle, icing, Sprinkles } from "./cake-drawing.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import own from "./world.css?inline";

/** Candles that are lit one after another, in the icing of a cake. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-light)" />
      {range(15, 0, 14).map((index) => (
        <g
          key={index}
          className={`lit lit-${index % 5}`}
          transform={`translate(${55 + index * 95} ${index % 2 ? 230 : 220})scale(.78)`}
        >
          <Candle kind={index} />
        </g>
      ))}
      <path d="M0 214H1440V320H0Z" fill="var(--deco)" />
      <g transform="translate(0 206)">
        <path d={icing(1440, 24, 22, 40)} fill="var(--deco-glint)" />
        <Sprinkles count={30} wide={1440} high={16} />
      </g>
    </Frame>
  );
}

/** Coloured sugar on a tile of 240 × 200: place, turn. None lies where a card's edge halves it. */
const sugar = [
  [22, 34, 40],
  [92, 42, -30],
  [168, 44, 70],
  [222, 38, 10],
  [54, 84, -60],
  [128, 96, 20],
  [204, 104, -40],
  [20, 138, 80],
  [92, 156, -10],
  [158, 150, 50],
  [226, 146, -70],
  [58, 122, 30],
] as const;

/** The cake from above, sugar all over it; its icing runs down at the lower edge, at any height. */
export function Behind() {
  return (
    <svg aria-hidden="true">
      <pattern id="world-sugar" width="240" height="200" patternUnits="userSpaceOnUse">
        {sugar.map(([x, y, turn], index) => (
          <rect
            key={`${x} ${y}`}
            width="22"
            height="8"
            rx="4"
            fill={`var(--${["wax-light", "deco-light", "deco-glint", "wax"][index % 4]})`}
            transform={`translate(${x - 11} ${y - 4})rotate(${turn} 11 4)`}
          />
        ))}
      </pattern>
      <pattern id="world-runs" width="240" height="64" patternUnits="userSpaceOnUse">
        <path
          d="M0 0H240V8a15 15 0 0 0 -30 0v14a15 15 0 0 1 -30 0v-14a15 15 0 0 0 -30 0v34a15 15 0 0 1 -30 0v-34a15 15 0 0 0 -30 0v6a15 15 0 0 1 -30 0v-6a15 15 0 0 0 -30 0v20a15 15 0 0 1 -30 0Z"
          fill="var(--deco)"
        />
      </pattern>
      <svg height="100%" y="-63">
        <rect y="63" width="100%" height="100%" fill="var(--deco)" />
        <rect y="63" width="100%" height="100%" fill="url(#world-sugar)" />
      </svg>
      <svg y="100%" overflow="visible">
        <rect y="-64" width="100%" height="64" fill="url(#world-runs)" />
      </svg>
    </svg>
  );
}

/** A slice on its plate. */
function Slice({ at }: { at: string }) {
  return (
    <g transform={at}>
      <ellipse cy="4" rx="92" ry="14" fill="var(--surface)" />
      <ellipse cy="0" rx="62" ry="7" fill="var(--deco-light)" />
      <path d="M-58 0V-62L52 -40V0Z" fill="var(--wax-light)" />
      <path d="M-58 -26L52 -16V-26L-58 -38Z" fill="var(--deco)" />
      <path
        d="M-62 -58Q-64 -78 -44 -74L56 -50Q62 -38 50 -36L-40 -54V-34a9 9 0 0 1 -18 0Z"
        fill="var(--deco-glint)"
      />
      <circle cx="-30" cy="-78" r="15" fill="var(--wax)" />
    </g>
  );
}

/** After the wish: the candles are blown out, everyone has a slice. */
export function Close() {
  return (
    <Frame high={320}>
      <Bunting from={[-40, 36]} to={[610, 54]} sag={16} count={16} />
      <Bunting from={[830, 54]} to={[1480, 36]} sag={16} count={16} />
      <path d="M0 250H1440V320H0Z" fill="var(--line)" />
      <path d="M0 250H1440V258H0Z" fill="var(--deco-light)" />
      {[640, 680, 720, 760, 800].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 148 : 142})scale(.42)`}>
          <Candle kind={index} burnt />
        </g>
      ))}
      <path d="M590 138H850V248H590Z" fill="var(--deco)" />
      <path d="M590 192H850V204H590Z" fill="var(--deco-glint)" />
      <g transform="translate(582 132)">
        <path d={icing(276, 16, 8, 18)} fill="var(--deco-glint)" />
      </g>
      <path d="M540 246H900L876 260H564Z" fill="var(--surface)" />
      <Slice at="translate(1030 248)" />
      <Slice at="matrix(-1 0 0 1 410 248)" />
      <Slice at="translate(1270 248)" />
      <Slice at="matrix(-1 0 0 1 170 248)" />
    </Frame>
  );
}

export const css = onScreen(own);
