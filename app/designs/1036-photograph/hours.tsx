import { Hours } from "#app/designs/kit/hour.tsx";
import type { HoursProps } from "#app/designs/contract.ts";

/** The programme as a strip of film, an hour in each frame: down a phone, across a wide screen. */
export function FramesTimeline({ items }: HoursProps) {
  return (
    <Hours className="frames" items={items}>
      {() => <i aria-hidden="true" />}
    </Hours>
  );
}
