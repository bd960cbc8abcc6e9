import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LiveView } from "#app/guest/sections/live/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

export function Section({ section: { text, url } }: SectionProps<LiveView>) {
  const { t } = useTranslation();
  return (
    <section className="live">
      <h2 className="display">{t("invitation:live.heading")}</h2>
      {text && <p className="lines">{text}</p>}
      {url === null ? (
        <p className="muted">{t("invitation:live.later")}</p>
      ) : (
        <p className="actions">
          <a className="button primary" href={url} target="_blank" rel="noopener">
            {t("invitation:live.watch")}
          </a>
        </p>
      )}
    </section>
  );
}
