import { Hour } from "#app/designs/kit/hour.tsx";
import type { HoursProps } from "#app/designs/contract.ts";

/** The programme as a strip of film, an hour in each frame: down a phone, across a wide screen. */
export function FramesTimeline({ items }: HoursProps) {
  return (
    <ol className="frames">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <i aria-hidden="true" />
          <Hour item={item} />
        </li>
      ))}
    </ol>
  );
}
