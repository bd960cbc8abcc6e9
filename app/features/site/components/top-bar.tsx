import { useTranslation } from "#app/i18n/use-translation.ts";
import { siteLanguages } from "#app/i18n/languages.ts";
import { barPages, sitePages, type SitePageId } from "#app/features/site/pages.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

/**
 * The bar at the top of the studio's own pages; below 1024 px its links fold into a menu that works
 * without script.
 */
export function TopBar({
  current,
  switchTo,
  hrefOf,
}: {
  current: SitePageId | null;
  switchTo: string;
  hrefOf: (path: string) => string;
}) {
  const { t, i18n } = useTranslation();
  const armenian = i18n.language === "am";
  const links = (
    <ul>
      {barPages.map((id) => (
        <li key={id}>
          <a
            href={hrefOf(sitePages[id].path)}
            aria-current={id === current ? "page" : undefined}
            className={id === "order" ? "bar-order" : undefined}
          >
            {t(`site:nav.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <header className="bar" data-bar>
      <a className="bar-name display" href={hrefOf("/")}>
        {studioName(i18n.language)}
      </a>
      <nav className="bar-links" aria-label={t("site:nav.label")}>
        {links}
      </nav>
      {/* The label is the current language, not the one to switch to. */}
      {siteLanguages.length > 1 && (
        <a
          className="bar-language"
          href={switchTo}
          hrefLang={armenian ? "en" : "hy"}
          data-language-switch={armenian ? "en" : "am"}
          aria-label={`${armenian ? "Հայերեն" : "en"} – ${t("site:nav.switch")}`}
        >
          {armenian ? "Հայերեն" : "en"}
        </a>
      )}
      <details className="bar-menu" data-menu>
        <summary aria-label={t("site:nav.menu")}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path
              className="bar-lines"
              d="M4 8H20M4 16H20"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
        </summary>
        <nav aria-label={t("site:nav.label")}>{links}</nav>
      </details>
    </header>
  );
}
