import { range } from "#app/design/geometry.ts";
import { sky } from "#app/design/ornaments/sky.tsx";
import { Frame, Land } from "#app/features/invitation-page/worlds/frame.tsx";
import broadSheet from "#app/features/invitation-page/worlds/broad-sheet.css?inline";
import css from "#app/features/invitation-page/worlds/cloud.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** A rainbow from one side of the window to the other; drops of both colours fall past it. */
function Between() {
  return (
    <Frame high={320}>
      <g fill="none" strokeWidth="30">
        <circle cx="720" cy="900" r="810" stroke="var(--wax-light)" />
        <circle cx="720" cy="900" r="780" stroke="var(--deco-light)" />
        <circle cx="720" cy="900" r="750" stroke="var(--deco-glint)" />
        <circle cx="720" cy="900" r="720" stroke="var(--deco)" />
      </g>
      <g className="cloud-drops">
        {range(13, 60, 1380).map((x, index) => (
          <use
            key={x}
            href="#orn-drop"
            transform={`translate(${x} ${[40, 120, 70, 150][index % 4]})scale(${index % 3 ? 1.2 : 1.7})`}
            fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
          />
        ))}
      </g>
      <g>
        <use href="#orn-cloud" transform="translate(590 250)scale(2)" />
        <use href="#orn-cloud" transform="translate(860 262)scale(-1.7 1.7)" />
        <use href="#orn-cloud" transform="translate(240 270)scale(2.4)" />
        <use href="#orn-cloud" transform="translate(1210 266)scale(-2.6 2.6)" />
      </g>
    </Frame>
  );
}

/** The sky at night: clouds asleep, stars, drops. */
function Behind() {
  return (
    <Frame high={560}>
      <linearGradient id="world-dusk">
        <stop stopColor="var(--deco-light)" />
        <stop offset=".5" stopColor="var(--deco-glint)" />
        <stop offset="1" stopColor="var(--deco)" />
      </linearGradient>
      <pattern id="world-clouds" width="240" height="200" patternUnits="userSpaceOnUse">
        <g fill="var(--deco-glint)">
          <use href="#orn-cloud" transform="translate(66 60)scale(1.1)" />
          <use href="#orn-cloud" transform="translate(186 158)scale(-1.1 1.1)" />
          <use href="#orn-star" transform="translate(180 46)scale(1.1)" />
          <use href="#orn-star" transform="translate(62 150)scale(.8)" />
        </g>
        <use href="#orn-drop" transform="translate(140 96)scale(.8)" fill="var(--wax)" />
        <use href="#orn-drop" transform="translate(222 92)scale(.7)" fill="var(--deco-deep)" />
        <use href="#orn-heart" transform="translate(16 110)scale(.8)" fill="var(--wax)" />
      </pattern>
      <rect width="1440" height="560" fill="url(#world-dusk)" />
      <rect width="1440" height="560" fill="url(#world-clouds)" />
    </Frame>
  );
}

/** The house under its rainbow, once the rain is over. */
function Close() {
  return (
    <Land top={90}>
      <sky.Scene />
    </Land>
  );
}

/** The cloud's world: a rainbow and drops, an evening sky, the house that waits. */
export const cloudWorld: World = { Between, Behind, Close, css: broadSheet + css };
