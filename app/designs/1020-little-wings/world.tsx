/* The angel's world: wings that open, plumage, a flight over a meadow. */
import { noise, pair, range } from "#app/designs/kit/geometry.ts";
import { SmallSeraph } from "./seraph-drawing.tsx";
import { Feather, featherPath } from "./wings-drawing.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import loud from "#app/designs/kit/loud.css?inline";
import loudDays from "#app/designs/kit/loud-days.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import open from "#app/designs/kit/open-letter.css?inline";
import own from "./world.css?inline";

/** An angel's wings that open by scrolling, and feathers that fall past them. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-sky" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".4" stopColor="var(--deco)" />
        <stop offset="1" stopColor="var(--deco-deep)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-sky)" />
      <g className="spread" transform="translate(720 214)scale(.94)">
        <SmallSeraph />
      </g>
      <g className="down">
        {[
          [110, 60, 118],
          [260, 210, 70],
          [340, 70, 152],
          [1120, 60, -146],
          [1170, 230, 66],
          [1330, 100, -108],
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
export function Behind() {
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

const chance = noise(11);
/** Flowers in the grass, as dots. */
const blooms = range(40, 20, 1420)
  .map((x) => `M${pair(x + chance() * 24, 268 + chance() * 46)}h.1`)
  .join("");

/** A meadow in the morning, over which an angel flies between two doves. */
export function Close() {
  return (
    <Frame high={320}>
      <linearGradient id="world-dawn" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".75" stopColor="var(--deco)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-dawn)" />
      <use href="#wings-dove" transform="translate(420 110)scale(-.8 .8)" />
      <use href="#wings-dove" transform="translate(1020 110)scale(.8)" />
      <g transform="translate(720 146)scale(.66)">
        <SmallSeraph />
      </g>
      <path
        d="M0 236C140 196 260 224 400 206S640 232 760 208S1000 190 1120 214S1340 196 1440 222V320H0Z"
        fill="var(--deco-light)"
      />
      <path
        d="M0 282C180 240 340 272 500 256S820 232 980 262S1290 244 1440 274V320H0Z"
        fill="var(--deco-glint)"
      />
      <path d={blooms} stroke="var(--deco-light)" strokeWidth="9" strokeLinecap="round" />
      <path d={blooms} stroke="var(--line)" strokeWidth="3.4" strokeLinecap="round" />
    </Frame>
  );
}

export const css = onScreen(open, loud, loudDays, own);
