import { Original } from "#app/designs/kit/twin.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { sizedFor } from "#app/designs/kit/lettering.ts";
import { Rain, RainClouds } from "./rain-cloud.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** The Armenian mark stands over a vowel of the word that asks. */
const question = /([?՞])/u;

/** Clouds of two colours, which rain both and small clothes, and a little one, above the land. */
export function CloudHero({ view, ornament: { Scene }, languages, ask }: CoverProps) {
  return (
    <header className="hero cloud-hero">
      {languages}
      {/* Two drawings, of which the rain alone moves. */}
      <div className="cloud-sky" aria-hidden="true">
        <svg className="leaves cloud-rain" viewBox="0 0 390 280">
          <Rain />
        </svg>
        <svg viewBox="0 0 390 280">
          <RainClouds />
        </svg>
      </div>
      <div className="cloud-text">
        <CoverTitle
          view={view}
          kicker={
            question.test(view.title) ? (
              <p
                className="kicker kicker-plain cloud-question"
                style={sizedFor(view.theme.pairing, view.title)}
              >
                {view.title.split(question).map((part, index) =>
                  // The odd places have the question mark.
                  index % 2 ? <span key={index}>{part}</span> : part,
                )}
              </p>
            ) : undefined
          }
        />
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
