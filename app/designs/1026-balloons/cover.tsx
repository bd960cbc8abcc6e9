import { useWords, capitals } from "#app/designs/kit/words.ts";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { HostLines } from "#app/designs/kit/host-lines.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import { Bunch, Roofs, spelled } from "./bunch-drawing.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** Balloons that spell the name and carry a rabbit over the roofs. */
export function BunchHero({ view, languages, ask }: CoverProps) {
  const { t } = useWords();
  const words = spelled(view.names.map((name) => capitals(name, view.language)));
  return (
    <header className="hero bunch-hero">
      {languages}
      <svg className="leaves bunch-art" viewBox="0 0 390 500" aria-hidden="true">
        <Bunch words={words} />
      </svg>
      <div className="bunch-text">
        <Kicker text={view.title} language={view.language} />
        {/* What the balloons spell is said to those who do not see them. */}
        <h1 className={words ? "visually-hidden" : undefined}>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg
        className="bunch-roofs"
        viewBox="0 0 1440 120"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Roofs />
      </svg>
    </header>
  );
}
