import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyText } from "#app/components/copy-text.tsx";

/**
 * A new link, shown this once: to copy, or to send by WhatsApp. The field is there to select where
 * nothing can be copied.
 * @param name null for the couple's own link, which is not sent to others.
 */
export function ShownLink({
  name,
  sends,
  href,
  names,
}: {
  name: string | null;
  /** The link sends invitations. */
  sends: boolean;
  href: string;
  /** The hosts' names. */
  names: string;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const message = `${t(`dashboard-settings:page.links.${sends ? "message-send" : "message"}`, { names })}\n${href}`;
  return (
    <div className="shown-link" role="status" tabIndex={-1} ref={box}>
      <p className="shown-title">
        {name === null
          ? t("dashboard-settings:page.renew.done")
          : t("dashboard-settings:page.links.made", { name })}
      </p>
      <input
        type="text"
        readOnly
        value={href}
        aria-label={t("dashboard-settings:page.links.address")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row-actions">
        <CopyText
          text={href}
          label={t("dashboard-settings:page.links.copy")}
          copied={t("dashboard:silent.copied")}
        />
        {name !== null && (
          <a
            className="button"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            rel="noreferrer"
          >
            {t("dashboard-settings:page.links.whatsapp")}
          </a>
        )}
      </p>
      <p className="hint">
        {t(`dashboard-settings:page.${name === null ? "renew" : "links"}.once`)}
      </p>
    </div>
  );
}
