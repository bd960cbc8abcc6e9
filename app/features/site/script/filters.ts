/** Scrolls the line of filters so that the chosen one is in the middle. */
export function showChosenFilter(): void {
  const line = document.querySelector("[data-filters]");
  const chosen = line?.querySelector("[aria-current]");
  if (!line || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  line.scrollLeft += left + width / 2 - innerWidth / 2;
}
