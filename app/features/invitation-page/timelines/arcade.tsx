import type { TimelineProps } from "#app/features/invitation-page/part-props.ts";
import { Hour } from "#app/features/invitation-page/timelines/hour.tsx";

/** The programme under a colonnade, two arches per row. */
export function ArcadeTimeline({ items, ornament: { Bullet } }: TimelineProps) {
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
