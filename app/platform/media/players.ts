/** How a film plays: as a file of this site, or in another host's player within a frame. */
export type Player = { kind: "file"; src: string } | { kind: "frame"; src: string };

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;
const vimeoHash = /^[0-9a-f]{8,16}$/;

/** Origins of `frame-src` in the Content-Security-Policy. */
export const playerHosts = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The player for a film's address as staff copy it from a browser.
 * @param src `media/…` or an address that starts with `https://`.
 * @returns null for another host, or an address that names no film.
 */
export function playerOf(src: string): Player | null {
  if (src.startsWith("media/")) return { kind: "file", src: `/${src}` };
  if (!URL.canParse(src)) return null;
  const url = new URL(src);
  if (url.protocol !== "https:") return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const steps = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(steps[0]);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youtube(steps[0] === "watch" ? url.searchParams.get("v") : steps[1]);
  if (host === "vimeo.com") return vimeo(steps[0], steps[1]);
  if (host === "player.vimeo.com") return vimeo(steps[1], url.searchParams.get("h"));
  return null;
}

/**
 * Without cookies until it plays, inline on phones, and with related films from the same channel
 * only (`rel=0`).
 */
function youtube(id: string | null | undefined): Player | null {
  if (!id || !youtubeId.test(id)) return null;
  const query = "autoplay=1&playsinline=1&rel=0";
  return { kind: "frame", src: `https://www.youtube-nocookie.com/embed/${id}?${query}` };
}

/** An unlisted film needs its hash as well, `h`. */
function vimeo(id: string | undefined, hash: string | null | undefined): Player | null {
  if (!id || !vimeoId.test(id) || (hash && !vimeoHash.test(hash))) return null;
  const query = `${hash ? `h=${hash}&` : ""}dnt=1&autoplay=1&playsinline=1`;
  return { kind: "frame", src: `https://player.vimeo.com/video/${id}?${query}` };
}
