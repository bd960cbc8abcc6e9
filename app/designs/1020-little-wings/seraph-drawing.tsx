import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import { featherPath } from "./wings-drawing.tsx";

/** Rows of a wing from behind to the front: how many feathers, how long, how far out they turn. */
const rows = [
  { count: 8, long: [190, 330, 276], broad: 54, turns: [40, 90], fill: "var(--deco-light)" },
  { count: 7, long: [130, 236, 204], broad: 48, turns: [38, 89], fill: "var(--deco-glint)" },
  { count: 7, long: [92, 154, 138], broad: 38, turns: [30, 88], fill: "var(--wax-light)" },
  { count: 6, long: [62, 96, 88], broad: 30, turns: [22, 86], fill: "var(--deco)" },
] as const;

/** A wing that is full of eyes, its shoulder at the origin, its feathers to the right. */
function Wing() {
  return (
    <g stroke="var(--deco-deep)" strokeLinejoin="round" strokeLinecap="round">
      {rows.map(({ count, long: [first, most, last], broad, turns: [from, to], fill }) => (
        <g key={broad} fill={fill} strokeWidth="1.3">
          {range(count, 1, 0).map((share) => {
            const long =
              share < 0.6
                ? first + ((most - first) * share) / 0.6
                : most + ((last - most) * (share - 0.6)) / 0.4;
            const tip = `M0 ${Math.round(26 - long)}h.1`;
            return (
              <g
                key={share}
                transform={`translate(${Math.round(8 + 44 * share)} ${Math.round(-6 - 10 * Math.sin(share * 3))})rotate(${Math.round(from + (to - from) * share)})`}
              >
                <path d={featherPath(long, broad)} />
                {broad === 48 && (
                  <>
                    <path d={tip} strokeWidth="19" />
                    <path d={tip} stroke="var(--deco)" strokeWidth="16" />
                    <path d={tip} stroke="var(--wax-light)" strokeWidth="8" />
                  </>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/**
 * The face of a manuscript's angel, a child's, 140 high with its halo: large almond eyes, brows that
 * run into the nose, round cheeks, short curls, and a smile.
 */
function Face() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <circle r="70" fill="var(--wax-light)" stroke="var(--wax)" strokeWidth="2" />
      <circle
        r="63"
        fill="none"
        stroke="var(--deco-glint)"
        strokeWidth="5"
        strokeDasharray="0 9.9"
      />
      <g stroke={hair} strokeWidth="1.6">
        <path d={curls} fill="#b98254" />
        <path
          d="M-45 8a7 8 0 1 0 3 15M45 8a7 8 0 1 1 -3 15M-44 4C-46 -24 -26 -36 0 -36S46 -24 44 4C45 34 22 48 0 48S-45 34 -44 4Z"
          fill="#f8d9c4"
        />
        <path
          d="M-45 2C-50 -26 -26 -42 0 -40C28 -42 50 -24 45 2C40 -8 34 -15 26 -17C16 -12 6 -14 2 -22C-2 -12 -12 -10 -20 -16C-30 -16 -40 -10 -45 2Z"
          fill="#b98254"
        />
        <path d="M2 -22C8 -22 12 -28 8 -32M-20 -16C-14 -18 -12 -26 -18 -28" fill="none" />
      </g>
      <path d="M-29 26h.1M29 26h.1" stroke="#f4ada0" strokeWidth="17" />
      <path
        d="M-32 10Q-19 -5 -7 10Q-19 19 -32 10ZM32 10Q19 -5 7 10Q19 19 32 10Z"
        fill="#fff"
        stroke={dark}
        strokeWidth="1.8"
      />
      <path d="M-18.5 9.5h.1M18.5 9.5h.1" stroke={dark} strokeWidth="13" />
      <path d="M-16 7h.1M21 7h.1" stroke="#fff" strokeWidth="4" />
      <g fill="none" stroke={hair} strokeWidth="2">
        <path d="M-33 -2Q-20 -13 -6 -2Q-3 8 -5 20Q0 25 5 20M33 -2Q20 -13 8 -3" />
        <path d="M-12 31Q-7 38 0 38T12 31" />
      </g>
    </g>
  );
}

const hair = "#7d5238";
const dark = "#3b2a2e";
/** Curls around the head, as bumps. */
const curls = `M-50 10${range(11, 0, 10)
  .map((step) => {
    const [x, y] = polar(50, Math.PI * (1.07 + step * 0.086));
    return `A12 12 0 1 1 ${pair(Math.round(x), Math.round(y))}`;
  })
  .join("")}Z`;

/** Shapes that `Seraph` and `SmallSeraph` are drawn with; once on a page, before them. */
export function SeraphShapes() {
  return (
    <defs>
      <g id="wing">
        <Wing />
      </g>
      <g id="seraph-face">
        <Face />
      </g>
    </defs>
  );
}

/** Two wings of one turn and size; class `wing` is what a sheet may move. */
function Both({ turn, size, still }: { turn: number; size: number; still?: true }) {
  return [1, -1].map((side) => (
    <g key={side} transform={`scale(${side * size} ${size})`}>
      <g className={still ? undefined : "wing"}>
        <use href="#wing" transform={`rotate(${turn})`} />
      </g>
    </g>
  ));
}

/** A seraph of six wings around the origin, some 740 wide and 690 high: two up, two out, two down. */
export function Seraph() {
  return (
    <>
      <Both turn={-50} size={0.98} still />
      <Both turn={97} size={0.9} still />
      <Both turn={22} size={1.02} />
      <use href="#seraph-face" transform="scale(1.2)" />
    </>
  );
}

/** A seraph with two wings alone, as over a manuscript's arch. */
export function SmallSeraph() {
  return (
    <>
      <Both turn={0} size={1} />
      <use href="#seraph-face" transform="scale(1.25)" />
    </>
  );
}
