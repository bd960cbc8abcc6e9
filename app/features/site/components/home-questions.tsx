import { useTranslation } from "#app/i18n/use-translation.ts";
import { sitePages } from "#app/features/site/pages.ts";
import { languageList } from "#app/features/site/language-list.ts";
import { questions } from "#app/features/site/questions.ts";
import { studio } from "#app/i18n/studio.ts";

/** Frequent questions. */
export function HomeQuestions() {
  const { t } = useTranslation();
  return (
    <section className="band home-questions">
      <h2 className="display">{t("site:home.questions.heading")}</h2>
      <div>
        {questions.map((question) => (
          <details key={question} name="question">
            <summary>{t(`site:home.questions.${question}.title`)}</summary>
            <p>
              {t(`site:home.questions.${question}.text`, {
                email: studio.email,
                languages: languageList(t),
              })}
            </p>
          </details>
        ))}
        <p>
          <a className="quiet-link" href={sitePages.privacy.path}>
            {t("site:nav.privacy")}
          </a>
        </p>
      </div>
    </section>
  );
}
