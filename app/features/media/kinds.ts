export type MediumKind = "picture" | "sound" | "film";

/** What a file in `content/media` may be, by how its name ends, with what browsers are told. */
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

/** In bytes. A photo is made smaller, so its limit is the camera's; the others reach phones as they are. */
export const largest: Record<MediumKind, number> = {
  picture: 60 * megabyte,
  sound: 8 * megabyte,
  film: 60 * megabyte,
};

/** All endings of one kind, for the sentence that staff read. */
export function extensionsOf(kind: MediumKind): string[] {
  return Object.keys(types).filter((extension) => types[extension]?.kind === kind);
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

/** Null for a file that the site does not show. */
export function kindOf(name: string): MediumKind | null {
  return types[extensionOf(name)]?.kind ?? null;
}

/** Null for a file that the site does not serve. */
export function contentTypeOf(name: string): string | null {
  return types[extensionOf(name)]?.contentType ?? null;
}
