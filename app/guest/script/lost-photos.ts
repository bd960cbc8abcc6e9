/**
 * Takes photos off the page whose files do not come, so that it stands as if it had none there, and
 * asks for them again once the network is back. The frames' styles read `.lost`; a gallery hears of
 * it. A cover keeps its frame for a film.
 */
export function hideLostPhotos(): void {
  document.addEventListener("error", follow, true);
  document.addEventListener("load", follow, true);
  for (const image of photos()) if (image.complete && image.naturalWidth === 0) mark(image, true);
  addEventListener("online", askAgain);
}

function photos(): NodeListOf<HTMLImageElement> {
  return document.querySelectorAll("picture > img");
}

function follow({ target, type }: Event): void {
  if (target instanceof HTMLImageElement && target.matches("picture > img"))
    mark(target, type === "error");
}

function mark(image: HTMLImageElement, isLost: boolean): void {
  const classes = image.parentElement?.classList;
  if (!classes || classes.contains("lost") === isLost) return;
  classes.toggle("lost", isLost);
  const cover = image.closest(".photo-hero");
  if (!cover?.querySelector("video")) cover?.classList.toggle("lost", isLost);
  image.dispatchEvent(new Event("lost", { bubbles: true }));
}

function askAgain(): void {
  for (const image of photos()) {
    if (!image.parentElement?.matches(".lost")) continue;
    // A picture that is not shown is never near enough to load lazily.
    image.loading = "eager";
    image.setAttribute("src", image.src);
  }
}
