/** Scroll position in pixels from which the button back to the top is shown. */
const upAfter = 600;
/** Width from which the bar has room for its links. */
const wide = "(min-width: 1024px)";
/** Storage key that mirrors the language; the server uses the cookie of the same name. */
const languageKey = "language";

/**
 * Enables the bar, the menu, the button back to the top and the spinner.
 * @returns a function that removes all listeners: on hydrated pages React may unmount the shell.
 */
export function enableShell(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>("[data-bar]");
  const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");

  const follow = () => {
    root.classList.toggle("scrolled", window.scrollY > (bar?.offsetHeight ?? 0));
    root.classList.toggle("far", window.scrollY > upAfter);
  };
  addEventListener("scroll", follow, { passive: true, signal });
  follow();

  const closeMenu = () => menu?.removeAttribute("open");
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (!menu?.contains(target) || target.closest("a")) closeMenu();
    },
    { signal },
  );
  // A tap into a frame does not fire a click on this page; the page only loses focus.
  addEventListener("blur", closeMenu, { signal });
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !menu?.open) return;
      closeMenu();
      menu.querySelector("summary")?.focus();
    },
    { signal },
  );
  // Safari has this from iOS 14.
  matchMedia(wide).addEventListener?.(
    "change",
    ({ matches }) => {
      if (matches) closeMenu();
    },
    { signal },
  );

  document.querySelector("[data-up]")?.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
    },
    { signal },
  );

  for (const link of document.querySelectorAll<HTMLElement>("[data-language-switch]"))
    link.addEventListener("click", () => remember(link.dataset.languageSwitch ?? ""), { signal });
  if (bar?.dataset.language) remember(bar.dataset.language);
  showLoading(root, signal);
  return () => end.abort();
}

/** Storage may be blocked in private windows. */
function remember(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie alone decides then.
  }
}

/** A spinner, shown from a click on a link until the next page has loaded. */
function showLoading(root: HTMLElement, signal: AbortSignal): void {
  const words = document.querySelector<HTMLElement>(".spinner span");
  // The style waits before it shows both.
  const show = (is: boolean) => {
    root.classList.toggle("loading", is);
    words?.toggleAttribute("hidden", !is);
  };
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const leaves =
        link.origin === location.origin &&
        !link.target &&
        !link.hasAttribute("download") &&
        link.pathname + link.search !== location.pathname + location.search;
      if (leaves) show(true);
    },
    { signal },
  );
  addEventListener(
    "submit",
    (event) => {
      if (!event.defaultPrevented) show(true);
    },
    { signal },
  );
  // A page restored from the back/forward cache is as it was left.
  addEventListener("pageshow", () => show(false), { signal });
}
