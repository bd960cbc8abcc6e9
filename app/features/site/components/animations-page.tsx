import { useTranslation } from "#app/i18n/use-translation.ts";
import { AnimationFrame } from "#app/features/site/components/animation-frame.tsx";
import type { Animation } from "#app/features/catalogue/schema.ts";
import { NamesStrip } from "#app/features/site/components/names-strip.tsx";
import { ProductTerms } from "#app/features/site/components/product-terms.tsx";
import { ProductWays } from "#app/features/site/components/product-ways.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { TryPanel } from "#app/features/site/components/try-panel.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import productsCss from "#app/features/site/components/products.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/personalisation/components/try-form.css?inline";
import animationsCss from "#app/features/site/components/animations.css?inline";

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
    <SitePage
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
    </SitePage>
  );
}
