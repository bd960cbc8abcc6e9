/** Scrolls each line of filters so that the chosen one is in the middle. */
export function showChosenFilter(): void {
  for (const line of document.querySelectorAll("[data-filters]")) {
    const chosen = line.querySelector("[aria-current]");
    if (!chosen) continue;
    const { left, width } = chosen.getBoundingClientRect();
    line.scrollLeft += left + width / 2 - innerWidth / 2;
  }
}
