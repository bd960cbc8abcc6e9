import { playerOf } from "#app/platform/media/players.ts";
import { extensionOf, extensionsOf, kindOf, type MediumKind } from "#app/platform/media/kinds.ts";
import { variantPaths, type PictureFormat } from "#app/platform/media/picture-formats.ts";

/**
 * A file of `content/media`. The hash covers its bytes and the settings of its preparation, 32 hex
 * digits.
 */
export type Medium =
  | {
      kind: "picture";
      hash: string;
      width: number;
      height: number;
      /** The formats to offer; the usual ones unless given. */
      formats?: readonly PictureFormat[];
      /** The picture in a few pixels, as the base64 of a WebP. */
      placeholder?: string;
      /** How bright it is, field by field (`measureLight`). */
      light?: string;
    }
  | { kind: "sound" | "film"; hash: string; extension: string; bytes?: number }
  | { kind: "unreadable" };

/** The files of `content/media` by the name that definitions use, as in `media/photo.jpg`. */
export type Library = ReadonlyMap<string, Medium>;

type Path = (string | number)[];

/** Replaces a file's name in a published definition. The address changes with the content. */
export type Placed = {
  src: string;
  width?: number;
  height?: number;
  formats?: readonly PictureFormat[];
  placeholder?: string;
};

/** The name of a file as published: a picture's folder in R2, or the file of a sound or a film. */
const placedForm = /^media\/[0-9a-f]{32}(?:\/whole\.[a-z0-9]+)?$/;

/**
 * @throws Error for an unreadable file; the check refuses those before publication.
 */
export function placedOf(medium: Medium): Placed {
  switch (medium.kind) {
    case "picture": {
      const { hash, width, height, formats, placeholder } = medium;
      return {
        src: `media/${hash}`,
        width,
        height,
        ...(formats ? { formats } : {}),
        ...(placeholder ? { placeholder } : {}),
      };
    }
    case "unreadable":
      throw new Error("a file that cannot be read has no address");
    default:
      return { src: `media/${medium.hash}/whole.${medium.extension}` };
  }
}

/** All R2 keys of a medium: one for sound and film, one per width and format for a picture. */
export function keysOf(medium: Medium): string[] {
  const { src, width, formats } = placedOf(medium);
  return width === undefined ? [src] : variantPaths({ src, width, formats });
}

/**
 * The R2 key of a file as it was added, from which its forms are made anew. Never served: the
 * Worker answers for `media/` and `og/` alone.
 * @param name as in definitions; its extension is kept.
 */
export function originalKeyOf(name: string, { hash }: { hash: string }): string {
  return `originals/${hash}.${extensionOf(name)}`;
}

/**
 * True if a file belongs to one invitation: `media/wedding/anna-arman/img-0042.jpg`. Its original
 * is kept in R2, those of the studio's own files in the repository (docs/decisions/029).
 */
export function isOfInvitation(name: string): boolean {
  return name.split("/").length > 3;
}

/** Lists every `media/…` file that a definition names, with the path of its `src`. */
export function mediaOf(node: unknown, path: Path = []): { src: string; path: Path }[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => mediaOf(item, [...path, index]));
  if (typeof node !== "object" || node === null) return [];
  const src: unknown = Reflect.get(node, "src");
  const ownMedia =
    typeof src === "string" && src.startsWith("media/") ? [{ src, path: [...path, "src"] }] : [];
  return [
    ...ownMedia,
    ...Object.entries(node).flatMap(([name, value]) => mediaOf(value, [...path, name])),
  ];
}

/**
 * Findings on the files that a definition names and on its films' addresses.
 * @param definition as the file has it, with faults perhaps.
 */
export function mediaFindings(
  definition: unknown,
  library: Library,
): { path: Path; message: string }[] {
  return [
    ...mediaOf(definition).flatMap(({ src, path }) => {
      const message = messageFor(src, wantedAt(path), library.get(src));
      return message === null ? [] : [{ path, message }];
    }),
    ...filmsIn(definition).flatMap(({ src, index }) =>
      playerOf(src) === null
        ? [
            {
              path: ["sections", index, "src"],
              message: "expected a film of YouTube or Vimeo, or a file like media/film.mp4",
            },
          ]
        : [],
    ),
  ];
}

/** The films of a definition's sections. */
function filmsIn(definition: unknown): { src: string; index: number }[] {
  const sections: unknown = Reflect.get(Object(definition), "sections");
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    const src: unknown = Reflect.get(Object(section), "src");
    const isFilm = Reflect.get(Object(section), "type") === "video" && typeof src === "string";
    return isFilm ? [{ src, index }] : [];
  });
}

/**
 * The kind that a place in the definition expects: music is a sound, a section's own file a film,
 * all others are pictures.
 */
function wantedAt([first, , third]: Path): MediumKind {
  if (first === "music") return "sound";
  return third === "src" ? "film" : "picture";
}

function messageFor(
  src: string,
  expectedKind: MediumKind,
  medium: Medium | undefined,
): string | null {
  // An invitation that `pull` wrote names its files as published.
  if (placedForm.test(src) && (src.includes("/whole.") ? kindOf(src) : "picture") === expectedKind)
    return null;
  if (kindOf(src) !== expectedKind)
    return `expected a file that ends in ${extensionsOf(expectedKind).join(", ")}`;
  if (medium === undefined)
    return `there is no content/${src}; \`studio media add ${folderOf(src)}FILE\` puts one there`;
  return medium.kind === "unreadable" ? `content/${src} cannot be read` : null;
}

/** `wedding/anna-arman ` of `media/wedding/anna-arman/photo.jpg`, as `media add` takes it. */
function folderOf(src: string): string {
  const steps = src.split("/").slice(1, -1);
  return steps.length > 0 ? `${steps.join("/")} ` : "";
}

/** `node` with every file's name replaced by its address. */
export function placeMedia(node: unknown, library: Library): unknown {
  if (Array.isArray(node)) return node.map((item) => placeMedia(item, library));
  if (typeof node !== "object" || node === null) return node;
  const src: unknown = Reflect.get(node, "src");
  const medium = typeof src === "string" ? library.get(src) : undefined;
  return {
    ...Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, placeMedia(value, library)]),
    ),
    ...(medium ? placedOf(medium) : {}),
  };
}

/** A cover's photo with its brightness, by which the names on it are made readable. */
export function withLight<Photo extends { src: string }>(photo: Photo, library: Library): Photo {
  const medium = library.get(photo.src);
  return medium?.kind === "picture" && medium.light ? { ...photo, light: medium.light } : photo;
}
