import { useTranslation } from "react-i18next";
import { OrderForm, type OrderStart } from "#app/features/order/components/order-form.tsx";
import tileCss from "#app/features/catalogue/components/product-grid.css?inline";
import pickerCss from "#app/features/order/components/design-picker.css?inline";
import orderCss from "#app/features/order/components/order-page.css?inline";
import type { OrderFailure } from "#app/features/order/submit.server.ts";
import formCss from "#app/features/reply/components/reply-form.css?inline";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import type { SiteVisit } from "#app/features/site/page.server.ts";

/** Ordering, on one page. */
export function OrderPage({
  visit,
  start,
  failure,
}: {
  visit: SiteVisit;
  start: OrderStart;
  failure?: OrderFailure;
}) {
  const { t } = useTranslation();
  return (
    <SitePage id="order" switchTo={visit.switchTo} css={formCss + tileCss + pickerCss + orderCss}>
      <header className="page-head">
        <h1 className="display">{t("order:heading")}</h1>
        <p className="lead">{t("order:lead")}</p>
      </header>
      <section className="band order">
        <OrderForm start={start} failure={failure} />
      </section>
    </SitePage>
  );
}
