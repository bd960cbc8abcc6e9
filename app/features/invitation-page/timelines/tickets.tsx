import type { TimelineProps } from "#app/features/invitation-page/part-props.ts";

/** An hour, a ticket: the time on the stub, what happens then on the other side of the tear. */
export function TicketsTimeline({ items, ornament: { Bullet } }: TimelineProps) {
  return (
    <ol className="tickets">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <time className="display">{item.at}</time>
          <div>
            <p>{item.title}</p>
            {item.note && <p className="muted">{item.note}</p>}
          </div>
          <Bullet />
        </li>
      ))}
    </ol>
  );
}
