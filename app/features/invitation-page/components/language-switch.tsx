import { useTranslation } from "react-i18next";
import { bcp47 } from "#app/i18n/languages.ts";
import type { LanguageLink } from "#app/features/invitation-page/view.ts";

/** Links to the page in the other languages; nothing when there is only one. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t("invitation:language-switch")}>
      <ul>
        {languages.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={href}
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
