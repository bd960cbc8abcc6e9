import { useTranslation } from "#app/i18n/use-translation.ts";
import orderCss from "#app/shop/order/components/order-page.css?inline";
import priceCss from "#app/shop/order/components/order-price.css?inline";
import type { AskFailure } from "#app/shop/order/ask/submit.server.ts";
import { AskForm, MailLinkForm, type AskView } from "#app/shop/order/components/ask-form.tsx";
import { FilesBox, type DeliveredFiles } from "#app/shop/order/components/files-box.tsx";
import { GoodsBox, type GoodsView } from "#app/shop/order/components/goods-box.tsx";
import { NeedsList } from "#app/shop/order/components/needs-list.tsx";
import type { Need } from "#app/shop/order/needs/view.ts";
import { CancelForm } from "#app/shop/order/components/cancel-form.tsx";
import materialCss from "#app/shop/order/components/material.css?inline";
import coverCss from "#app/shop/order/components/cover-point.css?inline";
import { MaterialBox, type MaterialView } from "#app/shop/order/components/material-box.tsx";
import { PaymentBox } from "#app/shop/order/components/payment-box.tsx";
import { PriceLines } from "#app/shop/order/components/price-lines.tsx";
import { Additions, Rounds } from "#app/shop/order/components/change-rounds.tsx";
import type { PaymentView } from "#app/shop/order/payments/view.ts";
import type { PriceTexts } from "#app/shop/order/price/texts.ts";
import type { Addition, Round } from "#app/shop/order/rounds/view.ts";
import { orderSteps, stateViews, type OrderState } from "#app/shop/order/state.ts";
import formCss from "#app/domain/reply/components/reply-form.css?inline";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { LanguageWay } from "#app/shop/site/components/top-bar.tsx";

