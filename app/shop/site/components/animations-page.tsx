import { useTranslation } from "#app/i18n/use-translation.ts";
import { AnimationFrame } from "#app/shop/site/components/animation-frame.tsx";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { ProductTerms } from "#app/shop/site/components/product-terms.tsx";
import { ProductWays } from "#app/shop/site/components/product-ways.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/shop/site/site-visit.server.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import productsCss from "#app/shop/site/components/product-page.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";
import animationsCss from "#app/shop/site/components/animations.css?inline";

/** All animations, each in a phone's outline. */
export function AnimationsPage({
  visit,
  price,
  rates,
  animations,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  price: number;
  rates: Rates | undefined;
  animations: readonly Animation[];
  personalisation: Personalisation | null;
  /** The first day that may be chosen, `2027-06-12`. */
  today: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  return (
    <PricedPage
      id="animations"
      switchTo={visit.switchTo}
      rates={rates}
      css={productsCss + tryFormCss + panelCss + animationsCss}
    >
      <NamesStrip personalisation={personalisation} />
      <header className="page-head">
        <h1 className="display">{t("site:animations.heading")}</h1>
        <p className="lead">{t("site:animations.lead")}</p>
        <TryPanel
          personalisation={personalisation}
          today={today}
          back={sitePages.animations.path}
        />
      </header>
      <section aria-label={t("site:animations.list")}>
        <ul className="products phones">
          {animations.map((animation) => (
            <li key={animation.id} id={animation.id}>
              <AnimationFrame
                animation={animation}
                language={language}
                personalisation={personalisation}
              />
              <ProductWays page="animations" item={animation} price={price} language={language} />
            </li>
          ))}
        </ul>
      </section>
      <ProductTerms page="animations" />
    </PricedPage>
  );
}
