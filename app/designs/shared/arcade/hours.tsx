import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme under a colonnade, two arches per row. */
export function ArcadeTimeline({ items, ornament: { Bullet } }: HoursProps) {
  return (
    <ol className="arcade-hours">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <Bullet />
          <Hour item={item} />
        </li>
      ))}
    </ol>
  );
}
