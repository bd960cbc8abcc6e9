import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme along a bough: buds in the morning, blossom in the middle of the day, fruit at the end. */
export function RipeningTimeline({ items, ornament: { Sprig, Emblem, Bullet } }: HoursProps) {
  return (
    <ol className="ripening">
      {items.map((item, index) => {
        const part = index / Math.max(1, items.length - 1);
        const Mark = part < 0.3 ? Sprig : part < 0.7 ? Emblem : Bullet;
        return (
          <li key={`${item.at} ${item.title}`}>
            {/* Its ends lie in the middle, so that a piece that is turned over goes on from it. */}
            <svg
              className="ripening-bough"
              viewBox="0 0 200 60"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {index === 0 ? (
                <path
                  id="hours-bark"
                  d="M0 25C16 24 34 15 50 18L57 12L64 20C70 10 84 5 100 1L102 5C92 9 83 14 78 24C96 27 112 36 134 32C158 28 180 24 200 25V35C182 34 168 40 152 41C158 48 166 51 178 54L176 58C160 56 148 51 138 42C112 46 92 36 64 30C46 25 22 34 0 35Z"
                  fill="var(--muted)"
                />
              ) : (
                <use href="#hours-bark" />
              )}
            </svg>
            <Mark />
            <Hour item={item} />
          </li>
        );
      })}
    </ol>
  );
}
