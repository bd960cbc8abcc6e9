import { pair, range } from "#app/design/geometry.ts";
import { Dove } from "#app/features/invitation-page/heroes/dove.tsx";

/**
 * A feather that stands on the origin.
 * @param long from quill to tip.
 * @param broad of the vane at its widest.
 */
export function featherPath(long: number, broad: number): string {
  const side = broad / 2;
  return `M0 0C${pair(-side * 0.5, -long * 0.12)} ${pair(-side * 1.35, -long * 0.5)} ${pair(-side * 0.8, -long * 0.86)}C${pair(-side * 0.6, -long * 0.96)} ${pair(-side * 0.2, -long)} ${pair(side * 0.1, -long)}C${pair(side * 0.7, -long * 0.97)} ${pair(side * 1.2, -long * 0.7)} ${pair(side * 0.95, -long * 0.4)}C${pair(side * 0.7, -long * 0.18)} ${pair(side * 0.3, -long * 0.06)} 0 0Z`;
}

/** A feather with its shaft and a few barbs, in the colours of down. */
export function Feather({ long, broad, fill }: { long: number; broad: number; fill: string }) {
  const barbs = range(9, 0.2, 0.86)
    .map((share) => {
      const y = -long * share;
      const reach = broad * 0.3;
      return `M0 ${Math.round(y)}L${pair(-reach, y - long * 0.08)}M0 ${Math.round(y)}L${pair(reach, y - long * 0.08)}`;
    })
    .join("");
  return (
    <>
      <path d={featherPath(long, broad)} fill={fill} stroke="var(--deco-deep)" strokeWidth="1.3" />
      <path
        d={`M0 ${Math.round(long * 0.16)}V${Math.round(-long * 0.9)}${barbs}`}
        fill="none"
        stroke="var(--deco-deep)"
        strokeWidth="1"
        opacity=".5"
      />
    </>
  );
}

/** Rows of a wing from behind to the front: how many feathers, how long, how far out they turn. */
const rows = [
  { count: 9, long: [112, 330, 276], broad: 54, turns: [14, 90], fill: "var(--deco-light)" },
  { count: 8, long: [92, 236, 204], broad: 48, turns: [12, 89], fill: "var(--deco-glint)" },
  { count: 8, long: [70, 154, 138], broad: 38, turns: [8, 88], fill: "var(--deco-glint)" },
  { count: 7, long: [46, 86, 78], broad: 30, turns: [4, 86], fill: "var(--deco-light)" },
] as const;

/** A raised wing, its shoulder at the origin, its feathers to the right. */
function Wing() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {rows.map(({ count, long: [first, most, last], broad, turns: [from, to], fill }) => (
        <g key={broad}>
          {range(count, 1, 0).map((share) => {
            const long =
              share < 0.6
                ? first + ((most - first) * share) / 0.6
                : most + ((last - most) * (share - 0.6)) / 0.4;
            return (
              <g
                key={share}
                transform={`translate(${pair(8 + 44 * share, -6 - 10 * Math.sin(share * 3))})rotate(${Math.round(from + (to - from) * share)})`}
              >
                <path
                  d={featherPath(long, broad)}
                  fill={fill}
                  stroke="var(--deco-deep)"
                  strokeWidth="1.3"
                />
                <path
                  d={`M0 0V${Math.round(-long * 0.9)}`}
                  stroke="var(--deco-deep)"
                  strokeWidth=".8"
                  opacity=".35"
                />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** Both wings, raised, around the origin. @param id of the right one, which the left one mirrors. */
export function Wings({ id }: { id: string }) {
  return (
    <>
      <g className="wing">
        <g id={id}>
          <Wing />
        </g>
      </g>
      <g transform="scale(-1 1)">
        <g className="wing">
          <use href={`#${id}`} />
        </g>
      </g>
    </>
  );
}

/** Fingers of the hand that waves. */
const fingers = "M77 -80L71 -97M82 -81L84 -98M87 -78L97 -92M89 -72L103 -80";

/** A child that sits up and waves, from the hair at -126 to the booties at 72. */
export function Child() {
  return (
    <g
      id="wings-child"
      fill="#f6d3bb"
      stroke="var(--deco-deep)"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={fingers} strokeWidth="9" />
      <path d="M72 -72a11 11 0 1 1 20 6a11 11 0 0 1 -20 -6M-62 0a11 11 0 1 0 22 4Z" />
      <path d={fingers} stroke="#f6d3bb" strokeWidth="6.4" />
      <path
        d="M24 -50C42 -46 58 -58 68 -78L90 -62C80 -38 60 -16 38 -14ZM-24 -50C-48 -42 -62 -22 -66 -2L-38 8C-34 -6 -30 -14 -24 -18Z"
        fill="var(--deco-glint)"
      />
      <path
        d="M-28 -48C-42 -16 -56 18 -70 52Q-36 66 0 64Q36 66 70 52C56 18 42 -16 28 -48Z"
        fill="var(--deco-glint)"
      />
      <path
        d="M-64 46Q-34 58 0 56Q34 58 64 46"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="5"
        strokeDasharray="0 8"
      />
      <path d="M-14 -30C-20 0 -26 20 -34 42M14 -30C20 0 26 20 34 42" fill="none" opacity=".4" />
      <path
        d="M-46 62C-46 48 -18 48 -14 64C-12 76 -44 76 -46 62ZM46 62C46 48 18 48 14 64C12 76 44 76 46 62Z"
        fill="var(--deco-light)"
      />
      <circle cx="-42" cy="-78" r="8" />
      <circle cx="42" cy="-78" r="8" />
      <circle cy="-82" r="42" />
      <path
        d="M-41 -88C-42 -136 42 -136 41 -88C30 -92 20 -100 14 -110C4 -98 -22 -92 -41 -88ZM-6 -122C-10 -136 8 -140 10 -130"
        fill="#9a6b4c"
        stroke="#7d5238"
      />
      <path
        d="M0 -38C-10 -30 -28 -30 -34 -46Q-16 -40 0 -40Q16 -40 34 -46C28 -30 10 -30 0 -38Z"
        fill="var(--deco-light)"
      />
      <g stroke="none">
        <path
          d="M-33 -68a8 6 0 1 0 16 0a8 6 0 1 0 -16 0M17 -68a8 6 0 1 0 16 0a8 6 0 1 0 -16 0"
          fill="#f0a9a0"
        />
        <path d="M-13 -66Q0 -48 13 -66Q0 -61 -13 -66Z" fill="#b8433f" />
        <path
          d="M-20 -82a5 6 0 1 0 10 0a5 6 0 1 0 -10 0M10 -82a5 6 0 1 0 10 0a5 6 0 1 0 -10 0"
          fill="#3b2a2e"
        />
        <path d="M-14.5 -85.5h.1M15.5 -85.5h.1" stroke="#fff" strokeWidth="3.6" />
      </g>
    </g>
  );
}

/** A dove that brings something on a ribbon: at a baptism a small cross. */
export function Messenger({ crossed }: { crossed: boolean }) {
  return (
    <>
      {crossed && (
        <g strokeLinejoin="round">
          <path
            d="M-58 -2C-70 14 -58 22 -60 40C-62 22 -48 14 -56 -2"
            fill="none"
            stroke="var(--deco-deep)"
            strokeWidth="2"
          />
          <path
            d="M-62.5 40H-57.5V49H-49V54H-57.5V70H-62.5V54H-71V49H-62.5Z"
            fill="var(--line)"
            stroke="var(--deco-deep)"
          />
        </g>
      )}
      <g id="wings-dove">
        <Dove sprig={false} />
      </g>
    </>
  );
}
