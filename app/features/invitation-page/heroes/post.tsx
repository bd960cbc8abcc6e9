import { capitals } from "#app/i18n/capitals.ts";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import {
  BlossomStamp,
  DoveStamp,
  PostalCode,
  Postmark,
} from "#app/features/invitation-page/heroes/stamps.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A letter come by air: stamps with the town and the day, the postmark, a postal code, names by hand. */
export function PostHero({ view, languages, ask }: HeroProps) {
  const { event, language } = view;
  // Day and month in the order of the language.
  const [first = "", second = ""] = event.figures.split(".");
  const place = capitals(event.place ?? "", language);
  return (
    <header className="hero post-hero" data-hosts={view.names.length}>
      <div className="post-front">
        {languages}
        <div className="post-stamps">
          <DoveStamp value={first} caption={place} />
          <BlossomStamp value={second} caption={String(event.year)} />
          {/* Called off: nothing is stamped with the day. */}
          {!event.off && (
            <Postmark place={place} day={`${first}.${second}`} year={String(event.year)} />
          )}
        </div>
        <div className="post-text">
          <HeroTitle view={view} />
          <EventDay event={event} ask={ask} />
          {!event.off && <PostalCode digits={`${first}${second}${String(event.year).slice(2)}`} />}
        </div>
      </div>
    </header>
  );
}
