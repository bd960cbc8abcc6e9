/** Pushes the line of filters along, on a phone, until the chosen one is in its middle. */
export function showChosenFilter(): void {
  const line = document.querySelector("[data-filters]");
  const chosen = line?.querySelector("[aria-current]");
  if (!line || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  line.scrollLeft += left + width / 2 - innerWidth / 2;
}
