declare module "heic-decode" {
  /** A picture as RGBA, row by row. */
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode: () => Promise<Decoded> };
  const decode: {
    /** The pictures of a file, decoded on demand; `dispose` gives their memory back. */
    all: (input: { buffer: Uint8Array }) => Promise<Image[] & { dispose: () => void }>;
  };
  export default decode;
}
