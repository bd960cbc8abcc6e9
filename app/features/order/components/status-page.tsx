import { useTranslation } from "#app/i18n/use-translation.ts";
import orderCss from "#app/features/order/components/order-page.css?inline";
import type { OrderState } from "#app/features/order/data.server.ts";
import { SitePage } from "#app/features/site/components/site-page.tsx";

/** The steps shown to a customer, in order. */
const steps = ["received", "in-work", "ready", "published"] as const;

/** An order's status, with the link to the preview or the invitation once there is one. */
export function StatusPage({
  switchTo,
  number,
  state,
  changeRequest,
  previewHref,
  invitation,
  holidays,
  fresh,
}: {
  switchTo: string;
  number: string;
  state: OrderState;
  changeRequest: string | null;
  /** The preview's address. */
  previewHref: string | null;
  invitation: string | null;
  /** The days on which the studio is closed; null where none delays the order. */
  holidays: string | null;
  fresh: boolean;
}) {
  const { t } = useTranslation();
  const at = state === "approved" ? "ready" : state;
  const place = steps.findIndex((step) => step === at);
  return (
    <SitePage id="order" switchTo={switchTo} css={import.meta.env.SSR ? orderCss : ""}>
      <section className="band order-done" data-order-state={state}>
        {fresh && <p role="status">{t("order:received")}</p>}
        <h1 className="display order-number">{t("order:status.heading", { number })}</h1>
        {state === "cancelled" ? (
          <p>{t("order:status.cancelled")}</p>
        ) : (
          <ol className="order-steps">
            {steps.map((step, index) => (
              <li
                key={step}
                aria-current={index === place ? "step" : undefined}
                data-done={index < place ? "" : undefined}
              >
                {t(`order:status.${index === place ? state : step}`)}
              </li>
            ))}
          </ol>
        )}
        <p>
          {state === "in-work" && changeRequest
            ? t("order:status.wish-text")
            : t(`order:status.${state}-text`)}
        </p>
        {holidays !== null && <p>{holidays}</p>}
        {changeRequest && (
          <>
            <p className="muted">{t("order:status.wished")}</p>
            <blockquote className="order-change-request">{changeRequest}</blockquote>
          </>
        )}
        {previewHref && (
          <p>
            <a className={state === "ready" ? "button primary" : "button"} href={previewHref}>
              {t("order:status.look")}
            </a>
          </p>
        )}
        {invitation && (
          <p>
            <a className="button primary" href={`/${invitation}`}>
              {t("order:status.open")}
            </a>
          </p>
        )}
      </section>
    </SitePage>
  );
}
