import { useTranslation } from "#app/i18n/use-translation.ts";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { Kicker } from "#app/design/kicker.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A roundel in the upper third and the names below it. */
export function MedallionHero({ view, ornament: { Roundel }, languages, ask }: HeroProps) {
  const { t } = useTranslation();
  return (
    <header className="hero medallion-hero">
      {languages}
      <Kicker text={view.title} language={view.language} />
      <div className="medallion">
        <Roundel />
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
