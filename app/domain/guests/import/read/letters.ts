/**
 * Encodings with one byte for each letter; any bytes are a text in them. Excel saves CSV in the
 * system's legacy code page, on a Mac it is Mac Roman, older programs in Russia write cp866 or
 * KOI8-R, in Armenia ArmSCII-8.
 */
export const singleByte = [
  "windows-1252",
  "iso-8859-15",
  "macintosh",
  "windows-1251",
  "x-mac-cyrillic",
  "ibm866",
  "koi8-r",
  "armscii-8",
] as const;
export type SingleByte = (typeof singleByte)[number];

/**
 * Encodings that a text itself shows, the last for ASCII alone; Excel's "Unicode text" is UTF-16.
 */
export type SureEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Bytes as a text of one character each, which a form can carry. */
export function bytesText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(offset, offset + 8_192)));
  return parts.join("");
}

/** Decodes bytes that are written as characters; an unknown byte is U+FFFD. */
export function decode(bytes: string, encoding: SingleByte): string {
  if (encoding === "armscii-8") {
    const letters = lettersOf(encoding);
    return bytes.replaceAll(/[\u0080-\u00FF]/g, (byte) => letters[byte.charCodeAt(0) - 128] ?? "");
  }
  return new TextDecoder(encoding).decode(bytesOf(bytes));
}

/** The bytes that `bytesText` wrote. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** ArmSCII-8 from 0xA0 (AST 34.005); from 0xB2 a capital stands before its small letter. */
function armenianLetters(): string[] {
  const signs = "\u00A0\uFFFDև։)(»«—.՝,-֊…՜՛՞";
  const letters = Array.from({ length: 38 }, (_, index) =>
    String.fromCharCode(0x531 + index, 0x561 + index),
  ).join("");
  return [..."\uFFFD".repeat(32), ...signs, ...letters, "՚", "\uFFFD"];
}

const upperHalves = new Map<SingleByte, readonly string[]>();

/** The characters of the bytes from 0x80. */
export function lettersOf(encoding: SingleByte): readonly string[] {
  const cachedLetters = upperHalves.get(encoding);
  if (cachedLetters) return cachedLetters;
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const letters =
    encoding === "armscii-8" ? armenianLetters() : [...new TextDecoder(encoding).decode(bytes)];
  upperHalves.set(encoding, letters);
  return letters;
}
