import { range } from "#app/design/geometry.ts";
import { Bunting } from "#app/design/ornaments/paper/cut.tsx";
import { Candle, icing, Sprinkles } from "#app/features/invitation-page/heroes/cake-drawing.tsx";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import { onScreen } from "#app/features/invitation-page/worlds/on-screen.ts";
import css from "#app/features/invitation-page/worlds/cake.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** Candles that are lit one after another, in the icing of a cake. */
function Between() {
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

/** The cake cut open, layer upon layer: cream, sponge, fruit. */
function Behind() {
  return (
    <Frame high={560}>
      <path d="M0 12H1440V548H0Z" fill="var(--deco)" />
      <path d="M0 548H1440V560H0Z" fill="var(--surface)" />
      <path d="M0 150H1440V186H0ZM0 330H1440V366H0Z" fill="var(--deco-glint)" />
      <path d="M0 186H1440V330H0Z" fill="var(--wax-light)" />
      <path
        d={range(18, 0, 17)
          .map((index) => `M${30 + index * 82} ${226 + ((index * 29) % 70)}h.1`)
          .join("")}
        stroke="var(--wax)"
        strokeWidth="30"
        strokeLinecap="round"
      />
      <path d={icing(1440, 44, 20, 60)} fill="var(--deco-glint)" />
      <g transform="translate(0 6)">
        <Sprinkles count={34} wide={1440} high={32} />
      </g>
    </Frame>
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
function Close() {
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

/** The cake's world: candles that are lit, the cake cut open, a slice for everyone. */
export const cakeWorld: World = { Between, Behind, Close, css: onScreen(css) };
