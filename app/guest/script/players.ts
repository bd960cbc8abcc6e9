/** Enables the music switch and the films. */
export function enablePlayers(): void {
  const music = document.querySelector<HTMLAudioElement>("audio[data-music]");
  const button = document.querySelector<HTMLButtonElement>("[data-music-switch]");
  if (music && button) offerMusic(music, button);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-player]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      music?.pause();
      showFilm(link);
    });
  }
}

/** The boot script may already have started the music. */
function offerMusic(music: HTMLAudioElement, button: HTMLButtonElement): void {
  const show = () => button.setAttribute("aria-pressed", String(!music.paused));
  music.addEventListener("play", show);
  music.addEventListener("pause", show);
  button.addEventListener("click", () => {
    remember(music.paused ? "on" : "off");
    if (music.paused) start(music);
    else music.pause();
  });
  // Music stops while the page is hidden, as with a phone in a pocket.
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

/** A browser may refuse to play; the switch then shows that it is off. */
function start(music: HTMLAudioElement): void {
  music.play().catch(() => music.pause());
}

function remember(choice: "on" | "off"): void {
  try {
    localStorage.setItem("music", choice);
  } catch (error) {
    // Some in-app browsers block storage: the choice then holds for this page only.
    console.warn("the choice of music is not kept", error);
  }
}

function showFilm(link: HTMLAnchorElement): void {
  const { player, src = "", title = "" } = link.dataset;
  const film = player === "file" ? ownFilm(src, title) : frame(src, title);
  link.replaceWith(film);
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
  // YouTube refuses to play without a Referer (its error 153).
  film.referrerPolicy = "strict-origin-when-cross-origin";
  film.src = src;
  return film;
}
