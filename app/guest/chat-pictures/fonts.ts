import type { FontFace, LanguageFonts } from "#app/designs/part-types.ts";

/** A file of a pairing as a font family of its own, because satori takes one file per family. */
export type FontFile = { face: FontFace; name: string };

/** The files of a pairing's fonts in one language, and the fallback order of each role. */
export function fontFilesOf({
  faces,
  displayFaces,
  display,
  body,
}: Pick<LanguageFonts, "faces" | "displayFaces" | "display" | "body">): {
  files: FontFile[];
  display: string;
  body: string;
} {
  const files = faces.map((face, index) => ({ face, name: `${face.family} ${index}` }));
  const stack = (families: string, isDisplay: boolean) =>
    [...families.matchAll(/"([^"]+)"/g)]
      .flatMap(([, family]) => {
        // Of one family the file of the page's own script comes first, hence reversed.
        const familyFiles = files.filter(({ face }) => face.family === family).toReversed();
        // The weight of this role before that of the other.
        const roleFiles = familyFiles.filter(
          ({ face }) => displayFaces.includes(face) === isDisplay,
        );
        return [...new Set([...roleFiles, ...familyFiles])];
      })
      .map(({ name }) => name)
      .join(", ");
  return { files, display: stack(display, true), body: stack(body, false) };
}
