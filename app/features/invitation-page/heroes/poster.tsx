import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FrontView } from "#app/features/invitation-page/view.ts";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { sizedFor } from "#app/features/invitation-page/heroes/lettering.ts";
import type { OrnamentPart } from "#app/design/part-types.ts";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A number or a word as wide as the page, with the ornament's small drawings over it. */
export function PosterHero({ view, ornament, languages, ask }: HeroProps) {
  const wedding = view.occasion.startsWith("wedding") && view.names.length === 2;
  const form = wedding ? " poster-upright" : view.occasion === "engagement" ? " poster-word" : "";
  return (
    <header className={`hero poster-hero${form}`}>
      {languages}
      {wedding ? <Line view={view} /> : <Figure view={view} ornament={ornament} />}
      <div className="poster-text">
        {wedding && <ornament.Emblem />}
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}

/** An age, the word of a proposal, else the day of the month. */
function Figure({ view, ornament }: { view: FrontView; ornament: OrnamentPart }) {
  const { t } = useTranslation();
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
function Line({ view: { names, theme } }: { view: FrontView }) {
  const { t } = useTranslation();
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
