/** Frames that load at the same time; more would slow down the page itself on phones. */
const framesAtOnce = 2;

/**
 * Milliseconds after the last movement of the page from which frames load: a document that is read
 * and laid out while the page moves makes it stop for several pictures of the screen.
 */
const calmAfter = 150;

/** Loads the pages of all frames in the document. */
export function fetchFrames(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-frame]")) watchFrame(place);
}

let watch: ((place: HTMLElement) => () => void) | undefined;

/**
 * Loads a frame's page when it comes near the screen, the nearest first, and only after the page
 * itself has loaded: some thirty covers are heavier than all the rest.
 * @returns a function that stops watching.
 */
export function watchFrame(place: HTMLElement): () => void {
  watch ??= createQueue();
  return watch(place);
}

function createQueue(): (place: HTMLElement) => () => void {
  const near = new Set<HTMLElement>();
  let coming = 0;
  let isStarted = false;
  let moving: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    if (!isStarted || moving !== undefined || coming >= framesAtOnce) return;
    // oxlint-disable-next-line unicorn/no-array-sort -- toSorted is newer than the oldest browsers
    const [place] = [...near].sort((a, b) => distanceOf(a) - distanceOf(b));
    if (!place) return;
    forget(place);
    coming += 1;
    fetchInto(place, () => {
      coming -= 1;
      whenIdle(next);
    });
    next();
  };
  const calm = () => {
    moving = undefined;
    next();
  };
  addEventListener(
    "scroll",
    () => {
      clearTimeout(moving);
      moving = setTimeout(calm, calmAfter);
    },
    { passive: true },
  );
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
    next();
  };
  const covers = new IntersectionObserver(mark, { rootMargin: "25% 0px" });
  // A whole invitation is far heavier than a cover, so it loads only when it is well in view.
  const pages = new IntersectionObserver(mark, { rootMargin: "-15% 0px" });
  const forget = (place: HTMLElement) => {
    near.delete(place);
    for (const watcher of [covers, pages]) watcher.unobserve(place);
  };

  const start = () => {
    isStarted = true;
    next();
  };
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });

  return (place) => {
    (place.dataset.title ? pages : covers).observe(place);
    return () => forget(place);
  };
}

/** Safari has `requestIdleCallback` only from iOS 26. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 1_000 });
  else work();
}

/** Distance from the middle of the screen, in pixels. */
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
      if (title) openLinksInTop(frame);
      done();
    },
    { once: true },
  );
  frame.addEventListener("error", done, { once: true });
  frame.src = address;
  place.appendChild(frame);
}

/** Lets the opening, which plays once per session, play again in the shop window. */
function playAgain(address: string): void {
  try {
    sessionStorage.removeItem(`opened ${address}`);
  } catch {
    // Without storage the opening is not remembered as played either.
  }
}

/** Links to this site inside a framed invitation open in the whole window. */
function openLinksInTop({ contentDocument }: HTMLIFrameElement): void {
  for (const link of contentDocument?.querySelectorAll<HTMLAnchorElement>("a[href^='/']") ?? [])
    if (!link.pathname.startsWith("/templates/")) link.target = "_top";
  for (const form of contentDocument?.querySelectorAll<HTMLFormElement>(".try-form") ?? [])
    form.target = "_top";
}
