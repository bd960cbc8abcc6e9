/** A page's message to the invitation's service worker. */
export type KeepMessage = {
  href: string;
  /** Paths of the files that the page has used so far. */
  assets: string[];
  /** The page is another one since it was opened, because a reply was sent. */
  anew: boolean;
};

/**
 * Has the browser keep this page for when there is no network. To be called after `load`: the first
 * visit makes no request more before it.
 */
export async function keepPage(): Promise<void> {
  // A page shown without a network is kept already, and may lack files.
  if (document.querySelector("[data-kept]")?.getClientRects().length) return;
  const scope = location.pathname.split("/", 3).join("/");
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register("/invitation-worker.js", { scope });
    const { active } = await serviceWorker.ready;
    const tell = (anew: boolean) => {
      const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const assets = used.flatMap(({ origin, pathname }) =>
        origin === location.origin ? [pathname] : [],
      );
      const message: KeepMessage = { href: location.href, assets: [...new Set(assets)], anew };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's takes none.
      active?.postMessage(message);
    };
    tell(false);
    document.addEventListener("replied", () => tell(true));
  } catch (error) {
    console.warn("the page is not kept", String(error));
  }
}
