import { useTranslation } from "#app/i18n/use-translation.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { answerWords, questions } from "#app/shop/site/questions.ts";

/** Frequent questions. @param hasCard whether customers pay by card. */
export function HomeQuestions({ hasCard }: { hasCard: boolean }) {
  const { t } = useTranslation();
  const words = answerWords(t, hasCard);
  return (
    <section className="band home-questions">
      <h2 className="display">{t("site:home.questions.heading")}</h2>
      <div>
        {questions.map((question) => (
          <details key={question} name="question">
            <summary>{t(`site:home.questions.${question}.title`)}</summary>
            <p>{t(`site:home.questions.${question}.text`, words)}</p>
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
