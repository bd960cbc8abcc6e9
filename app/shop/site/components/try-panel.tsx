import { useTranslation } from "#app/i18n/use-translation.ts";
import { TryForm } from "#app/domain/personalisation/components/try-form.tsx";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { triedNames } from "#app/shop/site/names.ts";

/**
 * The form "try with your names" above the designs: collapsed to one line on a phone, open on wide
 * screens.
 */
export function TryPanel({
  personalisation,
  back,
  today,
}: {
  personalisation: Personalisation | null;
  back: string;
  today: string;
}) {
  const { t } = useTranslation();
  const names = personalisation && triedNames(personalisation, t).join(", ");
  return (
    <details className="try-panel" id="try">
      <summary>
        <span className="display">{t("personalisation:heading")}</span>
        <span className="muted">
          {names ? t("site:try.shown", { shown: names }) : t("personalisation:text")}
        </span>
      </summary>
      <TryForm personalisation={personalisation} back={back} today={today} />
    </details>
  );
}
