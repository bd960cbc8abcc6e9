/* The party's world: coupes that fill, the inside of a glass, a toast. */
import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { bubbles } from "./coupes.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import beside from "#app/designs/kit/colours-beside-week.css?inline";
import darkClose from "#app/designs/kit/dark-close.css?inline";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import loudDays from "#app/designs/kit/loud-days.css?inline";
import onePlace from "#app/designs/kit/one-place.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";

/** The x of all coupes in a row of a wall, 96 apart; every second row is set over. */
const places = range(17, -48, 1488);

/**
 * A row of the wall; the coupes of each stand on those of the next. Those in the middle, fewer in each row below, can make
 * room for the time that is left.
 */
function Row({ row, of }: { row: number; of: "wine" | "glass" }) {
  const coupe = (x: number) => <use key={x} href={`#coupe-${of}`} x={x} y={12 + row * 72} />;
  const all = places.map((x) => x + (row % 2 ? 48 : 0));
  const middle = (x: number) => Math.abs(x - 720) < 446 - row * 48;
  return (
    <g className={`wall-${row + 1}`}>
      {all.filter((x) => !middle(x)).map(coupe)}
      <g className="wall-middle">{all.filter(middle).map(coupe)}</g>
    </g>
  );
}

/** A wall of coupes in the dark, which champagne fills from above: five rows on a phone, three on wide screens. */
export function Between() {
  const rows = range(5, 0, 4);
  return (
    <svg viewBox="0 0 1440 374" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V374H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V374H0Z" opacity=".66" />
      <g className="opens pour">
        {rows.map((row) => (
          <Row key={row} row={row} of="wine" />
        ))}
      </g>
      <g className="glasses">
        {rows.map((row) => (
          <Row key={row} row={row} of="glass" />
        ))}
      </g>
    </svg>
  );
}

/** Within the glass: strings of bubbles. */
export function Behind() {
  return (
    <Frame high={560}>
      <linearGradient id="world-wine" x2="0" y2="1">
        <stop stopColor="var(--deco-light)" />
        <stop offset="1" stopColor="var(--deco)" />
      </linearGradient>
      <path d="M0 0H1440V560H0Z" fill="url(#world-wine)" />
      <g stroke="var(--deco-glint)" strokeLinecap="round">
        <path d={bubbles(3, 24, [20, 1420], [-60, 560])} strokeWidth="8" />
        <path d={bubbles(12, 17, [50, 1390], [-160, 560])} strokeWidth="14" opacity=".7" />
        <path d={bubbles(31, 7, [110, 1330], [-260, 500])} strokeWidth="30" opacity=".4" />
      </g>
      <path d="M0 1.5H1440" stroke="var(--deco-glint)" strokeWidth="3" />
    </Frame>
  );
}

/** Rays from where the glasses meet, each from its angle in degrees and as broad as half of the step. */
const rays = range(24, 0, 345)
  .map((turn) => {
    const [from, to] = [turn + 3.75, turn + 11.25].map((angle) =>
      polar(1500, (angle * Math.PI) / 180, [720, 158]),
    );
    return from && to ? `M720 158L${pair(...from)}L${pair(...to)}Z` : "";
  })
  .join("");

/** The toast: two coupes meet, and the light bursts from there as on a poster of the twenties. */
export function Close() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V320H0Z" opacity=".66" />
      <linearGradient id="world-rays" y1="50" y2="180" x2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--deco-deep)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--deco-deep)" stopOpacity=".55" />
      </linearGradient>
      <path d={rays} fill="url(#world-rays)" />
      <g className="moves toast">
        <g transform="translate(646 136)rotate(18)scale(1.75)">
          <use href="#coupe" />
        </g>
      </g>
      <g className="moves toast other">
        <g transform="translate(794 136)rotate(-18)scale(1.75)">
          <use href="#coupe" />
        </g>
      </g>
      <path
        d="M706 62h.1M656 92h.1M786 88h.1M680 60h.1M764 60h.1M632 66h.1M812 62h.1"
        stroke="var(--deco-light)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      {/* Drops that leap from where the rims touch. */}
      {[
        [-50, 62, 1],
        [-24, 78, 1.3],
        [4, 58, 0.9],
        [27, 84, 1.2],
        [52, 66, 1],
      ].map(([turn, far, scale]) => (
        <path
          key={turn}
          d="M0 22C-2 14 -7 11 -7 6A7 7 0 0 1 7 6C7 11 2 14 0 22Z"
          fill="var(--deco)"
          transform={`translate(720 158)rotate(${turn})translate(0 -${far})scale(${scale})`}
        />
      ))}
    </Frame>
  );
}

export const css = onScreen(loud, loudDays, onePlace, darkClose, beside, own);
