declare module "wawoff2" {
  /** A WOFF2 font as TTF or OTF. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
