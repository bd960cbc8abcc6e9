import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The programme on the wires of a trellis, up whose post a cane grows as the page is scrolled. */
export function TrellisTimeline({ items, ornament: { Emblem, Sprig } }: HoursProps) {
  return (
    <ol className="trellis">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          {/* Its ends are vertical and in the middle of the post, so that canes join at any length. */}
          <svg className="cane" viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
            <Line
              d="M20 0C20 16 36 14 36 30S4 56 4 72S20 86 20 100"
              of="line"
              width={3.5}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <Sprig />
          <Emblem />
          <Hour item={item} />
        </li>
      ))}
    </ol>
  );
}
