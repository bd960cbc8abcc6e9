import type { HoursProps } from "#app/designs/contract.ts";

/** The programme as tickets: the time on the stub, the item on the other side of the tear line. */
export function TicketsTimeline({ items, ornament: { Bullet } }: HoursProps) {
  return (
    <ol className="tickets">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <time className="display" dateTime={item.moment}>
            {item.time}
          </time>
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
