import { CopyText } from "#app/components/copy-text.tsx";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import type { QrDrawing } from "#app/domain/guests/link/qr.ts";
import { CardForms, PaymentNotice } from "#app/shop/order/components/card-payment.tsx";
import type { PaymentView } from "#app/shop/order/payments/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice } from "#app/i18n/money.ts";

/** The sum that an order's customer has to pay and the ways to pay it, or that it was received. */
export function PaymentBox(view: PaymentView) {
  const { payment, offers, notes } = view;
  const { t, i18n } = useTranslation();
  const price = (sum: number) => formatPrice(sum, orderLanguageOf(i18n.language), view.currency);
  const isChecking = notes.attempt?.state === "checking";
  return (
    <section
      className="order-payment"
      id="payment"
      aria-labelledby="payment-heading"
      data-payment={payment?.state ?? "none"}
    >
      <h2 className="display" id="payment-heading">
        {t("order:payment.heading")}
      </h2>
      <PaymentNotice {...view} />
      {payment && notes.excess?.why !== "cancelled" && !isChecking && (
        <p>
          {payment.state === "waiting" && payment.received !== undefined
            ? t("order:payment.card.rest", { sum: price(payment.received) })
            : t(`order:payment.${payment.state}`)}
        </p>
      )}
      {payment?.state === "waiting" && !isChecking && (
        <>
          <dl>
            <Row
              label={t("order:payment.amount")}
              value={price(payment.sum)}
              copied={String(payment.sum)}
            />
          </dl>
          <CardForms {...view} />
          <dl>
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
          {offers.map(({ way, qr }) => qr && <Scanned key={way} qr={qr} />)}
        </>
      )}
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

/** The QR code for a phone's camera. */
function Scanned({ qr }: { qr: QrDrawing }) {
  const { t } = useTranslation();
  return (
    <details className="order-qr">
      <summary>{t("order:payment.qr")}</summary>
      <QrCode drawing={qr} label={t("order:payment.qr")} />
    </details>
  );
}
