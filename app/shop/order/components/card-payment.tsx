import { cardProviders } from "#app/shop/order/payments/providers/types.ts";
import type { PaymentView } from "#app/shop/order/payments/view.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * A button for each provider that takes cards. The forms are the browser's own: they lead out of the
 * site, where React Router cannot follow.
 */
export function CardForms({
  offers,
  cardAddress,
  approximate,
}: Pick<PaymentView, "offers" | "cardAddress" | "approximate">) {
  const { t } = useTranslation();
  const ways = cardProviders.filter((name) => offers.some(({ way }) => way === name));
  if (ways.length === 0) return null;
  return (
    <div className="order-cards">
      {ways.map((way, index) => (
        <form key={way} method="post" action={cardAddress}>
          <input type="hidden" name="way" value={way} />
          <button className={index === 0 ? "button primary" : "button"} type="submit">
            {t(`order:payment.card.${way}`)}
          </button>
        </form>
      ))}
      <p className="muted">{t("order:payment.card.hint")}</p>
      {approximate !== null && ways.includes("stripe") && (
        <p className="muted">{t("order:payment.card.converted", { sums: approximate })}</p>
      )}
    </div>
  );
}

/** The state of a payment by card, of money that came too much, and of money given back. */
export function PaymentNotice({
  payment,
  notes: { attempt, excess, refunded },
  isCardUnavailable,
  currency,
}: Pick<PaymentView, "payment" | "notes" | "isCardUnavailable" | "currency">) {
  const { t, i18n } = useTranslation();
  const price = (sum: number) => formatPrice(sum, orderLanguageOf(i18n.language), currency);
  const isNotOpened = isCardUnavailable && payment?.state === "waiting";
  return (
    <>
      {attempt?.state === "checking" && (
        <>
          <p role="status" data-card="checking">
            {t("order:payment.card.checking")}
          </p>
          <p>
            <a className="button" href={attempt.href}>
              {t("order:payment.card.again")}
            </a>
          </p>
        </>
      )}
      {attempt?.state === "failed" && (
        <p role="status" data-card="failed">
          {t("order:payment.card.failed")}
        </p>
      )}
      {isNotOpened && attempt?.state !== "checking" && (
        <p role="status" data-card="unavailable">
          {t("order:payment.card.unavailable")}
        </p>
      )}
      {excess && (
        <p data-card={excess.why}>
          {t(`order:payment.card.${excess.why}`, { sum: price(excess.sum) })}
        </p>
      )}
      {refunded > 0 && (
        <p data-card="refunded">{t("order:payment.card.refunded", { sum: price(refunded) })}</p>
      )}
    </>
  );
}
