import { Feather } from "./wings-drawing.tsx";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme as the feathers of a wing: from down at the first hour to the longest at the last. */
export function FeathersTimeline({ items }: HoursProps) {
  return (
    <ol className="feathers">
      {items.map((item, index) => {
        const share = items.length > 1 ? index / (items.length - 1) : 1;
        return (
          <li key={`${item.at} ${item.title}`}>
            <svg viewBox="-60 -208 120 244" aria-hidden="true">
              <Feather
                long={Math.round(116 + 84 * share)}
                broad={Math.round(48 - 4 * share)}
                fill={index % 2 ? "var(--deco-light)" : "var(--deco-glint)"}
              />
            </svg>
            <Hour item={item} />
          </li>
        );
      })}
    </ol>
  );
}
