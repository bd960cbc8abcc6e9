/** A page made to open from a folder, and the files that it needs beside it. */
export type LocalPage = {
  html: string;
  /** Addresses on the site, by their paths in the folder. */
  files: Map<string, string>;
};

/**
 * Turns a page of the site into one that opens without it: fonts become part of it, because
 * browsers load no font from a file beside a page; pictures and films become files of the folder.
 * @param html of the page; it has no script.
 * @param origin the site's.
 * @param pages names of the folder's pages by their paths on the site.
 * @param fontOf the data URL of a font's address.
 */
export async function localPage(
  html: string,
  origin: string,
  pages: ReadonlyMap<string, string>,
  fontOf: (address: string) => Promise<string>,
): Promise<LocalPage> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const files = new Map<string, string>();
  const fileOf = (address: string) => {
    const path = `files/${address.split("/").filter(Boolean).slice(1).join("-")}`;
    files.set(path, address);
    return path;
  };
  for (const element of page.querySelectorAll("script, link, iframe, picture > source"))
    element.remove();
  for (const picture of page.querySelectorAll("img")) {
    picture.setAttribute("src", largestOf(picture));
    for (const name of ["srcset", "sizes", "loading"]) picture.removeAttribute(name);
  }
  for (const name of ["src", "poster"])
    for (const medium of page.querySelectorAll(`[${name}^="/"]`))
      medium.setAttribute(name, fileOf(medium.getAttribute(name) ?? ""));
  for (const link of page.querySelectorAll('a[href^="/"]')) {
    const { pathname, href } = new URL(link.getAttribute("href") ?? "", origin);
    const local = pathname.startsWith("/media/") ? fileOf(pathname) : pages.get(pathname);
    link.setAttribute("href", local ?? href);
  }
  for (const style of page.querySelectorAll("style")) {
    let css = style.textContent;
    const addresses = new Set([...css.matchAll(/url\("?(\/[^")]+)"?\)/g)].map(([, url]) => url));
    for (const address of addresses)
      if (address) css = css.replaceAll(address, await fontOf(address));
    style.textContent = css;
  }
  return { html: `<!DOCTYPE html>\n${page.documentElement.outerHTML}\n`, files };
}

/** The widest file that a picture offers; its one file where it offers no choice. */
function largestOf(picture: HTMLImageElement): string {
  const widest = (picture.getAttribute("srcset") ?? "")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .toSorted(([, a = ""], [, b = ""]) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0];
  return widest?.[0] || (picture.getAttribute("src") ?? "");
}
