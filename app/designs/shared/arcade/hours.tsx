import type { HoursProps, Drawn } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";
import css from "#app/designs/shared/arcade/hours.css?inline";

/** The programme under a colonnade, two arches per row. */
function ArcadeTimeline({ items, ornament: { Bullet } }: HoursProps) {
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

export const hours: Drawn<HoursProps> = {
  Component: ArcadeTimeline,
  css,
};
