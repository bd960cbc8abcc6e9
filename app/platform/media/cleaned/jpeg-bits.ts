/** For each sixteen bits that may come, a code's length times 256 and its symbol; 0 for no code. */
export type Tree = Uint16Array;

const longestCode = 16;

/**
 * A table of Huffman's codes (T.81 section C.2).
 * @param offset of its counts of codes by their length, which its symbols follow.
 * @returns null for more codes than sixteen bits have.
 */
export function treeOf(bytes: Uint8Array, offset: number): Tree | null {
  const tree = new Uint16Array(1 << longestCode);
  let symbol = offset + longestCode;
  let filled = 0;
  for (let length = 1; length <= longestCode; length += 1) {
    const width = 1 << (longestCode - length);
    for (let count = bytes[offset + length - 1] ?? 0; count > 0; count -= 1) {
      if (filled + width > tree.length) return null;
      tree.fill(length * 256 + (bytes[symbol] ?? 0), filled, filled + width);
      symbol += 1;
      filled += width;
    }
  }
  return tree;
}

/** Reads the codes of a scan. Behind the scan's end come zeros, and `isOver` tells so. */
export function bitsOf(bytes: Uint8Array, from: number) {
  let position = from;
  /** The bits that were read and not used, the last ones of the number. */
  let held = 0;
  let count = 0;
  let isOver = false;
  let made = 0;

  function fill(): void {
    while (count <= 16) {
      const byte = bytes[position];
      const isData = byte !== undefined && (byte !== 0xff || bytes[position + 1] === 0);
      if (isData) position += byte === 0xff ? 2 : 1;
      else made += 8;
      held = ((held & 0xffff) << 8) | (isData ? byte : 0);
      count += 8;
    }
  }

  function skip(bits: number): void {
    if (count < bits) fill();
    count -= bits;
    if (count < made) isOver = true;
  }

  function symbol(tree: Tree): number {
    if (count < longestCode) fill();
    const entry = tree[(held >>> (count - longestCode)) & 0xffff] ?? 0;
    if (entry === 0) isOver = true;
    skip(entry >> 8);
    return entry & 0xff;
  }

  return {
    skipBlock(dc: Tree, ac: Tree): void {
      skip(symbol(dc) & 15);
      for (let place = 1; place < 64 && !isOver;) {
        const code = symbol(ac);
        const length = code & 15;
        if (length === 0 && code !== 0xf0) return;
        place += (code >> 4) + 1;
        skip(length);
      }
    },
    /** Goes to behind the next restart marker. @returns whether there is one. */
    restart(): boolean {
      [held, count, made] = [0, 0, 0];
      while (bytes[position] === 0xff && bytes[position + 1] === 0xff) position += 1;
      const marker = bytes[position + 1] ?? 0;
      const isThere = bytes[position] === 0xff && marker >= 0xd0 && marker <= 0xd7;
      position += 2;
      return isThere;
    },
    isOver: () => isOver,
    /** The end of the data that were used. */
    end(): number {
      let end = position;
      for (let unused = (count - made) >> 3; unused > 0; unused -= 1)
        end -= bytes[end - 1] === 0 && bytes[end - 2] === 0xff ? 2 : 1;
      return end;
    },
  };
}