/** An order's status, with the link to the preview or the invitation once there is one. */
export function StatusPage({
  switchTo,
  number,
  state,
  names,
  sealed,
  changeRequest,
  previewHref,
  invitation,
  hasReplies,
  readyBy,
  holidays,
  rounds,
  additions,
  price,
  payment,
  material,
  needs,
  hasSongLink,
  isAlone,
  goods,
  delivered,
  ask,
  mayAsk,
  farewell,
  correctHref,
  mayCancel,
  failure,
  fresh,
}: {
  switchTo: readonly LanguageWay[];
  number: string;
  state: OrderState;
  /** As the customer typed them. */
  names: string;
  /** The order as a sealed letter, SVG; null once the invitation can be seen itself. */
  sealed: string | null;
  changeRequest: string | null;
  /** The preview's address. */
  previewHref: string | null;
  invitation: string | null;
  /** Guests reply, and the link to the replies is mailed. */
  hasReplies: boolean;
  /** The day by which it is ready; null where nothing is made. */
  readyBy: string | null;
  /** The days on which the studio is closed; null where none delays the order. */
  holidays: string | null;
  /** Changes that the customer asked for so far, and what was done. */
  rounds: readonly Round[];
  /** Requests of the customer after publication, and their answers. */
  additions: readonly Addition[];
  /** What it costs; null where there was no price list when it came. */
  price: PriceTexts | null;
  /** The sum to be paid and the ways to pay; null where nothing is due. */
  payment: PaymentView | null;
  /** The photos and the song. */
  material: MaterialView;
  /** Things still needed from the customer. */
  needs: readonly Need[];
  /** The form named a song by a link, which no page plays. */
  hasSongLink: boolean;
  /** Accessories alone are ordered. */
  isAlone: boolean;
  /** Printed goods; null for none. */
  goods: GoodsView | null;
  /** The files of a published card or animation. */
  delivered: readonly DeliveredFiles[];
  ask: AskView;
  /** Changes and additions are asked for here: not before work begins. */
  mayAsk: boolean;
  /** The words of staff when they cancelled it; null for none. */
  farewell: string | null;
  /** The address where its details are corrected; null once work has begun. */
  correctHref: string | null;
  mayCancel: boolean;
  /** Why a form of the page was not taken. */
  failure: AskFailure | undefined;
  fresh: boolean;
}) {
  const { t } = useTranslation();
  const { step: currentStep, isPriceAgreed } = stateViews[state];
  const place = orderSteps.findIndex((step) => step === currentStep);
  return (
    <SitePage
      id="order"
      switchTo={switchTo}
      css={import.meta.env.SSR ? formCss + orderCss + priceCss + materialCss + coverCss : ""}
    >
      <section className="band order-done order-whole" data-order-state={state}>
        <div className="order-main">
          {sealed !== null && (
            <div className="order-sealed">
              <div dangerouslySetInnerHTML={{ __html: sealed }} />
              <p className="display">{names}</p>
              {readyBy !== null && (
                <p className="order-ready-by">
                  <span className="muted">{t("order:ready-by")}</span> <strong>{readyBy}</strong>
                </p>
              )}
            </div>
          )}
          {fresh && (
            <p role="status" className="order-thanks">
              {t("order:received")}
            </p>
          )}
          <h1 className="display order-number">{t("order:status.heading", { number })}</h1>
          {currentStep === null ? (
            <p>{t(`order:status.${state}`)}</p>
          ) : isAlone ? null : (
            <ol className="order-steps">
              {orderSteps.map((step, index) => (
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
              ? t("order:status.change-request-text")
              : t(
                  isAlone && goods
                    ? `order:goods.texts.${goods.state}`
                    : `order:status.${state}-text`,
                )}
          </p>
          {farewell !== null && (
            <blockquote className="order-change-request">{farewell}</blockquote>
          )}
          {holidays !== null && <p>{holidays}</p>}
          {changeRequest && rounds.length === 0 && (
            <>
              <p className="muted">{t("order:status.change-requested")}</p>
              <blockquote className="order-change-request">{changeRequest}</blockquote>
            </>
          )}
          {previewHref && (
            <p>
              <a className={state === "ready" ? "button primary" : "button"} href={previewHref}>
                {t("order:status.see-preview")}
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
          {hasReplies && <MailLinkForm link="replies" ask={ask} failure={failure} />}
          {rounds.length > 0 && <Rounds rounds={rounds} />}
          {additions.length > 0 && <Additions additions={additions} />}
          <NeedsList
            needs={needs}
            photos={material.files.filter(({ kind }) => kind === "photo").length}
            hasSongLink={hasSongLink}
          />
          <FilesBox delivered={delivered} />
          {goods && <GoodsBox goods={goods} failure={failure} />}
          <MaterialBox {...material} names={names} />
        </div>
        <div className="order-side">
          {payment && <PaymentBox {...payment} />}
          {price && state !== "cancelled" && (
            <Price texts={price} isOpen={fresh} isConfirmed={isPriceAgreed} />
          )}
          {correctHref && (
            <p>
              <a className="quiet-link" href={correctHref}>
                {t("order:correct.open")}
              </a>
            </p>
          )}
          {mayAsk && <AskForm ask={ask} failure={failure} />}
          <MailLinkForm link="list" ask={ask} failure={failure} />
          {mayCancel && <CancelForm failure={failure} />}
        </div>
      </section>
    </SitePage>
  );
}

/** The sum of an order, with its lines behind it. */
function Price({
  texts,
  isOpen,
  isConfirmed,
}: {
  texts: PriceTexts;
  isOpen: boolean;
  isConfirmed: boolean;
}) {
  const { t } = useTranslation();
  return (
    <details className="order-sum" open={isOpen}>
      <summary>
        <span>{t(texts.isAgreed ? "order:price.agreed" : "order:price.sum")}</span>
        <span className="display">{texts.sum}</span>
      </summary>
      <PriceLines texts={texts} />
      {texts.approximate && <p className="muted">{texts.approximate}</p>}
      {!isConfirmed && !texts.isAgreed && <p className="muted">{t("order:price.confirmed")}</p>}
    </details>
  );
}
