/** A picture's file that does not have the form that its first bytes promise. */
export class BrokenPicture extends Error {
  override name = "BrokenPicture";
}

/** A picture's file without what a camera noted, and its width and height in pixels as stored. */
export type CleanPicture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Chunks of a PNG or WebP: a PNG of 15 MB has 2,000 in the usual length of 8 kB. */
export const mostChunks = 50_000;

/**
 * Moves what is kept of a file to its beginning, within the file's own bytes: a copy of 15 MB would
 * be a ninth of a Worker's memory.
 * @param from how many bytes at the beginning stay as they are.
 */
export function keptWithin(bytes: Uint8Array<ArrayBuffer>, from: number) {
  let end = from;
  return {
    /** Keeps a part. Parts come in their order. */
    keep(start: number, stop: number): void {
      bytes.copyWithin(end, start, stop);
      end += stop - start;
    },
    /**
     * Writes bytes of one's own in the place of what was left out.
     * @param limit where the part begins that is looked at next.
     * @returns false where there is no room for them.
     */
    put(addition: Uint8Array, limit: number): boolean {
      if (end + addition.length > limit) return false;
      bytes.set(addition, end);
      end += addition.length;
      return true;
    },
    kept: (): Uint8Array<ArrayBuffer> => bytes.subarray(0, end),
  };
}

/** True if bytes have a text at a place, one letter per byte. */
export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  return true;
}
