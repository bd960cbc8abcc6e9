import { noise, range } from "#app/design/geometry.ts";
import { Dove } from "#app/features/invitation-page/heroes/dove.tsx";
import {
  Child,
  Feather,
  featherPath,
  Wings,
} from "#app/features/invitation-page/heroes/wings-drawing.tsx";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import loud from "#app/features/invitation-page/worlds/loud.css?inline";
import loudDays from "#app/features/invitation-page/worlds/loud-days.css?inline";
import { onScreen } from "#app/features/invitation-page/worlds/on-screen.ts";
import open from "#app/features/invitation-page/worlds/open-letter.css?inline";
import css from "#app/features/invitation-page/worlds/wings.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** Wings that open by scrolling, and feathers that fall past them. */
function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-sky" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".4" stopColor="var(--deco)" />
        <stop offset="1" stopColor="var(--deco-deep)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-sky)" />
      <g className="spread" transform="translate(720 322)scale(1.15)">
        <Wings id="world-wing" />
        <ellipse cy="-150" rx="44" ry="12" fill="none" stroke="var(--line)" strokeWidth="6" />
      </g>
      <g className="down">
        {[
          [150, 60, 118],
          [330, 190, 70],
          [520, 40, 152],
          [930, 70, -146],
          [1110, 200, 66],
          [1290, 80, -108],
        ].map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(.62)`}>
            <Feather long={104} broad={44} fill="var(--deco-glint)" />
          </g>
        ))}
      </g>
    </Frame>
  );
}

/** Plumage: rows of feathers over one another. */
function Behind() {
  return (
    <Frame high={560}>
      <path d="M0 0H1440V560H0Z" fill="var(--deco-light)" />
      <defs>
        <g id="world-plume">
          <path d={featherPath(-118, 66)} />
          <path d="M0 74V110" opacity=".25" />
        </g>
        <g id="world-plumes">
          {range(26, -20, 1480).map((x) => (
            <use key={x} href="#world-plume" x={x} />
          ))}
        </g>
      </defs>
      <g stroke="var(--deco-deep)" strokeWidth=".8" strokeLinejoin="round">
        {range(11, 10, 0).map((row) => (
          <use
            key={row}
            href="#world-plumes"
            x={row % 2 ? 30 : 0}
            y={row * 52 - 64}
            fill={plumes[row % plumes.length]}
          />
        ))}
      </g>
    </Frame>
  );
}

const plumes = ["var(--deco-glint)", "var(--deco-light)"];

/** A cloud's outline, so many rounds wide, its foot level. */
function cloud(rounds: readonly (readonly [x: number, radius: number])[]): string {
  return rounds
    .map(([x, radius]) => `M${x - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0z`)
    .join("");
}

/** A bank of clouds from edge to edge. @param lift of its foot. */
function Bank({ lift, seed, fill }: { lift: number; seed: number; fill: string }) {
  const chance = noise(seed);
  const rounds = range(19, -20, 1460).map(
    (x) => [Math.round(x + chance() * 30), Math.round(48 + chance() * 40)] as const,
  );
  return (
    <g transform={`translate(0 ${lift})`} fill={fill}>
      <path d={cloud(rounds)} />
      <path d="M0-10H1440V200H0Z" />
    </g>
  );
}

/** Clouds at dawn, two doves, the child asleep. */
function Close() {
  return (
    <Frame high={320}>
      <linearGradient id="world-dawn" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".75" stopColor="var(--deco)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-dawn)" />
      <g transform="translate(560 92)scale(-.62 .62)">
        <Dove sprig={false} />
      </g>
      <g transform="translate(880 92)scale(.62)">
        <Dove sprig={false} />
      </g>
      <Bank lift={232} seed={5} fill="var(--deco-light)" />
      <g transform="translate(720 240)scale(.92)">
        <Child crossed={false} />
      </g>
      <Bank lift={292} seed={11} fill="var(--deco-glint)" />
    </Frame>
  );
}

/** The angel's world: wings that open, plumage, a bed of clouds. */
export const wingsWorld: World = {
  Between,
  Behind,
  Close,
  css: onScreen(open, loud, loudDays, css),
};
