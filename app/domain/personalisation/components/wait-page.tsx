import { useTranslation } from "#app/i18n/use-translation.ts";
import { PlainPage } from "#app/designs/house/plain-page.tsx";
import { TryForm } from "#app/domain/personalisation/components/try-form.tsx";
import css from "#app/domain/personalisation/components/try-form.css?inline";
import type { RejectedInput } from "#app/domain/personalisation/schema.ts";

/**
 * Shown in place of a template when the rate limit is reached or the store fails: the visitor's input,
 * ready to be sent again in a minute.
 */
export function WaitPage({
  typed: { back, today, reason, ...personalisation },
}: {
  typed: RejectedInput;
}) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("personalisation:heading")}>
      <style href="try-form" precedence="design">
        {css}
      </style>
      <h1>{t("personalisation:heading")}</h1>
      <p role="alert">{t(`personalisation:${reason}`)}</p>
      <TryForm personalisation={personalisation} back={back} today={today} />
    </PlainPage>
  );
}
