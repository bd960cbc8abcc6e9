import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import { AnimationFrame } from "#app/shop/site/components/animation-frame.tsx";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { ProductTerms } from "#app/shop/site/components/product-terms.tsx";
import { ProductWays } from "#app/shop/site/components/product-ways.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { ProductVisit } from "#app/shop/site/product-visit.server.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import productsCss from "#app/shop/site/components/product-page.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";
import animationsCss from "#app/shop/site/components/animations.css?inline";

/** One animation, as large as the screen allows. */
export function AnimationPage({
  visit,
  price,
  rates,
  animation,
  personalisation,
  today,
}: {
  visit: ProductVisit;
  price: number;
  rates: Rates | undefined;
  animation: Animation;
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
      <article className="product phone-product">
        <AnimationFrame
          animation={animation}
          language={language}
          personalisation={personalisation}
        />
        <div className="product-side">
          <ProductWays
            page="animations"
            item={animation}
            price={price}
            language={language}
            level="h1"
          />
          <a className="quiet-link" href={`${sitePages.animations.path}#${animation.id}`}>
            {t("site:animations.all")}
          </a>
          <TryPanel
            personalisation={personalisation}
            today={today}
            back={`${sitePages.animations.path}/${animation.id}`}
          />
        </div>
      </article>
      <ProductTerms page="animations" />
    </PricedPage>
  );
}
