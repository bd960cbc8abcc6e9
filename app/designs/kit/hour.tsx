import type { ReactNode } from "react";
import type { HourView } from "#app/designs/contract.ts";

/** An hour of the programme: its time, its title, and its note if it has one. */
export function Hour({ item }: { item: HourView }) {
  return (
    <>
      <time className="display" dateTime={item.moment}>
        {item.time}
      </time>
      <p>{item.title}</p>
      {item.note && <p className="muted">{item.note}</p>}
    </>
  );
}

/**
 * The programme where each hour follows its drawing.
 * @param children the drawing of an hour, by its place from 0.
 */
export function Hours({
  className,
  items,
  children,
}: {
  className: string;
  items: readonly HourView[];
  children: (item: HourView, index: number) => ReactNode;
}) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li key={`${item.at} ${item.title}`}>
          {children(item, index)}
          <Hour item={item} />
        </li>
      ))}
    </ol>
  );
}
