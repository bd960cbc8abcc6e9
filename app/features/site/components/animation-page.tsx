import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Animation } from "#app/features/catalogue/schema.ts";
import { AnimationFrame } from "#app/features/site/components/animation-frame.tsx";
import { NamesStrip } from "#app/features/site/components/names-strip.tsx";
import { ProductTerms } from "#app/features/site/components/product-terms.tsx";
import { ProductWays } from "#app/features/site/components/product-ways.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { TryPanel } from "#app/features/site/components/try-panel.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { ProductVisit } from "#app/features/site/product.server.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import productsCss from "#app/features/site/components/products.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/personalisation/components/try-form.css?inline";
import animationsCss from "#app/features/site/components/animations.css?inline";

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
    <SitePage
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
    </SitePage>
  );
}
