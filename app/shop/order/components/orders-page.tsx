import orderCss from "#app/shop/order/components/order-page.css?inline";
import materialCss from "#app/shop/order/components/material.css?inline";
import type { OrderState } from "#app/shop/order/state.ts";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { LanguageWay } from "#app/shop/site/components/top-bar.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** All orders of one customer, the newest first. */
export function OrdersPage({
  switchTo,
  newOrder,
  orders,
}: {
  switchTo: readonly LanguageWay[];
  /** The address where another one is ordered. */
  newOrder: string;
  orders: readonly {
    number: string;
    names: string;
    day: string;
    state: OrderState;
    href: string;
  }[];
}) {
  const { t } = useTranslation();
  return (
    <SitePage
      id="order"
      switchTo={switchTo}
      css={import.meta.env.SSR ? orderCss + materialCss : ""}
    >
      <section className="band order-done">
        <h1 className="display">{t("order:list.heading")}</h1>
        <ul className="order-list">
          {orders.map(({ number, names, day, state, href }) => (
            <li key={number}>
              <a href={href}>
                <span className="display">{names}</span>
                <span className="muted">
                  {t("order:status.heading", { number })} · {day}
                </span>
                <span>{t(`order:status.${state}`)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a className="button" href={newOrder}>
            {t("order:list.another")}
          </a>
        </p>
      </section>
    </SitePage>
  );
}
