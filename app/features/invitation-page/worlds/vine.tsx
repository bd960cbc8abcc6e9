import { range } from "#app/design/geometry.ts";
import { Copies, type Placement } from "#app/design/ornaments/shared/copies.tsx";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

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
function Between() {
  return (
    <Frame high={320}>
      <path d="M0 318H1440" stroke="var(--line)" strokeWidth="3" />
      <g color="var(--ground)">
        {range(6, 0, 1200).map((x, step) =>
          step === 0 ? (
            <g key={x} id="world-bay">
              <path d="M-6 0H6V320H-6Z" fill="var(--deco-deep)" />
              <path
                d="M0 10C40 30 70 -8 120 16S190 30 240 10M0 90C14 60 -14 40 0 16"
                fill="none"
                stroke="var(--line)"
                strokeWidth="4"
                strokeLinecap="round"
              />
              <g className="bunches">
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

/** The scroll that is carved round cellar doors, in rows. */
function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-scroll" width="160" height="168" patternUnits="userSpaceOnUse">
        <g color="var(--ground)" fill="var(--deco)" transform="scale(2)">
          <Copies
            of="wave"
            at={[
              { x: 0, y: 21 },
              { x: -20, y: 63 },
              { x: 60, y: 63 },
            ]}
          />
        </g>
      </pattern>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V560H0Z" fill="url(#world-scroll)" opacity=".75" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="3" />
    </Frame>
  );
}

/** The cover's hills once more; the sun has gone down behind them. */
function Close() {
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

/** The vineyard's world: a pergola, the carved scroll, the hills at dusk. */
export const vineWorld: World = { Between, Behind, Close };
