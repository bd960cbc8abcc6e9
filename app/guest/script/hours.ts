import { leftText } from "#app/guest/day/texts.ts";
import { hourHere } from "#app/guest/script/here.ts";

/** Tells hours by the guest's own clock, and follows the day where the page has one. */
export function startHours(page: HTMLElement): void {
  sayHoursHere(page);
  if (page.querySelector("[data-day]")) followDay();
}

/** Moves the day's hours on each half minute, and as soon as the page is looked at again. */
function followDay(): void {
  const show = () => {
    for (const list of document.querySelectorAll<HTMLElement>("[data-day]"))
      showHours(list, Date.now());
  };
  setInterval(show, 30_000);
  document.addEventListener("visibilitychange", show);
  show();
}

/** Shows what is next at `now`, in milliseconds since 1970 in UTC. */
export function showHours(list: HTMLElement, now: number): void {
  const texts = JSON.parse(list.dataset.day ?? "{}");
  for (const hour of list.querySelectorAll<HTMLElement>("[data-at]")) {
    const { at: start, from, until } = hour.dataset;
    hour.toggleAttribute("hidden", now < Number(from) || now >= Number(until));
    const label = hour.querySelector("[data-left]");
    if (label) label.textContent = leftText(Number(start) - now, texts);
  }
}

/**
 * Adds to each hour what this device's clock shows then, where that differs.
 * @param page has the texts: for the same day, the one before and the one after.
 */
export function sayHoursHere(page: HTMLElement): void {
  const { here = "", hereBefore = "", hereAfter = "", hereTwelve } = page.dataset;
  for (const time of page.querySelectorAll("time")) {
    const deviceHour = hourHere(time.getAttribute("datetime") ?? "");
    if (!deviceHour) continue;
    const { hour, minute, days } = deviceHour;
    const text = days < 0 ? hereBefore : days > 0 ? hereAfter : here;
    const minutes = String(minute).padStart(2, "0");
    const clock =
      hereTwelve === undefined
        ? `${String(hour).padStart(2, "0")}:${minutes}`
        : `${hour % 12 || 12}:${minutes} ${hour < 12 ? "a.m." : "p.m."}`;
    const note = page.ownerDocument.createElement("small");
    note.className = "here";
    note.textContent = text.replace("%t", clock);
    time.insertAdjacentElement("beforeend", note);
  }
}
