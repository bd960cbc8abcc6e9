import type { TimelineProps } from "#app/features/invitation-page/part-props.ts";

/** The programme along a bough: buds in the morning, blossom in the middle of the day, fruit at the end. */
export function RipeningTimeline({ items, ornament: { Sprig, Emblem, Bullet } }: TimelineProps) {
  return (
    <ol className="ripening">
      {items.map((item, index) => {
        const part = index / Math.max(1, items.length - 1);
        const Stage = part < 0.3 ? Sprig : part < 0.7 ? Emblem : Bullet;
        return (
          <li key={`${item.at} ${item.title}`}>
            <Stage />
            <time className="display" dateTime={item.moment}>
              {item.time}
            </time>
            <p>{item.title}</p>
            {item.note && <p className="muted">{item.note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
