import { CoverText } from "#app/designs/kit/cover-text.tsx";
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
      <CoverText className="thread-text" view={view} ask={ask} />
    </header>
  );
}
