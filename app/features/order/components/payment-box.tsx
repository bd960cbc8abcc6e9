import { CopyText } from "#app/features/dashboard/components/copy-text.tsx";
import type { Payment } from "#app/features/order/payment.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { studio } from "#app/i18n/studio.ts";
import { inLocale } from "#app/i18n/studio-texts.ts";

/**
 * What an order's customer has to pay and how, or that it was received.
 * @param purpose what a transfer names, as it is copied: `Order 482137`.
 */
export function PaymentBox({ payment, purpose }: { payment: Payment; purpose: string }) {
  const { t } = useTranslation();
  return (
    <section
      className="order-payment"
      aria-labelledby="payment-heading"
      data-payment={payment.state}
    >
      <h2 className="display" id="payment-heading">
        {t("order:payment.heading")}
      </h2>
      <p>{t(`order:payment.${payment.state}`)}</p>
      {payment.state === "waiting" && <Ways payment={payment} purpose={purpose} />}
    </section>
  );
}

type Row = { label: string; value: string; copied?: string };

function Ways({
  payment: { sum, currency },
  purpose,
}: {
  payment: { sum: number; currency: string };
  purpose: string;
}) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const ways = studio.payment;
  const amount = formatPrice(sum, siteLanguageOf(language), currency);
  const rows: Row[] = [
    { label: t("order:payment.amount"), value: amount, copied: String(sum) },
    ...(ways
      ? [
          { label: t("order:payment.holder"), value: inLocale(ways.holder, language) },
          { label: t("order:payment.bank"), value: inLocale(ways.bank, language) },
          {
            label: t("order:payment.account"),
            value: ways.account,
            copied: ways.account.replaceAll(" ", ""),
          },
          { label: t("order:payment.purpose"), value: purpose, copied: purpose },
        ]
      : []),
    ...(ways?.cash
      ? [{ label: t("order:payment.cash"), value: inLocale(ways.cash, language) }]
      : []),
  ];
  return (
    <dl>
      {rows.map(({ label, value, copied }) => (
        <div key={label}>
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
      ))}
    </dl>
  );
}
