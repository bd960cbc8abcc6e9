import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Milliseconds for which a button says that it has copied. */
const copiedMs = 2_500;

const neverChanges = () => () => {};

/** Copies a message for whatever chat; without script the message is there to select. */
export function CopyMessage({ message }: { message: string }) {
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
