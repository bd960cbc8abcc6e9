import type { HourView } from "#app/designs/contract.ts";

/** What an hour of the programme says: its time, its title, and its note if it has one. */
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
