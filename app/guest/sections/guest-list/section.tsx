import { useTranslation } from "#app/i18n/use-translation.ts";
import type { GuestListView } from "#app/guest/sections/guest-list/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** Up to this many names are shown at once; beyond it, each table is collapsed. */
const namesAtOnce = 40;

/** The seating plan, one card per table. */
export function Section({ section: { heading, groups } }: SectionProps<GuestListView>) {
  const { t } = useTranslation();
  const all = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <section className="guest-list" data-wide="">
      <h2 className="display">{heading ?? t("media:guest-list.heading")}</h2>
      {groups.map(({ title, names }) =>
        all > namesAtOnce ? (
          <details key={title}>
            <summary>
              <span className="display">{title}</span>
              <small className="muted">
                {t("media:guest-list.guests", { count: names.length })}
              </small>
            </summary>
            <Names names={names} />
          </details>
        ) : (
          <div key={title} className="guest-table">
            <h3 className="display">{title}</h3>
            <Names names={names} />
          </div>
        ),
      )}
    </section>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, index) => (
        <li key={`${index} ${name}`}>{name}</li>
      ))}
    </ul>
  );
}
