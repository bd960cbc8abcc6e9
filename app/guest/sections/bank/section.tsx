import { CopyButton } from "#app/components/copy-button.tsx";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BankView } from "#app/guest/sections/bank/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

export function Section({ section }: SectionProps<BankView>) {
  const { t } = useTranslation();
  return (
    <section className="bank">
      <h2 className="display">{t("invitation:bank.heading")}</h2>
      {section.text && <p className="lines">{section.text}</p>}
      <ul>
        {section.accounts.map(({ holder, bank, number, currency, code }) => (
          <li key={`${number} ${currency}`}>
            <p className="muted">{[currency, holder, bank].filter(Boolean).join("\u00a0· ")}</p>
            <p
              className="bank-number"
              role="group"
              aria-label={t("invitation:bank.number", { number })}
            >
              {number}
            </p>
            <CopyButton
              text={number}
              label={t("invitation:bank.copy")}
              done={t("invitation:bank.copied")}
            />
            {code && (
              <figure className="bank-code">
                <QrCode drawing={code} label={t("invitation:bank.scan")} />
                <figcaption className="muted">{t("invitation:bank.scan")}</figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
