import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme under a colonnade, two arches per row. */
export function ArcadeTimeline({ items, ornament: { Bullet } }: HoursProps) {
  return (
    <Hours className="arcade-hours" items={items}>
      {() => <Bullet />}
    </Hours>
  );
}
