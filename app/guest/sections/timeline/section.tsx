import { partsOf } from "#app/guest/page-parts.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TimelineView } from "#app/guest/sections/timeline/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** The order of the day, drawn as the design does. */
export function Section({ section, view, ornament }: SectionProps<TimelineView>) {
  const { t } = useTranslation();
  const { Component: Timeline } = partsOf(view.theme).timeline;
  return (
    <section className="timeline" data-wide="">
      <h2 className="display">{t("invitation:timeline.heading")}</h2>
      <Timeline items={section.items} ornament={ornament} />
    </section>
  );
}
