const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** Updates every `[data-countdown]` (milliseconds since 1970 in UTC) each second. */
export function startCountdowns(language: string): void {
  // Safari knows plurals from iOS 13: before, the countdown stays as the server wrote it.
  if (!("PluralRules" in Intl)) return;
  const plurals = new Intl.PluralRules(language);
  // With reduced motion the seconds are not updated.
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const timer of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const end = Number(timer.dataset.countdown);
    const show = () => {
      // Hidden under the opening, whose animation a layout each second would stall on slow phones.
      if (document.querySelector(".opening [data-opening]")) return;
      const seconds = Math.floor((end - Date.now()) / 1000);
      if (seconds <= 0) {
        timer.textContent = timer.dataset.over ?? "";
        clearInterval(ticking);
        return;
      }
      let rest = seconds;
      for (const [unit, length] of Object.entries(units)) {
        const value = Math.floor(rest / length);
        rest -= value * length;
        write(timer, unit, value, plurals.select(value));
      }
    };
    const ticking = setInterval(show, reducesMotion ? 60_000 : 1000);
    show();
  }
}

function write(timer: HTMLElement, unit: string, value: number, form: string): void {
  const number = timer.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
  const label = number?.parentElement?.querySelector("span");
  if (number) number.textContent = String(value);
  if (label)
    label.textContent =
      label.getAttribute(`data-${form}`) ?? label.getAttribute("data-other") ?? label.textContent;
}
