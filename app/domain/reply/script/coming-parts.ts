/** Hides the question for the parts of the day of each person who does not come. */
export function showPartsOfComing(root: Document | Element): void {
  const all = root.querySelector('[name="response"][value="All"]:checked');
  for (const parts of root.querySelectorAll<HTMLElement>("[data-parts-of]")) {
    const field = parts.dataset.partsOf ?? "";
    const staysAway = root.querySelector(`[name="${CSS.escape(field)}"][value="no"]:checked`);
    parts.hidden = all === null && staysAway !== null;
  }
}
