import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { KeptBook } from "#app/couple/archive/book/types.ts";
import { localPage } from "#app/couple/archive/local-page.ts";

/** The parts of an archive. */
export type ArchivePlan = {
  /** Of the folder in it, and of its file: `anna-arman`. */
  name: string;
  /** The invitation's page by language: its path on the site and where its document is fetched. */
  pages: { path: string; document: string; file: string }[];
  /** The PDF of each language: where what it says is fetched. */
  books: { address: string; file: string }[];
  /** Further files by their names, as addresses or as texts. */
  files: { name: string; address?: string; text?: string }[];
};

/**
 * `lacksPdf`: this browser could not make the PDF, and the archive is complete but for it.
 * `missing`: how many photos, films and songs the site itself has no more.
 */
export type Archive = { file: Blob; lacksPdf: boolean; missing: number };

/** A file was not there: the archive would lack it. */
class MissingFile extends Error {
  override name = "MissingFile";
  /** It is gone for good, not only for the moment. */
  readonly isGone: boolean;
  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.isGone = status === 404 || status === 410;
  }
}

/**
 * Makes the archive in the browser, which can read what the page shows; the Worker has no way to its
 * own static files. One file after the other, so that no phone holds two films at once.
 * @param tell is called with how many files are done, and how many there are so far.
 * @throws MissingFile, and TypeError without a network.
 */
export async function buildArchive(
  { name, pages, books, files }: ArchivePlan,
  tell: (done: number, all: number) => void,
): Promise<Archive> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Uint8Array(chunk));
  });
  const add = (path: string, bytes: Uint8Array, isText: boolean) => {
    const entry = isText
      ? new ZipDeflate(`${name}/${path}`)
      : new ZipPassThrough(`${name}/${path}`);
    zip.add(entry);
    entry.push(bytes, true);
    if (failure) throw failure;
  };

  const fonts = new Map<string, string>();
  const fontOf = async (address: string) => {
    const dataUrl = fonts.get(address) ?? (await dataUrlOf(await fetchFile(address)));
    fonts.set(address, dataUrl);
    return dataUrl;
  };
  const fileNames = new Map(pages.map(({ path, file }) => [path, file]));
  const assets = new Map<string, string>();
  let done = 0;
  for (const { document: address, file } of pages) {
    const html = await (await fetchFile(address)).text();
    const page = await localPage(html, location.origin, fileNames, fontOf);
    for (const [path, of] of page.files) assets.set(path, of);
    add(file, strToU8(page.html), true);
    done += 1;
    tell(done, pages.length + books.length + files.length + assets.size);
  }
  const all = pages.length + books.length + files.length + assets.size;
  let lacksPdf = false;
  for (const { address, file } of books) {
    const pdf = await makePdf(address);
    if (pdf) add(file, pdf, false);
    else lacksPdf = true;
    done += 1;
    tell(done, all);
  }
  const rest = [
    ...files,
    ...[...assets].map(([path, address]) => ({ name: path, address, text: undefined })),
  ];
  let missing = 0;
  for (const { name: path, address, text } of rest) {
    if (text !== undefined) add(path, strToU8(text), true);
    else if (address !== undefined) {
      const bytes = await (address.startsWith("/media/") ? mediaOf(address) : bytesOf(address));
      if (bytes) add(path, bytes, false);
      else missing += 1;
    }
    done += 1;
    tell(done, all);
  }
  zip.end();
  return { file: new Blob(parts, { type: "application/zip" }), lacksPdf, missing };
}

/**
 * The PDF of one language; null where this browser cannot make it.
 * @throws as `buildArchive` does where a file is missing.
 */
async function makePdf(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // Keeps the library out of the Worker's build.
  if (import.meta.env.SSR) return null;
  const book: KeptBook = await (await fetchFile(address)).json();
  const fonts = new Map<string, Promise<Uint8Array>>();
  const readFont = (font: string) => {
    const read = fonts.get(font) ?? bytesOf(font);
    fonts.set(font, read);
    return read;
  };
  // The library for PDF weighs more than all other script of the dashboard.
  const [{ bookPdf }, { drawnPng }] = await Promise.all([
    import("#app/couple/archive/book/pdf.ts"),
    import("#app/couple/archive/png.ts"),
  ]);
  try {
    return new Uint8Array(await bookPdf(book, { readFont, drawPng: drawnPng }));
  } catch (error) {
    if (error instanceof MissingFile || !navigator.onLine) throw error;
    console.warn("no PDF", error);
    return null;
  }
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetchFile(address)).arrayBuffer());
}

/** A photo, a film or a song; null where the site has it no more. */
async function mediaOf(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return bytesOf(address).catch((error: unknown) => {
    if (error instanceof MissingFile && error.isGone) return null;
    throw error;
  });
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new MissingFile(address, answer.status);
  return answer;
}

function dataUrlOf(answer: Response): Promise<string> {
  return answer.blob().then(
    (blob) =>
      new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => resolve(String(reader.result)));
        reader.addEventListener("error", () => reject(new Error("a font could not be read")));
        reader.readAsDataURL(blob);
      }),
  );
}
