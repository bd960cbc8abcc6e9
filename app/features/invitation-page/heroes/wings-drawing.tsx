import { pair, range } from "#app/design/geometry.ts";

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

/**
 * A child asleep in swaddling, from the halo at -150 to the foot at 66.
 * @param crossed whether a cross is sewn onto the cloth, as at a baptism.
 */
export function Child({ crossed }: { crossed: boolean }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cy="-138" rx="34" ry="9" fill="none" stroke="var(--line)" strokeWidth="5" />
      <path
        d="M-40-52C-66-22-62 30-34 58Q0 78 34 58C62 30 66-22 40-52Z"
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="1.6"
      />
      <path
        d="M-40-50C-14-26 22-10 56-8M44-44C20-22-16 8-56 18M-50 34C-20 34 14 24 52 14"
        fill="none"
        stroke="var(--deco-deep)"
        strokeWidth="1.4"
        opacity=".5"
      />
      <circle
        cy="-82"
        r="43"
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="1.6"
      />
      <circle
        cy="-82"
        r="39"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="5"
        strokeDasharray="0 8.17"
      />
      <circle cy="-78" r="32" fill="#f6d3bb" />
      <path d="M-4-106C2-114 12-110 8-102" fill="none" stroke="#9a6b4c" strokeWidth="2.6" />
      <circle cx="-18" cy="-68" r="6" fill="#f0a9a0" opacity=".7" />
      <circle cx="18" cy="-68" r="6" fill="#f0a9a0" opacity=".7" />
      <path
        d="M-19-80Q-13-74-7-80M7-80Q13-74 19-80M-6-62Q0-57 6-62"
        fill="none"
        stroke="#6b4636"
        strokeWidth="2.2"
      />
      {crossed && (
        <path
          d="M-3.4 14V40H3.4V14H14V7.4H3.4V-4H-3.4V7.4H-14V14Z"
          transform="translate(0 14)"
          fill="var(--line)"
        />
      )}
    </g>
  );
}
