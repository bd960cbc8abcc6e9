import { capitals } from "#app/i18n/capitals.ts";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A ruled leaf of a manuscript that opens with an illuminated initial. */
export function LetterHero({ view, ornament: { Initial, Divider }, languages, ask }: HeroProps) {
  const [first = ""] = view.names;
  return (
    <header className="hero letter-hero" data-hosts={view.names.length}>
      {languages}
      <div className="folio paper">
        <div className="folio-initial" aria-hidden="true">
          <Initial />
          <span className="display">{capitals(initialOf(first), view.language)}</span>
        </div>
        <HeroTitle view={view} />
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
