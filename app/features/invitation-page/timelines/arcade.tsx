import type { TimelineProps } from "#app/features/invitation-page/part-props.ts";

/** The programme under a colonnade, two arches per row. */
export function ArcadeTimeline({ items, ornament: { Bullet } }: TimelineProps) {
  return (
    <ol className="arcade-hours">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <Bullet />
          <time className="display" dateTime={item.moment}>
            {item.time}
          </time>
          <p>{item.title}</p>
          {item.note && <p className="muted">{item.note}</p>}
        </li>
      ))}
    </ol>
  );
}
