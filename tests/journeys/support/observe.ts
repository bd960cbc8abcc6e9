import type { Page } from "@playwright/test";

/** Records how far a page moves by itself, and its largest picture so far, as `shift` and `largest`. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, largest: "" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput"))
          Object.assign(window, {
            shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
          });
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { largest: Reflect.get(entry, "url") });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** How far a page has moved so far, also soon after a tap. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((answer) => {
        new PerformanceObserver((list) =>
          answer(
            list
              .getEntries()
              .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        // Without a layout shift the observer is never called.
        setTimeout(() => answer(0), 200);
      }),
  );
}

/** Waits until an invitation shows its letters and its script has arrived, which comes after `load`. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const module = document.querySelector<HTMLElement>("script[data-module]")?.dataset.module;
    return (
      !document.documentElement.classList.contains("unlettered") &&
      module !== undefined &&
      performance.getEntriesByName(new URL(module, location.href).href).length > 0
    );
  });
}
