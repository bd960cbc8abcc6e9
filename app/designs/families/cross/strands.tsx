import { Spokes } from "#app/designs/kit/repeats.tsx";
import type { Plait } from "#app/designs/families/cross/plait.ts";

/**
 * Draws a plait: ribbons with edges, each over-pass cut free by a casing of what lies behind.
 * @param width of the ribbons. @param spokes how often it is repeated around the origin.
 */
export function Strands({
  id,
  plait,
  width,
  behind = "var(--deco-deep)",
  spokes,
}: {
  id: string;
  plait: Plait;
  width: number;
  behind?: string;
  spokes?: number;
}) {
  const [below, above] = [id, `${id}-over`];
  const core = Math.round((width - 2.2) * 10) / 10;
  return (
    <g fill="none">
      <g stroke="var(--line)" strokeWidth={width} strokeLinecap="round">
        <path id={`orn-${below}`} d={plait.strands} />
        {spokes && <Spokes of={below} count={spokes} ours />}
      </g>
      <g stroke="var(--deco)" strokeWidth={core} strokeLinecap="round">
        <use href={`#orn-${below}`} />
        {spokes && <Spokes of={below} count={spokes} ours />}
      </g>
      <g stroke={behind} strokeWidth={width + 2.6}>
        <path id={`orn-${above}`} d={plait.overs} />
        {spokes && <Spokes of={above} count={spokes} ours />}
      </g>
      <g stroke="var(--line)" strokeWidth={width}>
        <use href={`#orn-${above}`} />
        {spokes && <Spokes of={above} count={spokes} ours />}
      </g>
      {/* Longer than its edges, so that no seam shows across the ribbon. */}
      <g stroke="var(--deco)" strokeWidth={core} strokeLinecap="square">
        <use href={`#orn-${above}`} />
        {spokes && <Spokes of={above} count={spokes} ours />}
      </g>
    </g>
  );
}
