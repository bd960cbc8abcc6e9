import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme, each item with a clock's face. */
export function ClockTimeline({ items }: HoursProps) {
  return (
    <Hours className="clocks" items={items}>
      {(item) => <Face at={item.at} />}
    </Hours>
  );
}

/** A clock's face that shows `at`, as in `14:30`. */
function Face({ at }: { at: string }) {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const hand = (length: number, turns: number) =>
    pair(...polar(length, (turns - 0.25) * 2 * Math.PI));
  const marks = range(12, 0, 11).map((hour) => `M${hand(41, hour / 12)}L${hand(45, hour / 12)}`);
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true" fill="none" strokeLinecap="round">
      <circle r="50" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
      <path d={marks.join("")} stroke="var(--line)" strokeWidth="1.5" />
      <path
        d={`M0 0L${hand(24, (hours + minutes / 60) / 12)}`}
        stroke="var(--accent)"
        strokeWidth="4"
      />
      <path d={`M0 0L${hand(36, minutes / 60)}`} stroke="var(--ink)" strokeWidth="2" />
      <circle r="3.5" fill="var(--accent)" />
    </svg>
  );
}
