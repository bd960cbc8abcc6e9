/**
 * Replaces a link by its map when the guest asks for it; before that nothing is requested from
 * another host.
 */
export function loadMapsOnTap(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-map-embed]")) {
    const slot =
      link.parentElement?.querySelector<HTMLElement>("[data-map-slot]") ??
      link.closest("article, li, section")?.querySelector<HTMLElement>("[data-map-slot]");
    if (!slot) continue;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const frame = document.createElement("iframe");
      frame.src = link.dataset.mapEmbed ?? "";
      frame.title = link.dataset.mapTitle ?? "";
      frame.loading = "lazy";
      slot.textContent = "";
      slot.appendChild(frame);
      slot.hidden = false;
      link.hidden = true;
    });
  }
}
