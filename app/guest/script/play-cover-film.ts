/**
 * Plays the cover's film once the page has loaded, while it is on the screen. With reduced motion, with
 * data to be saved, or where the browser does not play it, its photo stays.
 */
export function playCoverFilm(): void {
  const film = document.querySelector<HTMLVideoElement>("video[data-cover-film]");
  const button = document.querySelector<HTMLButtonElement>("[data-film-switch]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  if (!film || !button || calm.matches || savesData()) return;
  film.muted = true;
  let paused = false;
  let seen = false;
  const follow = () => {
    if (paused || !seen || document.hidden || calm.matches) return film.pause();
    film.src ||= film.dataset.coverFilm ?? "";
    // A phone that saves its battery refuses; the photo stays.
    film.play().catch(() => film.pause());
  };
  film.addEventListener("playing", () => {
    film.classList.add("plays");
    button.hidden = false;
  });
  button.addEventListener("click", () => {
    paused = !paused;
    button.setAttribute("aria-pressed", String(paused));
    follow();
  });
  new IntersectionObserver((entries) => {
    seen = entries[entries.length - 1]?.isIntersecting ?? false;
    follow();
  }).observe(film);
  document.addEventListener("visibilitychange", follow);
  // Safari has this from iOS 14.
  calm.addEventListener?.("change", () => {
    film.classList.toggle("plays", !calm.matches);
    button.hidden = calm.matches;
    follow();
  });
}

/** True if the guest asked for less data, or the network is too slow for a film. */
function savesData(): boolean {
  const connection = Reflect.get(navigator, "connection") as
    | { saveData?: boolean; effectiveType?: string }
    | undefined;
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
