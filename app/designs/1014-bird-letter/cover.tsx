import { capitals } from "#app/designs/kit/words.ts";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A ruled leaf of a manuscript that opens with an illuminated initial. */
export function LetterHero({ view, ornament: { Initial, Divider }, languages, ask }: CoverProps) {
  const [first = ""] = view.names;
  return (
    <header className="hero letter-hero" data-hosts={view.names.length}>
      {languages}
      <div className="folio paper">
        <div className="folio-initial" aria-hidden="true">
          <Initial />
          <span className="display">{capitals(initialOf(first), view.language)}</span>
        </div>
        <CoverTitle view={view} />
        <EventDay event={view.event} ask={ask} />
        <Divider variant={0} />
      </div>
    </header>
  );
}

/** The initial of a name; of `ООО «Дом вин»` that of the name in quotation marks. */
function initialOf(name: string): string {
  const called = name.split(/[«„“"]/)[1] ?? name;
  return /[\p{L}\p{N}]/u.exec(called)?.[0] ?? "";
}
