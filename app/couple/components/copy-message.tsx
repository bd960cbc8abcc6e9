import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyText } from "#app/components/copy-text.tsx";

/** Copies a message for whatever chat; without script the message is there to select. */
export function CopyMessage({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyText
        text={message}
        label={t("dashboard:silent.copy")}
        copied={t("dashboard:silent.copied")}
      />
      <noscript>
        <textarea
          readOnly
          rows={6}
          defaultValue={message}
          aria-label={t("dashboard:silent.copy")}
        />
      </noscript>
    </>
  );
}
