import type { HoursProps } from "#app/designs/contract.ts";

/** The programme as a table of contents: the item, dots, the hour. */
export function FolioTimeline({ items, ornament: { Sprig } }: HoursProps) {
  return (
    <ol className="folio-hours">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <Sprig />
          <p>{item.title}</p>
          <i aria-hidden="true" />
          <time className="display" dateTime={item.moment}>
            {item.time}
          </time>
          {item.note && <p className="muted">{item.note}</p>}
        </li>
      ))}
    </ol>
  );
}
