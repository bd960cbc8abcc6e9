/**
 * A parser of bytes from outside, with files that are made of structure: many parts of nothing, counts
 * that lie, sizes of zero, deep nesting, one huge part. Random bytes behind a right beginning prove
 * nothing: they end at the first marker.
 */
export type Parser<Input = unknown> = {
  /** Generated files by what they are; the first is the one that costs most, or did before it was bounded. */
  files: Readonly<Record<string, () => Input | Promise<Input>>>;
  /** Reads a file as the site does, and takes what is refused for an answer. */
  read: (file: Input) => unknown;
};

/** Keeps the type that files and `read` share. */
export function parserOf<Input>(parser: Parser<Input>): Parser {
  const { files, read } = parser;
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([name, make]) => [name, async () => ({ made: await make() })]),
    ),
    read: async (file) => {
      if (typeof file !== "object" || file === null || !("made" in file))
        throw new Error("no file");
      // Each of these was made by one of the parser's own functions above.
      return read(file.made as Input);
    },
  };
}

const none: Uint8Array = new Uint8Array();

/** `count` times the same bytes between a beginning and an end. */
export function repeated(
  part: Uint8Array,
  count: number,
  { before = none, after = none }: { before?: Uint8Array; after?: Uint8Array } = {},
): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(before.length + part.length * count + after.length);
  all.set(before);
  all.set(part, before.length);
  // Twice as much each time, from what is there.
  const end = before.length + part.length * count;
  for (let have = part.length; have < end - before.length; have *= 2)
    all.copyWithin(before.length + have, before.length, Math.min(before.length + have, end - have));
  all.set(after, end);
  return all;
}

/** A number of four bytes, the lowest first, as WebP, WAV and ZIP have it. */
export function lowFirst(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number, true);
  return bytes;
}
