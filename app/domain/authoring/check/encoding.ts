import type { SourceFile } from "#app/domain/authoring/check/types.ts";

/** Windows-1251 and ArmSCII-8 write words of these bytes, Western encodings single letters. */
const firstLetter = 0xb2;
/** ArmSCII-8 has ա, գ, դ, ե and so on below 0xc0, where Windows-1251 has rare signs only. */
const firstCyrillic = 0xc0;
const leastArmenian = 0.08;
/** A decoder for all files: making one costs as much as reading a file with it. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a content file, which is UTF-8 with or without a byte order mark. Another encoding
 * gives no text but a sentence that names it, because its letters would be lost without a word.
 */
export function decodeSource(bytes: Uint8Array): Pick<SourceFile, "text" | "unreadable"> {
  // UTF-16 without a mark is valid UTF-8 where all letters are Latin: every other byte is NUL.
  const isWide =
    bytes.includes(0) || startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  if (!isWide) {
    try {
      return { text: utf8.decode(bytes) };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  const name = isWide ? "UTF-16" : encodingOf(bytes);
  return {
    text: "",
    unreadable: `is not saved as UTF-8 but probably as ${name}: open it in the editor and save it "with encoding" UTF-8`,
  };
}

function startsWith(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes[0] === first && bytes[1] === second;
}

/** The likely encoding of one byte a letter, by the bytes above ASCII. */
function encodingOf(bytes: Uint8Array): string {
  const high = bytes.filter((byte) => byte >= firstLetter);
  const inWords = high.length > 0 && longestRun(bytes) >= 3;
  if (!inWords) return "Windows-1252 (Western)";
  const low = high.filter((byte) => byte < firstCyrillic);
  return low.length > high.length * leastArmenian
    ? "ArmSCII-8 (Armenian)"
    : "Windows-1251 (Cyrillic)";
}

function longestRun(bytes: Uint8Array): number {
  let [longest, run] = [0, 0];
  for (const byte of bytes) {
    run = byte >= firstLetter ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
