import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { SilentHousehold } from "#app/features/dashboard/silent-households.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./silent-list.css";

/** Milliseconds for which a button says that it has copied. */
const copiedMs = 2_500;

/** The households that have not replied, each with a reminder. Collapsed, because it may be long. */
export function SilentList({ households }: { households: readonly SilentHousehold[] }) {
  const { t } = useTranslation();
  if (households.length === 0) return null;
  return (
    <details className="silent">
      <summary>
        {t("desk:silent.heading")} <b>{households.length}</b>
      </summary>
      <ul>
        {households.map((household) => (
          <li key={household.id}>
            <p>
              <bdi>{household.name}</bdi>
              <span>
                {t("desk:silent.seats", { count: household.seats })} ·{" "}
                {t(`desk:silent.link.${household.link}`)}
              </span>
            </p>
            <p className="reminder">
              <a className="button plain" href={household.whatsapp} rel="noreferrer">
                {t("desk:silent.remind")}
              </a>
              <CopyMessage message={household.message} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const neverChanges = () => () => {};

/** Copies the reminder for Viber, Telegram or SMS; without script the message is there to select. */
function CopyMessage({ message }: { message: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  // False while the Worker renders and until React has hydrated the page.
  const canCopy = useSyncExternalStore(
    neverChanges,
    () => "clipboard" in navigator,
    () => false,
  );
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedMs);
  };
  return (
    <>
      {canCopy && (
        <button
          type="button"
          className="button plain"
          aria-live="polite"
          onClick={() => void copy()}
        >
          {t(isCopied ? "desk:silent.copied" : "desk:silent.copy")}
        </button>
      )}
      <noscript>
        <textarea readOnly rows={6} defaultValue={message} aria-label={t("desk:silent.copy")} />
      </noscript>
    </>
  );
}
