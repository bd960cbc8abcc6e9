import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { Kicker } from "#app/design/kicker.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A landscape along the foot, the text in a wide sky. */
export function HorizonHero({ view, ornament: { Scene }, languages, ask }: HeroProps) {
  const { t } = useTranslation();
  return (
    <header className="hero horizon-hero">
      {languages}
      <div className="horizon-sky">
        <Kicker text={view.title} language={view.language} />
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <Scene />
    </header>
  );
}
