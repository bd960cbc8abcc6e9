import { useTranslation } from "#app/i18n/use-translation.ts";
import { callLinks } from "#app/lib/call-links.ts";

/** A link to call the organiser, for guests who prefer it to the form. */
export function CallLine({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const links = callLinks({ phone });
  return (
    <p className="call-line">
      <a className="call" href={links.call}>
        {t("form:call", { phone: links.phone })}
      </a>
    </p>
  );
}
