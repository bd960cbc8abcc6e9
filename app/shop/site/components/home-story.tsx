import { useTranslation } from "#app/i18n/use-translation.ts";
import { Approximate } from "#app/shop/catalogue/components/price.tsx";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { priceInText } from "#app/i18n/money.ts";
import { sitePages } from "#app/shop/site/pages.ts";

const steps = ["choose", "tell", "approve", "share"] as const;

/** The steps from choosing a design to the guests' replies. */
export function HomeSteps() {
  const { t } = useTranslation();
  return (
    <section className="band">
      <h2 className="display">{t("site:home.steps.heading")}</h2>
      <ol className="home-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="display home-figure" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display">{t(`site:home.steps.${step}.title`)}</h3>
            <p className="muted">{t(`site:home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The studio's promises, and what an invitation costs.
 * @param start the lowest price, in the studio's currency.
 */
export function HomePromises({ start }: { start: number }) {
  const { t, i18n } = useTranslation();
  const price = priceInText(start, siteLanguageOf(i18n.language));
  return (
    <section className="band home-promises">
      <h2 className="display">{t("site:home.promises.heading")}</h2>
      <dl>
        {(["ready", "valid", "once"] as const).map((promise) => (
          <div key={promise}>
            <dt className="display">{t(`site:home.promises.${promise}.figure`)}</dt>
            <dd>{t(`site:home.promises.${promise}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="home-price">
        <span>
          <span className="display">{t("site:home.price.heading", { price })}</span>{" "}
          <Approximate price={start} />
        </span>
        <a className="button" href={sitePages.prices.path}>
          {t("site:home.price.all")}
        </a>
      </p>
      <p>{t("site:prices.vary")}</p>
    </section>
  );
}
