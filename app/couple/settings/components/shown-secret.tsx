import { useEffect, useRef } from "react";
import { CopyText } from "#app/components/copy-text.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** A key or a secret, shown this once. The field is there to select where nothing can be copied. */
export function ShownSecret({
  title,
  secret,
  hint,
}: {
  title: string;
  secret: string;
  hint: string;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div className="shown-link" role="status" tabIndex={-1} ref={box}>
      <p className="shown-title">{title}</p>
      <input
        type="text"
        readOnly
        value={secret}
        aria-label={title}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row-actions">
        <CopyText
          text={secret}
          label={t("dashboard-settings:page.programs.copy")}
          copied={t("dashboard:silent.copied")}
        />
      </p>
      <p className="hint">{hint}</p>
    </div>
  );
}
