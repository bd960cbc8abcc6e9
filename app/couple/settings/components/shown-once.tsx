import { useEffect, useRef, type ReactNode } from "react";
import { CopyText } from "#app/components/copy-text.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * A new link, key or code, shown this once and with the focus: to copy, or to select in its field
 * where nothing can be copied.
 * @param children above the field.
 * @param copy what the button says.
 * @param more beside that button.
 */
export function ShownOnce({
  children,
  text,
  label,
  copy,
  more,
  hint,
}: {
  children: ReactNode;
  text: string;
  label: string;
  copy: string;
  more?: ReactNode;
  hint?: string;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div className="shown-link" role="status" tabIndex={-1} ref={box}>
      {children}
      <input
        type="text"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row-actions">
        <CopyText text={text} label={copy} copied={t("dashboard:silent.copied")} />
        {more}
      </p>
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

/** A key or a secret, shown this once. */
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
  const copy = t("dashboard-settings:page.programs.copy");
  return (
    <ShownOnce text={secret} label={title} copy={copy} hint={hint}>
      <p className="shown-title">{title}</p>
    </ShownOnce>
  );
}

/**
 * A new link, also to send by WhatsApp.
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
  const message = `${t(`dashboard-settings:page.links.${sends ? "message-send" : "message"}`, { names })}\n${href}`;
  return (
    <ShownOnce
      text={href}
      label={t("dashboard-settings:page.links.address")}
      copy={t("dashboard-settings:page.links.copy")}
      more={
        name !== null && (
          <a
            className="button"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            rel="noreferrer"
          >
            {t("dashboard-settings:page.links.whatsapp")}
          </a>
        )
      }
      hint={t(`dashboard-settings:page.${name === null ? "renew" : "links"}.once`)}
    >
      <p className="shown-title">
        {name === null
          ? t("dashboard-settings:page.renew.done")
          : t("dashboard-settings:page.links.made", { name })}
      </p>
    </ShownOnce>
  );
}
