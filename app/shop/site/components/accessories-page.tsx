import { useTranslation } from "#app/i18n/use-translation.ts";
import { AccessoryDrawing } from "#app/shop/catalogue/components/accessory-drawing.tsx";
import type { Accessory } from "#app/shop/catalogue/schema.ts";
import { Approximate } from "#app/shop/catalogue/components/price.tsx";
import { formatPrice, priceInText, type Rates } from "#app/i18n/money.ts";
import { OrderCall } from "#app/shop/site/components/order-call.tsx";
import { PageHead } from "#app/shop/site/components/page-head.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import drawingCss from "#app/shop/catalogue/components/accessory-drawing.css?inline";
import accessoriesCss from "#app/shop/site/components/accessories-page.css?inline";

/** The accessories, each drawn in its catalogue theme. */
export function AccessoriesPage({
  visit,
  accessories,
  rates,
}: {
  visit: SiteVisit;
  rates: Rates | undefined;
  accessories: readonly Accessory[];
}) {
  const { t } = useTranslation();
  const { language } = visit;
  const ornaments = new Set(accessories.map(({ theme }) => theme.ornament));
  return (
    <PricedPage
      id="accessories"
      switchTo={visit.switchTo}
      rates={rates}
      css={drawingCss + accessoriesCss}
    >
      {[...ornaments].map((name) => {
        const { Shapes } = registry.ornament[name];
        return <Shapes key={name} />;
      })}
      <PageHead heading={t("site:accessories.heading")} lead={t("site:accessories.lead")} />
      <ul className="band accessories">
        {accessories.map((accessory) => {
          const { price } = accessory;
          const name = accessory.name[language];
          return (
            <li key={accessory.id} className={accessory.shape === "sign" ? "wide" : undefined}>
              <AccessoryDrawing accessory={accessory} />
              <h2 className="display">{name}</h2>
              <p className="muted">{accessory.description[language]}</p>
              <p className="accessory-foot">
                <span>
                  <span className="price">
                    {accessory.from
                      ? t("site:prices.from", { price: priceInText(price, language) })
                      : `${formatPrice(price, language)} ${t("site:accessories.each")}`}
                  </span>{" "}
                  <Approximate price={price} />
                </span>
                <a
                  className="quiet-link"
                  href={sitePages.order.path}
                  aria-label={t("site:accessories.order-this", { name })}
                >
                  {t("site:accessories.order")}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
      <OrderCall />
    </PricedPage>
  );
}
