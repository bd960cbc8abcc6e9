import { capitals } from "#app/designs/kit/words.ts";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { BlossomStamp, DoveStamp, PostalCode, Postmark } from "./stamps.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A letter come by air: stamps with the town and the day, the postmark, a postal code, names by hand. */
export function PostHero({ view, languages, ask }: CoverProps) {
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
          <CoverTitle view={view} />
          <EventDay event={event} ask={ask} />
          {!event.off && <PostalCode digits={`${first}${second}${String(event.year).slice(2)}`} />}
        </div>
      </div>
    </header>
  );
}
