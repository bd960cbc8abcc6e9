import { useTranslation } from "#app/i18n/use-translation.ts";
import { EventDate } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import {
  Moon,
  RingedPlanet,
  Rocket,
  Stars,
} from "#app/features/invitation-page/heroes/space-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A rocket with the child's age on it leaves for the stars; the day is on a boarding pass. */
export function LaunchHero({ view, languages, ask }: HeroProps) {
  const { t } = useTranslation();
  const { event, age } = view;
  return (
    <header className="hero launch-hero">
      <svg
        className="launch-sky"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Stars wide={1440} high={900} count={120} />
      </svg>
      {languages}
      <svg className="launch-art" viewBox="-195 -170 390 420" aria-hidden="true">
        <circle r="168" cy="30" fill="none" stroke="var(--deco-deep)" strokeWidth="46" />
        <circle r="122" cy="30" fill="var(--deco-deep)" />
        <g transform="translate(-116 -52)scale(1.15)">
          <RingedPlanet />
        </g>
        <g transform="translate(132 -96)scale(.62)">
          <Moon />
        </g>
        <g transform="translate(28 52)rotate(14)">
          <g className="launch-rocket">
            <Rocket name={age !== null && age < 100 ? String(age) : undefined} />
          </g>
        </g>
      </svg>
      <div className="launch-text">
        <HeroTitle view={view} />
      </div>
      <p className="launch-pass">
        <EventDate event={event} />
        {!event.off && (
          <span>
            {t(`dates:weekdays.${event.weekday}`)} <b>{event.time}</b>
          </span>
        )}
        {!event.off && event.place && <span>{event.place}</span>}
        {ask}
      </p>
      <svg
        className="launch-ground"
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d="M-200 200Q720 -150 1640 200Z" fill="var(--deco)" />
        <g fill="var(--wax-deep)" opacity=".6">
          <ellipse cx="560" cy="90" rx="70" ry="16" />
          <ellipse cx="905" cy="80" rx="48" ry="12" />
          <ellipse cx="720" cy="150" rx="110" ry="20" />
          <ellipse cx="240" cy="150" rx="90" ry="18" />
          <ellipse cx="1190" cy="136" rx="80" ry="18" />
        </g>
      </svg>
    </header>
  );
}
