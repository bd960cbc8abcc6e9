/** Plays a list's animation while it is hovered or its link has the focus. */
export function enableTiles(): void {
  for (const tile of document.querySelectorAll<HTMLElement>("[data-plays]")) {
    const play = () => move(tile, true);
    const stop = () => move(tile, false);
    tile.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && play());
    tile.addEventListener("pointerleave", stop);
    tile.addEventListener("focusin", play);
    tile.addEventListener("focusout", stop);
  }
}

/** The frame is of this site; it may not have loaded yet. */
function move(tile: HTMLElement, moving: boolean): void {
  const stage = tile.querySelector("iframe")?.contentDocument?.querySelector(".stage");
  if (!stage) return;
  stage.toggleAttribute("data-still", !moving);
  tile.toggleAttribute("data-playing", moving);
}
