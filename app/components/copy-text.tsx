import { useState, useSyncExternalStore } from "react";

/** Milliseconds for which a button says that it has copied. */
const copiedMs = 2_500;

const neverChanges = () => () => {};

/**
 * A button that copies a text; not there where nothing can be copied, as without script.
 * @param copied what it says afterwards.
 */
export function CopyText({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  // False while the Worker renders and until React has hydrated the page.
  const canCopy = useSyncExternalStore(
    neverChanges,
    () => "clipboard" in navigator,
    () => false,
  );
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedMs);
  };
  if (!canCopy) return null;
  return (
    <button type="button" className="button plain" aria-live="polite" onClick={() => void copy()}>
      {isCopied ? copied : label}
    </button>
  );
}
