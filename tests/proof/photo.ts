/** A JPEG as its headers say, whose picture is noise. @param length bytes, more or less. */
export async function photoOf(
  length: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; hash: string }> {
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x0b, 0xb8, 0x0f, 0xa0, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0];
  const noise = crypto.getRandomValues(new Uint8Array(16));
  const body = new Uint8Array(length).map((_, at) => (noise[at % 16] ?? 0) & 0x7f);
  const bytes = new Uint8Array(
    await new Blob([
      Uint8Array.from([...head, ...scan]),
      body,
      Uint8Array.of(0xff, 0xd9),
    ]).arrayBuffer(),
  );
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { bytes, hash: Buffer.from(digest).toString("hex") };
}
