import { useTranslation } from "#app/i18n/use-translation.ts";
import { Kicker } from "#app/design/kicker.tsx";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { Original } from "#app/features/invitation-page/heroes/twin.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { sizedFor } from "#app/features/invitation-page/heroes/lettering.ts";
import { Rain, RainClouds } from "#app/features/invitation-page/heroes/rain-cloud.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** Clouds of two colours, which rain both and small clothes, and a little one, above the land. */
export function CloudHero({ view, ornament: { Scene }, languages, ask }: HeroProps) {
  const { t } = useTranslation();
  return (
    <header className="hero cloud-hero">
      {languages}
      {/* Two drawings, of which the rain alone moves. */}
      <div className="cloud-sky" aria-hidden="true">
        <svg className="cloud-rain" viewBox="0 0 390 280">
          <Rain />
        </svg>
        <svg viewBox="0 0 390 280">
          <RainClouds />
        </svg>
      </div>
      <div className="cloud-text">
        {/[?՞]/u.test(view.title) ? (
          <p className="kicker kicker-plain" style={sizedFor(view.theme.pairing, view.title)}>
            {view.title}
          </p>
        ) : (
          <Kicker text={view.title} language={view.language} />
        )}
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="cloud-land" viewBox="0 150 390 170" aria-hidden="true">
        <Original id="land" size={[390, 320]}>
          <Scene />
        </Original>
      </svg>
    </header>
  );
}
