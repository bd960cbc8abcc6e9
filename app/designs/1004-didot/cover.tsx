import { useWords } from "#app/designs/kit/words.ts";
import { HostLines } from "#app/designs/kit/host-lines.tsx";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import type { CoverView, CoverProps } from "#app/designs/contract.ts";
import { EventDate, EventDay } from "#app/designs/kit/event-day.tsx";
import { asksItself, initialOf, sizedFor } from "#app/designs/kit/lettering.ts";

/**
 * Two halves in exchanged colours; text that crosses the seam changes colour there. For a gender
 * reveal the halves, one above the other, carry the two words of the question.
 */
export function SplitHero({ view, ornament: { Emblem }, languages, ask }: CoverProps) {
  const { t } = useWords();
  const { event } = view;
  const asks = view.occasion === "gender";
  // Without an ornament the word between the names is the sign at the seam.
  const joins = !asks && view.theme.ornament === "none" && view.names.length === 2;
  return (
    <header
      className="hero split-hero"
      data-asks={asks ? "" : undefined}
      data-joins={joins ? "" : undefined}
    >
      {!asks && <div className="split-languages">{languages}</div>}
      <div className="both-sides">
        {asks && languages}
        {asks && !event.off && asksItself(view.title, t("words:boy"), t("words:girl")) ? (
          <p className="visually-hidden">{view.title}</p>
        ) : (
          <Kicker text={view.title} language={view.language} />
        )}
      </div>
      {asks ? <Word text={t("words:boy")} view={view} /> : <Figures view={view} />}
      <span className="split-sign" aria-hidden="true">
        {joins ? (
          <span className="split-and display" style={sizedFor(view.theme.pairing, t("words:and"))}>
            {t("words:and")}
          </span>
        ) : (
          <Emblem />
        )}
      </span>
      {asks && <Word text={t("words:girl")} view={view} />}
      <h1 className="both-sides" style={sizedFor(view.theme.pairing, ...view.names)}>
        <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
      </h1>
      <div className="both-sides">
        <HostLines view={view} />
      </div>
      {asks ? (
        <EventDay event={event} ask={ask} />
      ) : (
        <p className="split-day">
          <EventDate event={event} />
          {!event.off && (event.time || event.place) && (
            <span>
              <span className="display">{event.time}</span>
              {event.place && ` ${event.place}`}
            </span>
          )}
        </p>
      )}
      {!asks && ask && <p className="both-sides">{ask}</p>}
    </header>
  );
}

/** A couple's initials at the seam; for a single host the day and the month. */
function Figures({ view: { names, event, theme } }: { view: CoverView }) {
  const initials = names.map(initialOf);
  const pair = initials.length === 2 ? initials : event.figures.split(".").slice(0, 2);
  return (
    <p
      className="split-figures display"
      aria-hidden="true"
      style={sizedFor(theme.pairing, ...pair)}
    >
      {pair.map((figure, index) => (
        <span key={index}>{initials.length === 2 ? <b>{figure}</b> : figure}</span>
      ))}
    </p>
  );
}

/** A word of the question, which has two; hidden from screen readers, because the title asks it. */
function Word({ text, view }: { text: string; view: CoverView }) {
  return (
    <p className="split-word display" aria-hidden="true" style={sizedFor(view.theme.pairing, text)}>
      {text}
    </p>
  );
}
