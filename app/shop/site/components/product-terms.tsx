import { languageList } from "#app/shop/site/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

const terms = ["picture", "words", "colours", "guests", "ready"] as const;

/** The terms that the price of every card, or of every animation, includes. */
export function ProductTerms({ page }: { page: "cards" | "animations" }) {
  const { t } = useTranslation();
  return (
    <section className="band tinted product-terms" id="included" aria-labelledby="terms">
      <h2 id="terms" className="display">
        {t(`site:${page}.get.heading`)}
      </h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{t(`site:${page}.get.${term}`, { languages: languageList(t, "or") })}</li>
        ))}
      </ul>
      <p className="muted">{t(`site:${page}.samples`)}</p>
    </section>
  );
}
