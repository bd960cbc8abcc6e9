import { useTranslation } from "#app/i18n/use-translation.ts";
import { OrderForm } from "#app/shop/order/components/order-form.tsx";
import type { OrderStart } from "#app/shop/order/options/types.ts";
import tileCss from "#app/shop/catalogue/components/product-grid.css?inline";
import pickerCss from "#app/shop/order/components/design-picker.css?inline";
import orderCss from "#app/shop/order/components/order-page.css?inline";
import priceCss from "#app/shop/order/components/order-price.css?inline";
import type { OrderAnswer } from "#app/shop/order/components/send-order.ts";
import formCss from "#app/domain/reply/components/reply-form.css?inline";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { OrderVisit } from "#app/shop/order/visit/view.server.ts";

/** The order page. */
export function OrderPage({
  visit,
  start,
  holidays,
  answer,
}: {
  visit: OrderVisit;
  start: OrderStart;
  /** The days on which the studio is closed; null while none is near. */
  holidays: string | null;
  answer?: OrderAnswer;
}) {
  const { t } = useTranslation();
  // In the browser the style is in the document already (site-page.tsx).
  const css = import.meta.env.SSR ? formCss + tileCss + pickerCss + orderCss + priceCss : "";
  return (
    <SitePage id="order" switchTo={visit.switchTo} css={css}>
      <header className="page-head">
        <h1 className="display">
          {t(start.isCorrection ? "order:correct.heading" : "order:heading")}
        </h1>
        <p className="lead">{t(start.isCorrection ? "order:correct.lead" : "order:lead")}</p>
        {holidays !== null && <p>{holidays}</p>}
      </header>
      <section className="band order">
        <OrderForm start={start} posted={answer} />
      </section>
    </SitePage>
  );
}
