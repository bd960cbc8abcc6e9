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
  { count: 8, long: [150, 330, 276], broad: 54, turns: [40, 90], fill: "var(--deco-light)" },
  { count: 7, long: [120, 236, 204], broad: 48, turns: [38, 89], fill: "var(--deco-glint)" },
  { count: 7, long: [84, 154, 138], broad: 38, turns: [30, 88], fill: "var(--deco-glint)" },
  { count: 6, long: [52, 86, 78], broad: 30, turns: [22, 86], fill: "var(--deco-light)" },
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
