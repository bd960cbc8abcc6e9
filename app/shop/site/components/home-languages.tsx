import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47, languageNames } from "#app/i18n/languages.ts";
import type { Evening } from "#app/shop/site/evenings.ts";

/** The same evening as guests of each language read of it; each line opens the invitation in it. */
export function HomeLanguages({ evenings }: { evenings: readonly Evening[] }) {
  const { t } = useTranslation();
  return (
    <section className="band home-languages" aria-labelledby="languages-heading">
      <h2 id="languages-heading" className="display">
        {t("site:home.evening.heading")}
      </h2>
      <p className="lead">{t("site:home.evening.text")}</p>
      <ul>
        {evenings.map(({ language, title, names, date, href }) => (
          <li key={language} lang={bcp47(language)}>
            <a href={href} hrefLang={bcp47(language)}>
              <span className="display">{title}</span>
              <span className="evening-names">
                <span>{names}</span> <span>{date}</span>
              </span>
              <span className="evening-language">{languageNames[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
