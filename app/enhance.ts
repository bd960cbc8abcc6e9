import { enableCopying } from "#app/components/script/copy.ts";
import { startCountdowns } from "#app/guest/script/countdown.ts";
import { hourHere } from "#app/guest/script/here.ts";
import { loadMapsOnTap } from "#app/guest/script/maps.ts";

/** Starts a document's script. Documents are complete without it (docs/decisions/005). */
export function enhance(): void {
  startCountdowns(document.documentElement.lang);
  loadMapsOnTap();
  enableCopying();

  /** Scripts that have to work without a network too. */
  const needed: Promise<unknown>[] = [];

  // Hours need a script on the day itself, and for guests whose clock shows another one.
  const page = document.querySelector<HTMLElement>("[data-here]");
  if (page) {
    const isAway = [...page.querySelectorAll("time")].some(({ dateTime }) => hourHere(dateTime));
    if (isAway || page.querySelector("[data-day]"))
      needed.push(import("#app/guest/script/hours.ts").then(({ startHours }) => startHours(page)));
  }

  const stored = page?.dataset.siteLanguage;
  if (stored)
    void import("#app/shop/site/script/language.ts").then(({ storeLanguage }) =>
      storeLanguage(stored),
    );

  if (document.querySelector("[data-site]")) {
    void import("#app/shop/site/script/shell.ts").then(({ enableShell }) => enableShell());
  }

  if (document.querySelector("[data-filters]")) {
    void import("#app/shop/site/script/filters.ts").then(({ showChosenFilter }) =>
      showChosenFilter(),
    );
  }
  if (document.querySelector("[data-frame]")) {
    void import("#app/shop/catalogue/frames.ts").then(({ fetchFrames }) => fetchFrames());
  }
  const tour = document.querySelector("[data-tour]");
  if (tour) {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void import("#app/shop/site/script/tour.ts").then(({ followTour }) => followTour());
    });
    near.observe(tour);
  }
  if (document.querySelector("[data-animation]")) {
    void import("#app/shop/site/script/play-animations.ts").then(({ enableAnimations }) =>
      enableAnimations(),
    );
  }
  if (document.querySelector("[data-plays]")) {
    void import("#app/shop/site/script/tiles.ts").then(({ enableTiles }) => enableTiles());
  }

  if (page && document.querySelector("picture"))
    needed.push(
      import("#app/guest/script/lost-photos.ts").then(({ hideLostPhotos }) => hideLostPhotos()),
    );

  // The form's rules are loaded with the form only.
  if (document.querySelector("#reply-form")) {
    needed.push(
      import("#app/domain/reply/script/send.ts").then(({ sendInPlace }) => sendInPlace()),
    );
  }

  // Photos become a slider when they come near the screen; before, they are a scrollable row.
  const galleries = document.querySelectorAll("[data-gallery]");
  if (galleries.length > 0) {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void import("#app/guest/script/gallery.ts").then(({ enableGalleries }) =>
          enableGalleries(),
        );
      },
      { rootMargin: "100% 0px" },
    );
    for (const gallery of galleries) near.observe(gallery);
  }
  if (document.querySelector("[data-music], [data-player]")) {
    void import("#app/guest/script/players.ts").then(({ enablePlayers }) => enablePlayers());
  }

  // A cover's film waits for everything that the page itself needs.
  if (document.querySelector("[data-cover-film]")) {
    void untilLoaded()
      .then(() => import("#app/guest/script/play-cover-film.ts"))
      .then(({ playCoverFilm }) => playCoverFilm());
  }

  // In development there is no such worker: a page is what the files are now. The worker needs
  // `randomUUID` (Chrome 92, Safari 15.4); it alone has no fallback for older browsers.
  const canKeep = import.meta.env.PROD && "serviceWorker" in navigator && "randomUUID" in crypto;
  if (canKeep && page?.dataset.keep !== undefined)
    void Promise.all([untilLoaded(), ...needed])
      .then(() => import("#app/guest/script/keep.ts"))
      .then(({ keepPage }) => keepPage());
}

function untilLoaded(): Promise<unknown> {
  return document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
