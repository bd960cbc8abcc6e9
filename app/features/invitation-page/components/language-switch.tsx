import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import type { LanguageLink } from "#app/features/invitation-page/view.ts";

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
    <li className="larger-text">
      <button
        type="button"
        aria-label={t("invitation:larger.name")}
        title={t("invitation:larger.name")}
        aria-pressed="false"
        data-larger
      >
        {t("invitation:larger.sign")}
      </button>
    </li>
  );
  if (languages.length < 2)
    return (
      <div className="languages">
        <ul>{larger}</ul>
      </div>
    );
  return (
    <nav className="languages" aria-label={t("invitation:language-switch")}>
      <ul>
        {languages.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={`${href}${query}`}
              hrefLang={bcp47(language)}
              lang={bcp47(language)}
              aria-current={current ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        {larger}
      </ul>
    </nav>
  );
}
