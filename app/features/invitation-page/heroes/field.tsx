import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Kicker } from "#app/design/kicker.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** The ornament's cloth fills the first screen; the text is on a label sewn onto it. */
export function FieldHero({ view, ornament, languages, ask }: HeroProps) {
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
        <Kicker text={view.title} language={view.language} />
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <Divider variant={0} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
