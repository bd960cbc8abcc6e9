import { useWords } from "#app/designs/kit/words.ts";
import { HostLines } from "#app/designs/kit/host-lines.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { Original, Twin } from "#app/designs/kit/twin.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

const size = [280, 304] as const;

/**
 * A roundel in the upper third and the names below it. On wide screens the names are between two
 * halves of it at the edges; a drawing that must not be cut is whole, beside them.
 */
export function MedallionHero({ view, ornament: { Roundel, whole }, languages, ask }: CoverProps) {
  const { t } = useWords();
  return (
    <header className="hero medallion-hero" data-whole={whole ? "" : undefined}>
      {languages}
      <Kicker text={view.title} language={view.language} />
      <div className="medallion">
        <svg viewBox="0 0 280 304" aria-hidden="true">
          <Original id="roundel" size={size}>
            <Roundel />
          </Original>
        </svg>
        {!whole && <Twin of="roundel" size={size} />}
      </div>
      <h1>
        <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
      </h1>
      <HostLines view={view} />
      <EventDay event={view.event} ask={ask} />
      <span className="scroll-cue" aria-hidden="true" />
    </header>
  );
}
