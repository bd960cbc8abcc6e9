/* The vineyard's world: a pergola, jars in the cellar, the hills at dusk. */
import { range } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import plain from "#app/designs/kit/plain-letter.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A bay of the pergola, 240 wide: where its bunches hang, and its leaves. */
const bunches: Placement[] = [
  { x: 44, y: 30, scale: 2 },
  { x: 128, y: 34, scale: 2.7 },
  { x: 206, y: 28, scale: 1.6 },
];
const leaves: Placement[] = [
  { x: 8, y: 26, turn: 120, scale: 1.2 },
  { x: 84, y: 20, turn: 60, scale: 1.5 },
  { x: 92, y: 46, turn: 110, scale: 1 },
  { x: 168, y: 22, turn: 80, scale: 1.6 },
  { x: 184, y: 44, turn: 130, scale: 0.9 },
  { x: 232, y: 20, turn: 70, scale: 1.3 },
];

/** A pergola heavy with fruit, the rows of the hill behind it. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 318H1440" stroke="var(--line)" strokeWidth="3" />
      <g color="var(--ground)">
        {range(6, 0, 1200).map((x, step) =>
          step === 0 ? (
            <g key={x} id="world-bay">
              <path d="M-6 0H6V320H-6Z" fill="var(--deco-deep)" />
              <Line
                d="M0 10C40 30 70 -8 120 16S190 30 240 10M0 90C14 60 -14 40 0 16"
                of="line"
                width={4}
                round
              />
              <g className="moves bunches">
                <Copies of="grapes" at={bunches} />
              </g>
              <Copies of="tendril" at={[{ x: 60, y: 30, turn: 70, scale: 1.6 }]} />
              <g fill="var(--deco-light)">
                <Copies of="leaf" at={leaves} />
              </g>
            </g>
          ) : (
            <use key={x} href="#world-bay" x={x} />
          ),
        )}
        <path d="M0 0H1440V12H0Z" fill="var(--deco-deep)" />
        <path d="M0 13H1440" stroke="var(--line)" strokeWidth="2" />
      </g>
    </Frame>
  );
}

/** Jars for wine, which are called karas, in the rows of a cellar. */
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-cellar" y="48" width="144" height="280" patternUnits="userSpaceOnUse">
        <g id="world-karas" transform="translate(72 124)">
          <path
            d="M-24 -112H24L18 -98C56 -86 66 -52 56 -18C46 14 24 34 0 40C-24 34 -46 14 -56 -18C-66 -52 -56 -86 -18 -98Z"
            fill="var(--deco)"
          />
          <path
            d="M24 -112L18 -98C56 -86 66 -52 56 -18C46 14 24 34 0 40C44 10 52 -70 4 -98L8 -112Z"
            fill="var(--ground)"
            opacity=".35"
          />
          <Line
            d="M-28 -114H28M-59 -52q10 -12 20 0t20 0t20 0t20 0t20 0t18 0M-60 -38H60M-57 -68H57"
            of="line"
            width={3}
            round
          />
        </g>
        <use href="#world-karas" x="-72" y="140" />
        <use href="#world-karas" x="72" y="140" />
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V560H0Z" fill="url(#world-cellar)" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="3" />
    </Frame>
  );
}

/** The cover's hills once more; the sun has gone down behind them. */
export function Close() {
  return (
    <svg
      viewBox="0 40 390 280"
      preserveAspectRatio="xMidYMax"
      overflow="visible"
      aria-hidden="true"
    >
      <use href="#land" />
    </svg>
  );
}

export const css = onScreen(plain, own);
