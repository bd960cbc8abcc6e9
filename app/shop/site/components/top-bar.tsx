import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47, languageNames, siteLanguages, type Language } from "#app/i18n/languages.ts";
import { barPages, sitePages, type SitePageId } from "#app/shop/site/pages.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

/** A page in a language, with a short name of it that fits into a phone's bar. */
export type LanguageWay = { language: Language; short: string; href: string };

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
  switchTo: string | readonly LanguageWay[];
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
            className={id === "order" || id === "hosts" ? `bar-${id}` : undefined}
          >
            {t(`site:nav.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <header className="bar" data-bar data-language={i18n.language}>
      <a className="bar-name display" href={hrefOf("/")}>
        {studioName(i18n.language)}
      </a>
      <nav className="bar-links" aria-label={t("site:nav.label")}>
        {links}
      </nav>
      {/* The label is the current language, not the one to switch to. */}
      {typeof switchTo === "string" ? (
        siteLanguages.length > 1 && (
          <a
            className="bar-language"
            href={switchTo}
            hrefLang={armenian ? "en" : "hy"}
            data-language-switch={armenian ? "en" : "am"}
            aria-label={`${armenian ? "Հայերեն" : "en"} – ${t("site:nav.switch")}`}
          >
            <Globe />
            {armenian ? "Հայերեն" : "en"}
          </a>
        )
      ) : (
        <LanguageWays ways={switchTo} />
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
        <nav aria-label={t("site:nav.menu")}>{links}</nav>
      </details>
    </header>
  );
}

/** The sign of a choice of languages. */
function Globe() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c-5.5 5-5.5 13 0 18 5.5-5 5.5-13 0-18Z" />
    </svg>
  );
}

/** The languages of a page that is in more than two. */
function LanguageWays({ ways }: { ways: readonly LanguageWay[] }) {
  const { t, i18n } = useTranslation();
  if (ways.length < 2) return null;
  return (
    <nav className="bar-languages" aria-label={t("invitation:language-switch")}>
      {ways.map(({ language, short, href }) => (
        <a
          key={language}
          href={href}
          lang={bcp47(language)}
          hrefLang={bcp47(language)}
          data-language-switch={language}
          aria-current={language === i18n.language ? "true" : undefined}
          title={languageNames[language]}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
