import { CopyText } from "#app/features/dashboard/components/copy-text.tsx";
import { QrCode } from "#app/features/guests/components/qr-code.tsx";
import type { QrDrawing } from "#app/features/guests/qr.ts";
import type { Payment } from "#app/features/order/payment.ts";
import type { PaymentOffer } from "#app/features/order/payment-providers.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice } from "#app/i18n/money.ts";

/** A way of paying, with its QR code drawn. */
export type DrawnOffer = PaymentOffer & { qr: QrDrawing | null };

/**
 * What an order's customer has to pay and how, or that it was received.
 * @param offers the ways of paying; none while nothing is due.
 */
export function PaymentBox({
  payment,
  offers,
}: {
  payment: Payment;
  offers: readonly DrawnOffer[];
}) {
  const { t, i18n } = useTranslation();
  return (
    <section
      className="order-payment"
      id="payment"
      aria-labelledby="payment-heading"
      data-payment={payment.state}
    >
      <h2 className="display" id="payment-heading">
        {t("order:payment.heading")}
      </h2>
      <p>{t(`order:payment.${payment.state}`)}</p>
      {payment.state === "waiting" && (
        <dl>
          <Row
            label={t("order:payment.amount")}
            value={formatPrice(payment.sum, orderLanguageOf(i18n.language), payment.currency)}
            copied={String(payment.sum)}
          />
          {offers.flatMap(({ way, lines }) =>
            lines.map((line) => (
              <Row
                key={`${way} ${line.field}`}
                label={t(`order:payment.${line.field}`)}
                {...line}
              />
            )),
          )}
        </dl>
      )}
      {offers.map(({ way, qr, href }) => (
        <Ways key={way} qr={qr} href={href} />
      ))}
    </section>
  );
}

function Row({ label, value, copied }: { label: string; value: string; copied?: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {copied !== undefined && (
          <CopyText
            text={copied}
            label={t("order:payment.copy")}
            copied={t("order:payment.copied")}
          />
        )}
      </dd>
    </div>
  );
}

/** What leads out of the page: to a phone, or to the provider's own page. */
function Ways({ qr, href }: Pick<DrawnOffer, "qr" | "href">) {
  const { t } = useTranslation();
  return (
    <>
      {qr && (
        <details className="order-qr">
          <summary>{t("order:payment.qr")}</summary>
          <QrCode drawing={qr} label={t("order:payment.qr")} />
        </details>
      )}
      {href !== null && (
        <p>
          <a className="button primary" href={href}>
            {t("order:payment.heading")}
          </a>
        </p>
      )}
    </>
  );
}
