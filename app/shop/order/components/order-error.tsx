import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import { languageWays } from "#app/shop/order/visit/links.ts";
import { callLinks } from "#app/lib/call-links.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import { studio } from "#app/i18n/studio.ts";

/**
 * Shown in place of the order form or an order's page. A failed document has the site's error page;
 * in the browser only loading an order's page can fail.
 */
export function OrderError({ error }: { error: unknown }) {
  return import.meta.env.SSR ? <SiteError error={error} /> : <LoadingError error={error} />;
}

function LoadingError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { call, phone } = callLinks(studio);
  const key = keyOf(error);
  const title = t(`${key}.title`);
  const isMissing = key === "order:error.not-found";
  return (
    <SitePage id="order" switchTo={languageWays(sitePages.order.path)}>
      <title>{title}</title>
      <section className="band order-done">
        <h1 className="display">{title}</h1>
        <p>{t(`${key}.text`)}</p>
        <p>
          {/* A full page load, because the page's own script may be what failed. */}
          <a className="button primary" href={isMissing ? call : pathname + search}>
            {isMissing ? phone : t("order:error.again")}
          </a>
        </p>
      </section>
    </SitePage>
  );
}

function keyOf(error: unknown) {
  if (isLostNetwork(error)) return "order:error.offline";
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return "order:error.not-found";
  return status === 503 ? "site:error.unavailable" : "site:error.broken";
}
