import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { LineDrawing } from "./line-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** One line from edge to edge that draws two people face to face; the names below, very large. */
export function ThreadHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero thread-hero" data-hosts={view.names.length}>
      {languages}
      <div className="thread-drawing">
        <LineDrawing />
      </div>
      <div className="thread-text">
        <CoverTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
