/**
 * Copies `text`. Hidden in the markup, because copying needs script; the script shows the button
 * and replaces its label by `done` for a moment.
 */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  return (
    <button
      type="button"
      className="button"
      data-copy={text}
      data-copied={done}
      aria-live="polite"
      hidden
    >
      {label}
    </button>
  );
}
