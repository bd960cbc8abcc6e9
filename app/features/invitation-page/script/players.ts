/** Lets the guest hear the music and see the films. */
export function enablePlayers(): void {
  const music = document.querySelector<HTMLAudioElement>("audio[data-music]");
  const button = document.querySelector<HTMLButtonElement>("[data-music-switch]");
  if (music && button) offerMusic(music, button);
  for (const still of document.querySelectorAll<HTMLAnchorElement>("a[data-player]")) {
    still.addEventListener("click", (event) => {
      event.preventDefault();
      music?.pause();
      showFilm(still);
    });
  }
}

/** The boot script may have begun the music within the tap that opened the envelope. */
function offerMusic(music: HTMLAudioElement, button: HTMLButtonElement): void {
  const show = () => button.setAttribute("aria-pressed", String(!music.paused));
  music.addEventListener("play", show);
  music.addEventListener("pause", show);
  button.addEventListener("click", () => {
    remember(music.paused ? "on" : "off");
    if (music.paused) start(music);
    else music.pause();
  });
  // Nobody wants a phone in a pocket that sings.
  let interrupted = false;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      interrupted = !music.paused;
      music.pause();
    } else if (interrupted) start(music);
  });
  show();
  button.hidden = false;
}

/** A browser may refuse; the switch then shows that it is quiet. */
function start(music: HTMLAudioElement): void {
  music.play().catch(() => music.pause());
}

function remember(choice: "on" | "off"): void {
  try {
    localStorage.setItem("music", choice);
  } catch (error) {
    // Some in-app browsers keep nothing: the choice then holds for this page.
    console.warn("the choice of music is not kept", error);
  }
}

function showFilm(still: HTMLAnchorElement): void {
  const { player, src = "", title = "" } = still.dataset;
  const film = player === "file" ? ownFilm(src, title) : frame(src, title);
  still.replaceWith(film);
  film.focus();
  if (film instanceof HTMLVideoElement) film.play().catch(() => film.pause());
}

function ownFilm(src: string, title: string): HTMLVideoElement {
  const film = document.createElement("video");
  film.controls = true;
  film.playsInline = true;
  film.setAttribute("aria-label", title);
  film.src = src;
  return film;
}

function frame(src: string, title: string): HTMLIFrameElement {
  const film = document.createElement("iframe");
  film.title = title;
  film.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  film.allowFullscreen = true;
  // YouTube plays nothing for a page that does not say its origin (its error 153).
  film.referrerPolicy = "strict-origin-when-cross-origin";
  film.src = src;
  return film;
}
