/** What the bindings of KV and R2 store. Streams are not offered: nothing in the command has one. */
export type Storable = string | ArrayBuffer | ArrayBufferView | ReadableStream | Blob | null;

/** The bytes of a value that is to be stored. @throws Error for a stream. */
export async function bytesOf(value: Storable): Promise<Uint8Array<ArrayBuffer>> {
  if (value === null) return new Uint8Array();
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  if (ArrayBuffer.isView(value)) {
    const copy = new Uint8Array(value.byteLength);
    copy.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    return copy;
  }
  throw new Error("a stream cannot be stored over REST");
}
