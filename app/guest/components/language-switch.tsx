import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import type { LanguageLink } from "#app/guest/view.ts";

/**
 * Links to the page in the other languages where there are any, and the switch to larger text, which
 * needs script (script/boot.ts).
 * @param query is kept in each link.
 */
export function LanguageSwitch({
  languages,
  query = "",
}: {
  languages: readonly LanguageLink[];
  query?: string;
}) {
  const { t } = useTranslation();
  const larger = (
    <button
      className="larger-text"
      type="button"
      aria-label={t("invitation:larger.name")}
      title={t("invitation:larger.name")}
      aria-pressed="false"
      data-larger
    >
      {t("invitation:larger.sign")}
    </button>
  );
  if (languages.length < 2)
    return (
      <div className="languages">
        <ul>
          <li>{larger}</li>
        </ul>
      </div>
    );
  return (
    <nav className="languages" aria-label={t("invitation:language-switch")}>
      <ul>
        {languages.map(({ language, name, href, current }, index) => (
          <li key={language}>
            <a
              href={`${href}${query}`}
              hrefLang={bcp47(language)}
              lang={bcp47(language)}
              aria-current={current ? "true" : undefined}
            >
              {name}
            </a>
            {/* In the last one's item, so that it never stands in a line of its own. */}
            {index === languages.length - 1 && larger}
          </li>
        ))}
      </ul>
    </nav>
  );
}
