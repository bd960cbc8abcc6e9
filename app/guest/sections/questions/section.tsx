import { useTranslation } from "#app/i18n/use-translation.ts";
import type { QuestionsView } from "#app/guest/sections/questions/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/**
 * Questions are sentences, hence in the text's letters: a hand's are too fine for them.
 * All answers lie open: a guest who looks for one reads the page, also on paper.
 */
export function Section({ section: { heading, items } }: SectionProps<QuestionsView>) {
  const { t } = useTranslation();
  return (
    <section className="questions">
      <h2 className="display">{heading ?? t("invitation:questions.heading")}</h2>
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className="lines">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
