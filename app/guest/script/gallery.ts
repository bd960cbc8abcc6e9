import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";

/** Makes every gallery slide, and its prints open full-screen. */
export function enableGalleries(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-gallery]")) enable(gallery);
}

function enable(gallery: HTMLElement): void {
  const all = [...gallery.querySelectorAll<HTMLAnchorElement>("[data-slides] a")];
  /** Without prints whose files do not come (lost-photos.ts). */
  const links = () => all.filter((link) => !link.querySelector(".lost"));
  const dialog = gallery.querySelector("dialog");
  const row = gallery.querySelector<HTMLElement>("[data-slides]");
  if (!row || !dialog) return;
  const reached = Math.round((row.scrollLeft / Math.max(1, row.scrollWidth)) * links().length);
  row.scrollLeft = 0;
  gallery.classList.add("sliding");
  const slider = slide(gallery, row, reached, slotsOf(links()));
  gallery.addEventListener("lost", () => slider.reInit({ slides: slotsOf(links()) }));
  gallery.addEventListener("keydown", (event) => {
    if (dialog.open || !turnByKey(slider, event)) return;
    if (all.some((link) => link === document.activeElement))
      links()[slider.selectedScrollSnap()]?.focus({ preventScroll: true });
  });
  // Without `showModal` a print stays a link to its file.
  if (typeof dialog.showModal !== "function") return;
  for (const link of all) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const visibleLinks = links();
      view(dialog, visibleLinks, visibleLinks.indexOf(link), (seen) => {
        slider.scrollTo(seen, true);
        visibleLinks[seen]?.focus({ preventScroll: true });
      });
    });
  }
}

function slotsOf(links: readonly HTMLAnchorElement[]): HTMLElement[] {
  return links.flatMap(({ parentElement }) => parentElement ?? []);
}

/**
 * Shows the prints full-screen, one by one. @param closed called with the index of the last one
 * shown.
 */
function view(
  dialog: HTMLDialogElement,
  links: readonly HTMLAnchorElement[],
  start: number,
  closed: (seen: number) => void,
): void {
  const row = dialog.querySelector<HTMLElement>("[data-slides]");
  const list = row?.querySelector("ul");
  if (!row || !list) return;
  for (const link of links) list.appendChild(wholeScreen(link));
  dialog.showModal();
  const slider = slide(dialog, row, start);
  const listening = new AbortController();
  const { signal } = listening;
  dialog.addEventListener("keydown", (event) => turnByKey(slider, event), { signal });
  dialog.addEventListener(
    "click",
    ({ target }) => {
      const close = target instanceof Element && target.closest(".viewer-close, .viewer-window");
      if (close && !(target instanceof HTMLImageElement)) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      listening.abort();
      const seen = slider.selectedScrollSnap();
      slider.destroy();
      list.textContent = "";
      closed(seen);
    },
    { signal },
  );
}

/**
 * A copy of a print's picture, for which the browser may choose a larger variant; where that does not
 * come, the print's own.
 */
function wholeScreen(link: HTMLAnchorElement): HTMLLIElement {
  const slot = document.createElement("li");
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (picture instanceof HTMLElement) {
    for (const source of picture.querySelectorAll("source, img"))
      source.setAttribute("sizes", "100vw");
    const [image, print] = [picture.querySelector("img"), link.querySelector("img")];
    image?.addEventListener("error", () => print && replace(image, print.currentSrc), {
      once: true,
    });
    slot.appendChild(picture);
  }
  return slot;
}

/** Shows one file in a picture, whatever others it offers. */
function replace(image: HTMLImageElement, address: string): void {
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = address;
}

/** A sliding row with its counter and buttons. */
function slide(
  frame: HTMLElement,
  row: HTMLElement,
  startIndex: number,
  slides?: HTMLElement[],
): EmblaCarouselType {
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const slider = EmblaCarousel(row, {
    align: "center",
    containScroll: false,
    breakpoints: row.matches(".gallery-window")
      ? { "(min-width: 64rem)": { align: "start", containScroll: "trimSnaps" } }
      : {},
    duration: reducesMotion ? 0 : 24,
    startIndex,
    ...(slides && { slides }),
  });
  const controls = [...frame.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.className.endsWith("-controls"),
  );
  const count = controls?.querySelector<HTMLElement>("[data-count]");
  const show = () => {
    const selected = slider.selectedScrollSnap();
    const slots = slider.slideNodes();
    for (const [index, slot] of slots.entries())
      slot.classList.toggle("current", index === selected);
    if (count) count.textContent = `${selected + 1} / ${slots.length}`;
    // Nothing is turned where all prints are in view; the controls keep their room, so nothing
    // moves.
    const isTurned = slider.scrollSnapList().length > 1;
    if (controls) controls.style.visibility = isTurned ? "" : "hidden";
  };
  slider.on("select", show).on("reInit", show);
  const turn = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement)
      step(slider, currentTarget.dataset.turn === "next" ? 1 : -1);
  };
  const buttons = controls?.querySelectorAll("[data-turn]") ?? [];
  for (const button of buttons) button.addEventListener("click", turn);
  slider.on("destroy", () => {
    for (const button of buttons) button.removeEventListener("click", turn);
  });
  show();
  return slider;
}

/** Wraps around after the last print. */
function step(slider: EmblaCarouselType, by: 1 | -1): void {
  const count = slider.scrollSnapList().length;
  slider.scrollTo((slider.selectedScrollSnap() + by + count) % count);
}

function turnByKey(slider: EmblaCarouselType, event: KeyboardEvent): boolean {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
  if (by === null) return false;
  event.preventDefault();
  step(slider, by);
  return true;
}
