/** Shows the buttons beside the numbers in `part` and updates their disabled state. */
export function showSteppers(part: Document | Element): void {
  for (const stepper of part.querySelectorAll<HTMLElement>(".stepper")) {
    for (const button of stepper.querySelectorAll("button")) button.hidden = false;
    show(stepper);
  }
}

/** Counts by the buttons and the arrow keys, within the form's limits. */
export function enableSteppers(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(".stepper [data-step]");
    if (button) count(button, Number(button.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLInputElement) || !target.closest(".stepper")) return;
    if (key !== "ArrowUp" && key !== "ArrowDown") return;
    event.preventDefault();
    count(target, key === "ArrowUp" ? 1 : -1);
  });
  document.addEventListener("input", ({ target }) => {
    const stepper = target instanceof Element && target.closest<HTMLElement>(".stepper");
    if (stepper) show(stepper);
  });
}

function count(from: Element, step: number): void {
  const stepper = from.closest<HTMLElement>(".stepper");
  const input = stepper?.querySelector("input");
  if (!stepper || !input) return;
  const { value, least, most } = numbersOf(stepper, input);
  if (Number.isNaN(value) && step < 0) return;
  // From an empty field the first step is to one.
  const next = Number.isNaN(value) ? Math.max(1, least) : value + step;
  input.value = String(Math.min(Math.max(next, least), most));
  const output = stepper.querySelector("output");
  if (output) output.textContent = input.value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A button at its limit is marked with aria-disabled instead of being disabled, so that it keeps
 * the focus.
 */
function show(stepper: HTMLElement): void {
  const input = stepper.querySelector("input");
  if (!input) return;
  const { value, least, most } = numbersOf(stepper, input);
  for (const button of stepper.querySelectorAll("button")) {
    const ended = button.dataset.step === "1" ? value >= most : !(value > least);
    button.setAttribute("aria-disabled", String(ended));
  }
}

function numbersOf(stepper: HTMLElement, input: HTMLInputElement) {
  const { least, most } = stepper.dataset;
  return { value: Number.parseInt(input.value, 10), least: Number(least), most: Number(most) };
}
