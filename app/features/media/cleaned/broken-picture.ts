/** A picture's file that does not have the form that its first bytes promise. */
export class BrokenPicture extends Error {
  override name = "BrokenPicture";
}

/** A picture's file without what a camera noted, and its width and height in pixels as stored. */
export type CleanPicture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether bytes have a text at a place, one letter per byte. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;
}
