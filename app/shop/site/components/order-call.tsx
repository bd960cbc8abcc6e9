import { useTranslation } from "#app/i18n/use-translation.ts";
import { callLinks } from "#app/lib/call-links.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { studio } from "#app/i18n/studio.ts";

/** The end of a page: a link to an order and the phone number. */
export function OrderCall() {
  const { t } = useTranslation();
  const { call, phone } = callLinks(studio);
  return (
    <section className="band order-call">
      <h2 className="display">{t("site:tail.heading")}</h2>
      <p className="lead">{t("site:tail.text")}</p>
      <p className="ways">
        <a className="button primary" href={sitePages.order.path}>
          {t("site:nav.order")}
        </a>
        <a className="button" href={call}>
          {phone}
        </a>
      </p>
    </section>
  );
}
