import type { HoursProps } from "#app/designs/contract.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The programme along a stem that sways from fruit to fruit. */
export function VineTimeline({ items, ornament: { Emblem, Bullet, Sprig } }: HoursProps) {
  return (
    <ol className="vine">
      {items.map((item, index) => (
        <li key={`${item.at} ${item.title}`}>
          {/* Only the stem stretches with the text. Its ends are vertical, so that no kink shows
              at any length. */}
          <svg
            className="vine-stem"
            viewBox="0 0 72 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <Line
              d="M22 0C22 46 52 54 52 100"
              of="line"
              width={1.8}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <Sprig />
          {index % 2 === 0 ? <Emblem /> : <Bullet />}
          <time className="display" dateTime={item.moment}>
            {item.time}
          </time>
          <p className="vine-title">{item.title}</p>
          {item.note && <p className="muted">{item.note}</p>}
        </li>
      ))}
    </ol>
  );
}
