import type { HoursProps } from "#app/design/contract.ts";
import { Hour } from "#app/design/kit/hour.tsx";

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
