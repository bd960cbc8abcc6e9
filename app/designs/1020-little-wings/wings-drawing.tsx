import { pair, range } from "#app/designs/kit/geometry.ts";
import { Dove } from "#app/designs/kit/dove.tsx";
import { Line } from "#app/designs/kit/line.tsx";

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
      <Line
        d={`M0 ${Math.round(long * 0.16)}V${Math.round(-long * 0.9)}${barbs}`}
        of="deco-deep"
        width={1}
        opacity=".5"
      />
    </>
  );
}

/** A dove that brings something on a ribbon: at a baptism a small cross. */
export function Messenger({ crossed }: { crossed: boolean }) {
  return (
    <>
      {crossed && (
        <g strokeLinejoin="round">
          <Line d="M-58 -2C-70 14 -58 22 -60 40C-62 22 -48 14 -56 -2" of="deco-deep" width={2} />
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
