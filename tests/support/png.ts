/** A PNG of palette colours as a chat's program reads it. */
export type DecodedPng = {
  width: number;
  height: number;
  /** The colour of a pixel, `#6b2737`. */
  colourAt: (x: number, y: number) => string;
  /** The colours of some rows, for comparison. */
  rows: (from: number, to: number) => string;
};

/**
 * Decodes a PNG with a palette of 8 bits and unfiltered rows (PNG, third edition).
 * @throws where a checksum, the order of chunks or the amount of data is wrong.
 */
export async function decodePng(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPng> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    throw new Error("no PNG");
  const chunks: { type: string; data: Uint8Array<ArrayBuffer> }[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    const named = bytes.slice(at + 4, at + 8 + length);
    if (crcOf(named) !== view.getUint32(at + 8 + length)) throw new Error("a wrong checksum");
    const type = String.fromCharCode(...named.subarray(0, 4));
    chunks.push({ type, data: named.slice(4) });
    at += 12 + length;
  }
  const of = (type: string) =>
    chunks.filter((chunk) => chunk.type === type).map(({ data }) => data);
  const order = [...new Set(chunks.map(({ type }) => type))].join(" ");
  if (order !== "IHDR PLTE IDAT IEND") throw new Error(`chunks ${order}`);
  const [header = new Uint8Array()] = of("IHDR");
  const [palette = new Uint8Array()] = of("PLTE");
  const { buffer } = header;
  const [width, height] = [new DataView(buffer).getUint32(0), new DataView(buffer).getUint32(4)];
  if (header.slice(8).join() !== "8,3,0,0,0") throw new Error(`a header of ${header.join()}`);
  // It also checks zlib's checksum.
  const inflated = new Blob(of("IDAT")).stream().pipeThrough(new DecompressionStream("deflate"));
  const data = new Uint8Array(await new Response(inflated).arrayBuffer());
  if (data.length !== (width + 1) * height) throw new Error(`${data.length} bytes of pixels`);
  for (let y = 0; y < height; y += 1)
    if (data[y * (width + 1)] !== 0) throw new Error("a filtered row");
  return {
    width,
    height,
    colourAt(x, y) {
      const place = (data[y * (width + 1) + 1 + x] ?? 0) * 3;
      const channels = [...palette.subarray(place, place + 3)];
      if (channels.length < 3) throw new Error("a pixel of no colour");
      return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    },
    rows: (from, to) => data.subarray(from * (width + 1), to * (width + 1)).join(),
  };
}

/** CRC-32 bit by bit (section D), so that the product's own is not trusted. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
