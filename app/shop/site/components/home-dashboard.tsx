import { useTranslation } from "#app/i18n/use-translation.ts";
import { Emblem } from "#app/components/emblem.tsx";
import { ProgressLine } from "#app/components/progress-line.tsx";
import { Ring } from "#app/components/answers-ring.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import { demoAnswers, demoDashboard, demoOverview } from "#app/shop/site/demos/dashboard.ts";

/**
 * The couple's dashboard with made-up answers, drawn by the dashboard's own parts: a picture, and the
 * way to one that can be used.
 * @param names the visitor's, or those of the samples.
 * @param today `2027-06-12`; the made-up answers end on it.
 * @param hasDemo whether the dashboard to try is there.
 */
export function HomeDashboard({
  names,
  today,
  hasDemo,
}: {
  names: string;
  today: string;
  hasDemo: boolean;
}) {
  const { t } = useTranslation();
  return (
    <section className="band tinted home-dashboard" aria-labelledby="dashboard-heading">
      <div>
        <h2 id="dashboard-heading" className="display">
          {t("site:home.dashboard.heading")}
        </h2>
        <p className="lead">{t("site:home.dashboard.text")}</p>
        <p className="ways">
          {hasDemo && (
            <a className="button primary" href={demoDashboard}>
              {t("site:home.dashboard.try")}
            </a>
          )}
          <a className="button" href={sitePages.hosts.path}>
            {t("site:home.dashboard.more")}
          </a>
        </p>
      </div>
      <DashboardPicture names={names} today={today} />
    </section>
  );
}

/** The figure of a dashboard's first page with made-up answers. */
export function DashboardPicture({ names, today }: { names: string; today: string }) {
  const { t } = useTranslation();
  const overview = demoOverview(today);
  return (
    <figure className="demo-dashboard">
      <div className="demo-sheet">
        <header>
          <Emblem />
          <p className="muted">{t("dashboard:welcome")}</p>
          <p className="display">{names}</p>
        </header>
        <div className="overview">
          <Ring overview={overview} />
          <div>
            <ul className="demo-parts">
              {(["yes", "no", "silent"] as const).map((part) => (
                <li key={part} className={part}>
                  <b>{overview[part]}</b>{" "}
                  {t(`dashboard:overview.${part}`, { count: overview[part] })}
                </li>
              ))}
            </ul>
            <p className="muted">
              {t("dashboard:overview.adults", { count: overview.guests - overview.children })} ·{" "}
              {t("dashboard:overview.children", { count: overview.children })}
            </p>
          </div>
          <ProgressLine days={overview.days} />
        </div>
        <ul className="demo-answers">
          {demoAnswers.map(({ name, heads }) => (
            <li key={name}>
              <span>{t(`site:home.dashboard.guests.${name}`)}</span>
              <span className={heads === 0 ? "muted" : "coming"}>
                {heads === 0 ? t("dashboard:answer.no") : `${t("dashboard:answer.yes")} · ${heads}`}
              </span>
            </li>
          ))}
        </ul>
        <blockquote>
          <p className="display">{t("site:home.dashboard.wish")}</p>
          <footer className="muted">{t("site:home.dashboard.guests.hasmik")}</footer>
        </blockquote>
      </div>
      <figcaption className="muted">{t("site:home.dashboard.sample")}</figcaption>
    </figure>
  );
}
