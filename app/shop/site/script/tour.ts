/** Below this width the callouts are a row that is swept sideways. */
const wide = "(min-width: 1024px)";

/** Scrolls the sample invitation to the part that the callout in view tells of. */
export function followTour(): void {
  const tour = document.querySelector<HTMLElement>("[data-tour]");
  if (!tour) return;
  const callouts = [...tour.querySelectorAll<HTMLElement>("[data-part]")];
  let current = callouts[0];

  const show = (behavior: ScrollBehavior) => {
    // `scrollIntoView` would move this page too.
    const inside = tour.querySelector("iframe")?.contentWindow;
    const part = inside?.document.querySelector(current?.dataset.part ?? "main");
    if (!inside || !part) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const top = inside.scrollY + part.getBoundingClientRect().top;
    inside.scrollTo({ top, behavior: calm ? "auto" : behavior });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const next = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!(next instanceof HTMLElement) || next === current) return;
      current = next;
      for (const callout of callouts) callout.toggleAttribute("data-current", callout === current);
      show("smooth");
    },
    matchMedia(wide).matches ? { rootMargin: "-49% 0px -49% 0px" } : { threshold: 0.75 },
  );
  current?.toggleAttribute("data-current", true);
  for (const callout of callouts) observer.observe(callout);
  // It may have loaded after its callout came into view; a load does not bubble.
  tour.addEventListener("load", () => current !== callouts[0] && show("auto"), true);
}
