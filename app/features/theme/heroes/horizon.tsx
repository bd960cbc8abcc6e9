import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation/components/host-lines.tsx";
import { Names } from "#app/features/invitation/components/names.tsx";
import { capitals } from "#app/features/language/capitals.ts";
import { EventDay } from "#app/features/theme/heroes/event-day.tsx";
import type { HeroProps } from "#app/features/theme/part-types.ts";

/** Land along the foot, the type in a wide sky. */
export function HorizonHero({ view, ornament: { Scene }, languages }: HeroProps) {
  const { t } = useTranslation();
  return (
    <header className="hero horizon-hero">
      {languages}
      <div className="horizon-sky">
        <p className="kicker">{capitals(view.title, view.language)}</p>
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <EventDay event={view.event} />
      </div>
      <Scene />
    </header>
  );
}
