/**
 * Shows the copy buttons in `part`, which need script, and confirms a copy on the button itself.
 */
export function enableCopying(part: Document | Element = document): void {
  if (!navigator.clipboard) return;
  for (const button of part.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    button.hidden = false;
    const label = button.textContent;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      button.textContent = button.dataset.copied ?? label;
      setTimeout(() => (button.textContent = label), 2500);
    });
  }
}
