export type MediumKind = "picture" | "sound" | "film";

/** The files that `content/media` may hold, by extension, with their Content-Type. */
const types: Record<string, { kind: MediumKind; contentType: string }> = {
  avif: { kind: "picture", contentType: "image/avif" },
  webp: { kind: "picture", contentType: "image/webp" },
  jpg: { kind: "picture", contentType: "image/jpeg" },
  jpeg: { kind: "picture", contentType: "image/jpeg" },
  png: { kind: "picture", contentType: "image/png" },
  mp3: { kind: "sound", contentType: "audio/mpeg" },
  m4a: { kind: "sound", contentType: "audio/mp4" },
  mp4: { kind: "film", contentType: "video/mp4" },
  webm: { kind: "film", contentType: "video/webm" },
};

const megabyte = 1024 * 1024;

/**
 * Size limits in bytes. Photos are resized, so theirs follows a scanner's TIFF of 100 megapixels;
 * sound and films reach phones unchanged.
 */
export const largest: Record<MediumKind, number> = {
  picture: 400 * megabyte,
  sound: 8 * megabyte,
  film: 60 * megabyte,
};

/** Of a film on a cover, which every guest loads without asking for it. */
export const largestCoverFilm = 1.5 * megabyte;

/** All extensions of a kind, for messages to staff. */
export function extensionsOf(kind: MediumKind): string[] {
  return Object.keys(types).filter((extension) => types[extension]?.kind === kind);
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

/** The kind of a file by its extension; null for an extension that is not accepted. */
export function kindOf(name: string): MediumKind | null {
  return types[extensionOf(name)]?.kind ?? null;
}

/** The Content-Type by a file's extension; null for an extension that is not served. */
export function contentTypeOf(name: string): string | null {
  // A sheet for printers is served, and no file of a definition.
  if (extensionOf(name) === "pdf") return "application/pdf";
  return types[extensionOf(name)]?.contentType ?? null;
}
