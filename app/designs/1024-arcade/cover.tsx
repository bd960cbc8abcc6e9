import { useWords } from "#app/designs/kit/words.ts";
import type { CoverView, OrnamentPart, CoverProps } from "#app/designs/contract.ts";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { sizedFor } from "#app/designs/kit/lettering.ts";

/** A number or a word as wide as the page, with the ornament's small drawings over it. */
export function PosterHero({ view, ornament, languages, ask }: CoverProps) {
  const wedding = view.occasion.startsWith("wedding") && view.names.length === 2;
  const form = wedding ? " poster-upright" : view.occasion === "engagement" ? " poster-word" : "";
  return (
    <header className={`hero poster-hero${form}`}>
      {languages}
      {wedding ? <Line view={view} /> : <Figure view={view} ornament={ornament} />}
      <div className="poster-text">
        {wedding && <ornament.Emblem />}
        <CoverTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}

/** An age, the word of a proposal, else the day of the month. */
function Figure({ view, ornament }: { view: CoverView; ornament: OrnamentPart }) {
  const { t } = useWords();
  const { Emblem, Bullet, Sprig } = ornament;
  const word = view.occasion === "engagement" ? t("words:yes") : undefined;
  const text = word ?? String(view.age ?? view.event.day);
  return (
    <div className="poster-figure" aria-hidden="true" style={sizedFor(view.theme.pairing, text)}>
      <span className="display" data-kind={word ? "word" : text.length > 1 ? "digits" : "digit"}>
        {text}
        <Bullet />
        <Sprig />
        <Emblem />
      </span>
    </div>
  );
}

/** Both names in one vertical line along the whole page. */
function Line({ view: { names, theme } }: { view: CoverView }) {
  const { t } = useWords();
  const [first, second] = names;
  return (
    <p
      className="poster-line display"
      aria-hidden="true"
      style={sizedFor(theme.pairing, names.join(""))}
    >
      <span>
        {first} <small>{t("words:and")}</small> {second}
      </span>
    </p>
  );
}
