import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { waiting } from "#app/shop/catalogue/products/types.ts";
import { addressOfDesign, coverAddress } from "#app/shop/site/home/links.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import type { PriceExample } from "#app/shop/site/examples/rules.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { Price } from "#app/shop/catalogue/components/price.tsx";

/** Finished invitations, each with its picture, what it has, and its sum. */
export function PriceExamples({
  examples,
  language,
  personalisation,
}: {
  examples: readonly PriceExample[];
  language: SiteLanguage;
  personalisation: Personalisation | null;
}) {
  const { t } = useTranslation();
  return (
    <section className="band price-examples" aria-label={t("site:prices.examples.label")}>
      <ul>
        {examples.map(({ id, design, extras, sum }) => (
          <li key={id}>
            <div className="tile-cover design-cover" style={waiting(design.colours)}>
              <span className="tile-waiting display" aria-hidden="true">
                {design.name}
              </span>
              <LiveFrame src={coverAddress(design, language, personalisation)} />
              <a href={addressOfDesign(design, language)}>
                <span className="visually-hidden">{design.name}</span>
              </a>
            </div>
            <div>
              <h2 className="display">{t(`site:prices.examples.${id}`)}</h2>
              <p className="display price-sum">
                <Price price={sum} />
              </p>
              <ul>
                <li>{t("site:prices.standard")}</li>
                {extras.map((extra) => (
                  <li key={extra}>{extra}</li>
                ))}
              </ul>
              <a className="button" href={`${sitePages.order.path}?template=${design.id}`}>
                {t("site:nav.order")}
                <span className="visually-hidden">{` – ${t(`site:prices.examples.${id}`)}`}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
