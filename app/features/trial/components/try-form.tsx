import { useTranslation } from "react-i18next";
import type { Trial } from "#app/features/trial/schema.ts";

/** "Try with your names": typed once, shown in every design, carried into the order. Works without script. */
export function TryForm({ trial, back }: { trial: Trial | null; back: string }) {
  const { t } = useTranslation();
  return (
    <form className="try-form" method="post" action="/try">
      <input type="hidden" name="back" value={back} />
      <label className="field">
        {t("trial:first")}
        <input name="first" defaultValue={trial?.first} maxLength={40} autoComplete="off" />
      </label>
      <label className="field">
        {t("trial:second")}
        <input name="second" defaultValue={trial?.second} maxLength={40} autoComplete="off" />
      </label>
      <label className="field">
        {t("trial:date")}
        <input type="date" name="date" defaultValue={trial?.date} />
      </label>
      <button className="button primary">{t("trial:show")}</button>
    </form>
  );
}
