/** How many pages come at once: a phone draws the page itself first. */
const atOnce = 2;

/**
 * Fetches the pages that stand in frames when they come near the screen, nearest first, and only
 * once the page itself has come to rest: some thirty covers are more than all the rest together.
 */
export function fetchFrames(): void {
  const near = new Set<HTMLElement>();
  let coming = 0;
  let rested = false;

  const next = () => {
    if (!rested || coming >= atOnce) return;
    const [place] = [...near].toSorted((a, b) => distanceOf(a) - distanceOf(b));
    if (!place) return;
    near.delete(place);
    for (const watcher of [covers, pages]) watcher.unobserve(place);
    coming += 1;
    fetchInto(place, () => {
      coming -= 1;
      next();
    });
    next();
  };
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
    next();
  };
  const covers = new IntersectionObserver(mark, { rootMargin: "25% 0px" });
  // A whole invitation costs far more than a cover: it comes when one turns to it.
  const pages = new IntersectionObserver(mark, { rootMargin: "-15% 0px" });
  for (const place of document.querySelectorAll<HTMLElement>("[data-frame]"))
    (place.dataset.title ? pages : covers).observe(place);

  const rest = () => {
    rested = true;
    next();
  };
  // iPhones know no idle moment before iOS 26.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(rest, { timeout: 1_000 }) : rest();
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** How far from the middle of the screen, in pixels. */
function distanceOf(place: HTMLElement): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

function fetchInto(place: HTMLElement, done: () => void): void {
  const { frame: address = "", title } = place.dataset;
  const frame = document.createElement("iframe");
  if (title) {
    frame.title = title;
    playAgain(address);
  } else {
    frame.sandbox.add("allow-same-origin");
    frame.tabIndex = -1;
    frame.ariaHidden = "true";
  }
  frame.className = "coming";
  frame.addEventListener(
    "load",
    () => {
      frame.classList.remove("coming");
      if (title) leadOut(frame);
      done();
    },
    { once: true },
  );
  frame.addEventListener("error", done, { once: true });
  frame.src = address;
  place.appendChild(frame);
}

/** The opening is played once a visit; in the shop window it is what one came to see. */
function playAgain(address: string): void {
  try {
    sessionStorage.removeItem(`opened ${address}`);
  } catch {
    // Without storage it is not remembered either.
  }
}

/** What leaves the invitation leaves its frame: our own pages are no guests of theirs. */
function leadOut({ contentDocument }: HTMLIFrameElement): void {
  for (const link of contentDocument?.querySelectorAll<HTMLAnchorElement>("a[href^='/']") ?? [])
    if (!link.pathname.startsWith("/templates/")) link.target = "_top";
  for (const form of contentDocument?.querySelectorAll<HTMLFormElement>(".try-form") ?? [])
    form.target = "_top";
}
