/** Beyond it the button that leads back up is shown, in pixels. Source: spec.md section 9. */
const upAfter = 600;
/** From it on the bar has room for its links, in pixels. Source: spec.md section 9. */
const wide = "(min-width: 1024px)";
/** Where the language is mirrored; the cookie of the same name decides what the server renders. */
const languageKey = "language";

/** Brings the bar, the menu, the way back up and the sign of a loading page to life. */
export function enableShell(): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>("[data-bar]");
  const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");

  const follow = () => {
    root.classList.toggle("scrolled", window.scrollY > (bar?.offsetHeight ?? 0));
    root.classList.toggle("far", window.scrollY > upAfter);
  };
  addEventListener("scroll", follow, { passive: true });
  follow();

  const closeMenu = () => menu?.removeAttribute("open");
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu?.contains(target) || target.closest("a")) closeMenu();
  });
  // A tap into a frame is no click of this page's: the page only loses the focus.
  addEventListener("blur", closeMenu);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu?.open) return;
    closeMenu();
    menu.querySelector("summary")?.focus();
  });
  matchMedia(wide).addEventListener("change", ({ matches }) => {
    if (matches) closeMenu();
  });

  document.querySelector("[data-up]")?.addEventListener("click", (event) => {
    event.preventDefault();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  });

  for (const link of document.querySelectorAll<HTMLElement>("[data-language-switch]"))
    link.addEventListener("click", () => remember(link.dataset.languageSwitch ?? ""));
  remember(root.lang === "hy" ? "am" : root.lang);
  showLoading(root);
}

/** A private window may refuse: the cookie alone decides. */
function remember(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Nothing is lost.
  }
}

/** A line along the top from the choice of a link until the next page is there. */
function showLoading(root: HTMLElement): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const leaves =
      link.origin === location.origin &&
      !link.target &&
      !link.hasAttribute("download") &&
      link.pathname + link.search !== location.pathname + location.search;
    if (leaves) root.classList.add("loading");
  });
  addEventListener("submit", () => root.classList.add("loading"));
  // A page that comes back out of the browser's memory is as it was left.
  addEventListener("pageshow", () => root.classList.remove("loading"));
}
