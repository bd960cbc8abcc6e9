import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation/components/host-lines.tsx";
import { Names } from "#app/features/invitation/components/names.tsx";
import { capitals } from "#app/features/language/capitals.ts";
import { EventDay } from "#app/features/theme/heroes/event-day.tsx";
import type { HeroProps } from "#app/features/theme/part-types.ts";

/** The family's cloth over the whole first screen, and a label sewn onto it. */
export function FieldHero({ view, ornament, languages }: HeroProps) {
  const { t } = useTranslation();
  const { Field, Emblem, Divider } = ornament;
  return (
    <header className="hero field-hero">
      <div className="field-cloth">
        <Field />
      </div>
      <div className="field-label">
        <span className="field-sign">
          <Emblem />
        </span>
        {languages}
        <p className="kicker">{capitals(view.title, view.language)}</p>
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <Divider variant={0} />
        <EventDay event={view.event} />
      </div>
    </header>
  );
}
