/**
 * Copies `text` at a tap. Hidden in the markup: copying takes script, which shows the button and puts
 * `done` in the place of its label for a moment.
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
