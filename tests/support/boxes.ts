/** A box of an MP4 or HEIF file with its contents one after the other. */
export function boxOf(type: string, ...contents: readonly Uint8Array[]): Uint8Array {
  const body = joined(contents);
  const box = new Uint8Array(8 + body.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(bytesOf(type), 4);
  box.set(body, 8);
  return box;
}

/** Bytes of a text, one for each letter. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Numbers of 32 bits, the highest byte first. */
export function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number);
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

type TrackInput = {
  handler?: string;
  codec?: string;
  profile?: number;
  /** Places of its chunks in the file. */
  places?: readonly number[];
  extra?: readonly Uint8Array[];
};

/** A track as a film's index lists it. */
export function trackOf({
  handler = "vide",
  codec = "avc1",
  profile,
  places = [],
  extra = [],
}: TrackInput): Uint8Array {
  const settings = profile === undefined ? [] : [boxOf("avcC", Uint8Array.of(1, profile, 0, 31))];
  const entry = boxOf(codec, new Uint8Array(78), ...settings);
  return boxOf(
    "trak",
    boxOf(
      "mdia",
      boxOf("hdlr", words(0, 0), bytesOf(handler), words(0, 0, 0)),
      boxOf(
        "minf",
        boxOf(
          "stbl",
          boxOf("stsd", words(0, 1), entry),
          boxOf("stco", words(0, places.length, ...places)),
        ),
      ),
    ),
    ...extra,
  );
}
