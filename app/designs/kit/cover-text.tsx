import type { ReactNode } from "react";
import type { CoverView } from "#app/designs/contract.ts";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";

/** All that a cover says, where it stands in one place: its hosts, then the day. */
export function CoverText({
  className,
  view,
  ask,
}: {
  className: string;
  view: CoverView;
  ask: ReactNode;
}) {
  return (
    <div className={className}>
      <CoverTitle view={view} />
      <EventDay event={view.event} ask={ask} />
    </div>
  );
}
