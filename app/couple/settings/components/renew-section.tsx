import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import type { SettingsAnswer } from "#app/couple/settings/settings-answer.ts";
import { ShownLink } from "#app/couple/settings/components/shown-once.tsx";

/** Replacing the couple's own link, after a confirmation that works without script. */
export function RenewSection({
  formKey,
  answer,
  names,
}: {
  formKey: string;
  answer: SettingsAnswer | undefined;
  names: string;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const renewed = answer?.state === "link" && answer.name === null ? answer : null;
  return (
    <section className="setting" id="own-link">
      <h2>{t("dashboard-settings:page.renew.heading")}</h2>
      <p className="lead">{t("dashboard-settings:page.renew.lead")}</p>
      {renewed && <ShownLink key={renewed.href} {...renewed} names={names} />}
      <details className="more" key={`after ${renewed?.href}`}>
        <summary>{t("dashboard-settings:page.renew.open")}</summary>
        <Form method="post" action="/replies/settings#own-link" className="setting-form">
          <input type="hidden" name="key" value={formKey} />
          <p>{t("dashboard-settings:page.renew.ends")}</p>
          <p>{t("dashboard-settings:page.renew.stays")}</p>
          <button type="submit" name="intent" value="renew" className="button" disabled={isSending}>
            {t("dashboard-settings:page.renew.confirm")}
          </button>
        </Form>
      </details>
    </section>
  );
}
