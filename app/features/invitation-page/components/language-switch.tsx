import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import type { LanguageLink } from "#app/features/invitation-page/view.ts";

/**
 * Links to the page in the other languages; nothing when there is only one.
 * @param query is kept in each of them.
 */
export function LanguageSwitch({
  languages,
  query = "",
}: {
  languages: readonly LanguageLink[];
  query?: string;
}) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
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
      </ul>
    </nav>
  );
}
