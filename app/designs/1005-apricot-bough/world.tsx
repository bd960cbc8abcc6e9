/* The apricot's world: a bough that blooms, an orchard in flower, the harvest. */
import { noise, pair, polar, range, type Point } from "#app/designs/kit/geometry.ts";
import { Bough } from "./ornament/bough.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import open from "#app/designs/kit/open-letter.css?inline";
import plain from "#app/designs/kit/plain-letter.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";

/** Boughs out of both edges that pass each other in the middle. */
const boughs: readonly { spine: readonly Point[]; seed: number; width: number }[] = [
  {
    spine: [
      [-30, 210],
      [120, 176],
      [260, 196],
      [410, 140],
      [560, 152],
      [700, 104],
      [840, 92],
    ],
    seed: 12,
    width: 26,
  },
  {
    spine: [
      [1470, 70],
      [1300, 112],
      [1160, 96],
      [1010, 160],
      [880, 168],
      [740, 222],
      [600, 232],
    ],
    seed: 29,
    width: 23,
  },
];
const bare = "b b bL b b b bL b b b b bL b b b bb b bL b b b";
/** Blossom that opens first, in the middle of the days, and last, from the trunk to the tip. */
const flowering = [
  "BS . SB . B BS . . . . . . . . . .",
  ". . . . . . B BS . SB . . . . . .",
  ". . . . . . . . . . . BS . SB . B",
];

/** Bare boughs before a spring sky; their blossom opens from the trunks to the tips by scrolling. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-spring" x2="0" y2="1">
        <stop stopColor="var(--deco-light)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--deco-glint)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-spring)" />
      {boughs.map((bough) => (
        <Bough key={bough.seed} {...bough} plan={bare} size={1.3} />
      ))}
      {flowering.map((plan, days) => (
        <g key={plan} className={`bloom bloom-${days}`}>
          {boughs.map((bough) => (
            <Bough key={bough.seed} {...bough} plan={plan} size={1.5} barkless />
          ))}
        </g>
      ))}
    </Frame>
  );
}

/** The outline of a crown of leaves, as bumps around the origin. */
const crown = range(12, 0, (Math.PI * 2 * 11) / 12)
  .map((angle, index, all) => {
    const [x, y] = polar(index % 2 ? 58 : 64, angle);
    const [nextX, nextY] = polar(index % 2 ? 64 : 58, all[index + 1] ?? 0);
    return `${index ? "" : `M${pair(x, y)}`}A19 19 0 0 1 ${pair(nextX, nextY)}`;
  })
  .join("");

/** Spots of blossom in a crown. */
const random = noise(5);
const spots = range(6, 0, 5)
  .map(() => `M${pair(...polar(56 * Math.sqrt(random()), random() * Math.PI * 2))}h.1`)
  .join("");

/** An orchard in flower, row behind row. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V560H0Z" fill="var(--field)" />
      <defs>
        <g id="world-tree" strokeLinecap="round">
          <ellipse cy="104" rx="66" ry="9" fill="var(--deco-light)" />
          <path
            d="M-9 104C-4 80 -5 60 -3 30H6C6 60 6 80 11 104ZM0 66L-26 30M2 58L28 26"
            fill="var(--muted)"
            stroke="var(--muted)"
            strokeWidth="5"
          />
          <path d={`${crown}Z`} fill="var(--deco-glint)" stroke="var(--line)" strokeWidth="1.6" />
          <path d={spots} stroke="var(--deco-light)" strokeWidth="9" />
          <path d={spots} stroke="var(--deco)" strokeWidth="3" />
        </g>
      </defs>
      {range(5, 0, 4).map((row) => {
        const scale = 0.62 + row * 0.16;
        const most = Math.ceil(810 / 150 / scale);
        return (
          <g key={row} transform={`translate(720 ${56 + row * 104})scale(${scale.toFixed(2)})`}>
            {range(2 * most + 1, -most, most).map((tree) => (
              <use key={tree} href="#world-tree" x={(tree + (row % 2 ? 0.5 : 0)) * 150} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** A row of apricots, a leaf at every third; `rise` is how much higher its middle lies. */
function Row({ rise = 0 }: { rise?: number }) {
  const lay = noise(9 + rise);
  return range(17, -40, 1480).map((from, place) => {
    const x = Math.round(from + lay() * 16);
    const y = Math.round((Math.abs(x - 720) * rise) / 720);
    return (
      <g key={from} transform={`translate(${x} ${y})rotate(${Math.round((lay() - 0.5) * 3) * 20})`}>
        {place % 3 === 1 && (
          <use href="#orn-leaf" transform={`rotate(${place % 2 ? -150 : -30})scale(1.7)`} />
        )}
        <use href="#orn-apricot" transform="scale(2.8)" />
      </g>
    );
  });
}

/** The harvest: apricots that lie along the foot of the page, leaves between them. */
export function Close() {
  return (
    <Frame high={320}>
      <g transform="translate(0 94)">
        <Row rise={55} />
      </g>
      <g id="world-row" transform="translate(0 160)">
        <Row />
      </g>
      {/* Turned over, it does not look like the one behind it. */}
      <use href="#world-row" transform="matrix(-1 0 0 1 1484 70)" />
    </Frame>
  );
}

export const css = onScreen(loud, plain, open, own);
